#ifndef CONFINEMENT_H
#define CONFINEMENT_H

/* Takes from this process what reading a form never needs, by the kernel's Landlock and seccomp. */

/* Which version of Landlock the kernel has; 0 where it has none, or has it switched off. */
int confinement_files_version(void);

/* Lets this thread, and those that it starts, open files below `readable` for reading and files
   below `writable` for anything, and no others; paths that are not there are passed over. Ends each
   list with NULL. Returns 0, or the number of the error. */
int confinement_restrict_files(const char *const *readable, const char *const *writable);

/* Takes from all threads the calls that start programs, open sockets, and reach other processes or
   what belongs to files beside their contents. Returns 0, or the number of the error. */
int confinement_restrict_calls(void);

/* The path of the library that a symbol stands in; NULL where that is not known. */
const char *confinement_library_of(const void *symbol);

#endif
