#define _GNU_SOURCE
#include "confinement.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>

/* Landlock's interface as the kernel documents it, so that older headers do: */

enum {
  landlock_create_ruleset = 444,
  landlock_add_rule = 445,
  landlock_restrict_self = 446,
  landlock_rule_path_beneath = 1,
};

struct landlock_ruleset {
  uint64_t handled_access_fs;
  uint64_t handled_access_net;
  uint64_t scoped;
};

struct landlock_path_beneath {
  uint64_t allowed_access;
  int32_t parent_fd;
} __attribute__((packed));

#define ACCESS(bit) (UINT64_C(1) << (bit))

enum { file_execute = 0, file_write = 1, file_read = 2, folder_read = 3, folder_refer = 13,
  file_truncate = 14, device_control = 15 };

/* All rights of the first version, those of files and those of folders. */
static const uint64_t first_rights = (UINT64_C(1) << 13) - 1;
/* What may be done to a file that is no folder. */
static const uint64_t file_rights = ACCESS(file_execute) | ACCESS(file_write) | ACCESS(file_read)
  | ACCESS(file_truncate) | ACCESS(device_control);

const char *confinement_library_of(const void *symbol) {
  Dl_info place;
  return dladdr(symbol, &place) ? place.dli_fname : NULL;
}

int confinement_files_version(void) {
  long version = syscall(landlock_create_ruleset, NULL, (size_t)0, 1u);
  return version > 0 ? (int)version : 0;
}

static int allow(int ruleset, const char *path, uint64_t rights) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return 0;
  struct stat status;
  int result = 0;
  if (fstat(place, &status) == 0) {
    struct landlock_path_beneath rule = {
      .allowed_access = S_ISDIR(status.st_mode) ? rights : rights & file_rights,
      .parent_fd = place,
    };
    if (syscall(landlock_add_rule, ruleset, landlock_rule_path_beneath, &rule, 0u) != 0) {
      result = errno;
    }
  }
  close(place);
  return result;
}

int confinement_restrict_files(const char *const *readable, const char *const *writable) {
  int version = confinement_files_version();
  if (version < 1) return ENOSYS;
  struct landlock_ruleset rules = { .handled_access_fs = first_rights };
  size_t size = sizeof rules.handled_access_fs;
  if (version >= 2) rules.handled_access_fs |= ACCESS(folder_refer);
  if (version >= 3) rules.handled_access_fs |= ACCESS(file_truncate);
  if (version >= 4) {
    rules.handled_access_net = 3; /* to bind to a port, to connect to one */
    size = offsetof(struct landlock_ruleset, scoped);
  }
  if (version >= 5) rules.handled_access_fs |= ACCESS(device_control);
  if (version >= 6) {
    rules.scoped = 3; /* sockets without a path, signals to other processes */
    size = sizeof rules;
  }
  int ruleset = (int)syscall(landlock_create_ruleset, &rules, size, 0u);
  if (ruleset < 0) return errno;
  uint64_t reading = ACCESS(file_read) | ACCESS(folder_read);
  uint64_t writing = rules.handled_access_fs & ~(ACCESS(file_execute) | ACCESS(device_control));
  int result = 0;
  for (; *readable && !result; readable++) result = allow(ruleset, *readable, reading);
  for (; *writable && !result; writable++) result = allow(ruleset, *writable, writing);
  if (!result && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) result = errno;
  if (!result && syscall(landlock_restrict_self, ruleset, 0u) != 0) result = errno;
  close(ruleset);
  return result;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(member) \
  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offsetof(struct seccomp_data, member))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, (action))
#define DENY(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), RETURN(SECCOMP_RET_ERRNO | EPERM)

int confinement_restrict_calls(void) {
#ifndef ARCHITECTURE
  return ENOSYS;
#else
  struct sock_filter filter[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
#ifdef __x86_64__
    /* The calls of the x32 interface have numbers of their own. */
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    RETURN(SECCOMP_RET_ERRNO | EPERM),
#endif
    /* Programs and processes. A new thread is none; whoever asks by clone3 is told that there is
       only clone, whose purpose can be seen. */
    DENY(__NR_execve), DENY(__NR_execveat),
#ifdef __NR_fork
    DENY(__NR_fork), DENY(__NR_vfork),
#endif
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435, 0, 1), RETURN(SECCOMP_RET_ERRNO | ENOSYS),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 4),
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 1, 0),
    RETURN(SECCOMP_RET_ERRNO | EPERM),
    RETURN(SECCOMP_RET_ALLOW),
    /* The network, and other processes on this machine. */
    DENY(__NR_socket), DENY(__NR_socketpair), DENY(__NR_connect), DENY(__NR_bind),
    DENY(__NR_listen), DENY(__NR_accept), DENY(__NR_accept4),
    DENY(__NR_kill), DENY(__NR_tkill), DENY(424 /* pidfd_send_signal */),
    DENY(434 /* pidfd_open */), DENY(438 /* pidfd_getfd */),
    DENY(__NR_ptrace), DENY(__NR_process_vm_readv), DENY(__NR_process_vm_writev),
    DENY(425 /* io_uring_setup */), DENY(__NR_bpf), DENY(__NR_perf_event_open),
    DENY(__NR_userfaultfd), DENY(__NR_keyctl), DENY(__NR_add_key), DENY(__NR_request_key),
    /* What belongs to files beside their contents, which Landlock does not speak of. */
#ifdef __NR_chmod
    DENY(__NR_chmod), DENY(__NR_chown), DENY(__NR_lchown), DENY(__NR_utime), DENY(__NR_utimes),
    DENY(__NR_futimesat),
#endif
    DENY(__NR_fchmod), DENY(__NR_fchmodat), DENY(452 /* fchmodat2 */), DENY(__NR_fchown),
    DENY(__NR_fchownat), DENY(__NR_utimensat), DENY(__NR_setxattr), DENY(__NR_lsetxattr),
    DENY(__NR_fsetxattr), DENY(__NR_removexattr), DENY(__NR_lremovexattr),
    DENY(__NR_fremovexattr), DENY(__NR_truncate), DENY(__NR_open_by_handle_at),
    /* The system as a whole. */
    DENY(__NR_mount), DENY(__NR_umount2), DENY(__NR_chroot), DENY(__NR_pivot_root),
    DENY(__NR_unshare), DENY(__NR_setns), DENY(__NR_reboot), DENY(__NR_sethostname),
    RETURN(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {
    .len = (unsigned short)(sizeof filter / sizeof filter[0]),
    .filter = filter,
  };
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  long thread = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
  if (thread < 0) return errno;
  return thread == 0 ? 0 : EAGAIN;
#endif
}
