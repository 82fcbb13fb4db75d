/// The modules that come with the platforms and their tools.
enum SystemModules {
  /// Whether a module is one of Apple's, or of the language's.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("_")
      || name.hasSuffix("UI")
        && names.contains(
          String(name.dropLast(2)))
  }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices
    AdSupport AlarmKit AppIntents AppKit AppTrackingTransparency ApplicationServices AudioToolbox
    AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets
    BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Carbon Charts ClassKit ClockKit CloudKit
    Cocoa Collaboration ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio
    CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
    CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN
    CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity
    DeviceCheck DiskArbitration Dispatch Distributed DriverKit EventKit EventKitUI ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FinderSync
    Foundation FoundationModels GLKit GameController GameKit GameplayKit Glibc GroupActivities
    HealthKit HealthKitUI HomeKit Hypervisor IOBluetooth IOKit IOSurface IdentityLookup ImageCaptureCore
    ImageIO ImagePlayground Intents IntentsUI JavaScriptCore LatentSemanticMapping LinkPresentation
    LocalAuthentication MLCompute ManagedSettings MapKit MarketplaceKit MediaAccessibility
    MediaLibrary MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetricKit ModelIO MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction Network NetworkExtension NotificationCenter OSLog Observation ObjectiveC
    OpenDirectory PDFKit PassKit PencilKit PhotoKit Photos PhotosUI PlaygroundSupport PreferencePanes
    PreviewsCapturing PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing QuickLookUI
    RealityKit RegexBuilder ReplayKit RoomPlan SafariServices SceneKit ScreenCaptureKit ScreenSaver
    ScreenTime Security SensitiveContentAnalysis SensorKit ServiceManagement ShazamKit
    SharedWithYou SiriKit SoundAnalysis Speech SpriteKit StickerKit StoreKit Swift SwiftConcurrency
    SwiftData SwiftUI SwiftUICore Symbols Synchronization SystemConfiguration SystemExtensions
    TabularData Testing TipKit Translation TVUIKit UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit
    WeatherKit WebKit WidgetKit WorkoutKit XCTest os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
