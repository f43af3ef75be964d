#define _GNU_SOURCE

#include "csandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "The numbers of this machine's system calls are not known"
#endif

#define DATA(member) ((uint32_t)offsetof(struct seccomp_data, member))
// The lower half of an argument: both machines are little-endian.
#define ARGUMENT(number) (DATA(args) + 8 * (number))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE RETURN(SECCOMP_RET_ERRNO | EPERM)
#define REFUSED(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), REFUSE
#define WRITES (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND)
// Refuses a call whose argument has one of these bits set.
#define REFUSED_WITH(call, number, bits)                                                            \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 5), LOAD(ARGUMENT(number)),                    \
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1), REFUSE, RETURN(SECCOMP_RET_ALLOW),          \
      RETURN(SECCOMP_RET_ALLOW)

static const struct sock_filter filter[] = {
    LOAD(DATA(arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    LOAD(DATA(nr)),
#if defined(__x86_64__)
    // Calls of x32 have numbers of their own.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    RETURN(SECCOMP_RET_KILL_PROCESS),
#endif
    // The network, and what else a socket leads to
    REFUSED(socket),
    REFUSED(socketpair),
    REFUSED(connect),
    REFUSED(bind),
    REFUSED(listen),
    REFUSED(accept),
    REFUSED(accept4),
    REFUSED(sendto),
    REFUSED(sendmsg),
    REFUSED(sendmmsg),
    // Other programs and processes
    REFUSED(execve),
    REFUSED(execveat),
    REFUSED(ptrace),
    REFUSED(process_vm_readv),
    REFUSED(process_vm_writev),
    REFUSED(kill),
    REFUSED(tkill),
    REFUSED(pidfd_open),
    REFUSED(pidfd_getfd),
    REFUSED(pidfd_send_signal),
    REFUSED(setrlimit),
    REFUSED(prlimit64),
    // Files
    REFUSED(unlinkat),
    REFUSED(renameat),
    REFUSED(renameat2),
    REFUSED(mkdirat),
    REFUSED(mknodat),
    REFUSED(linkat),
    REFUSED(symlinkat),
    REFUSED(fchmod),
    REFUSED(fchmodat),
    REFUSED(fchown),
    REFUSED(fchownat),
    REFUSED(truncate),
    REFUSED(ftruncate),
    REFUSED(utimensat),
    REFUSED(setxattr),
    REFUSED(open_by_handle_at),
#if defined(__x86_64__)
    REFUSED(fork),
    REFUSED(vfork),
    REFUSED(creat),
    REFUSED(unlink),
    REFUSED(rename),
    REFUSED(mkdir),
    REFUSED(rmdir),
    REFUSED(mknod),
    REFUSED(link),
    REFUSED(symlink),
    REFUSED(chmod),
    REFUSED(chown),
    REFUSED(lchown),
    REFUSED(utime),
    REFUSED(utimes),
#endif
    // The kernel
    REFUSED(mount),
    REFUSED(umount2),
    REFUSED(pivot_root),
    REFUSED(chroot),
    REFUSED(setns),
    REFUSED(unshare),
    REFUSED(bpf),
    REFUSED(perf_event_open),
    REFUSED(io_uring_setup),
    REFUSED(io_uring_enter),
    REFUSED(io_uring_register),
    REFUSED(userfaultfd),
    REFUSED(keyctl),
    REFUSED(add_key),
    REFUSED(request_key),
    REFUSED(memfd_create),
    // Flags that no filter can look at: callers go back to the older calls.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1),
    RETURN(SECCOMP_RET_ERRNO | ENOSYS),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
    RETURN(SECCOMP_RET_ERRNO | ENOSYS),
    REFUSED_WITH(openat, 2, WRITES),
#if defined(__x86_64__)
    REFUSED_WITH(open, 1, WRITES),
#endif
    // Threads, and no processes
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
    LOAD(ARGUMENT(0)),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
    REFUSE,
    RETURN(SECCOMP_RET_ALLOW),
};

// Landlock's interface as of Linux 5.13, and what 5.19, 6.2 and 6.7 have added; headers of Debian 12 lack the last.
struct ruleset {
  uint64_t handled_files, handled_network;
};
struct path_rule {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

enum { READ_FILE = 1 << 2, READ_FOLDER = 1 << 3, RULE_PATH = 1, ASK_VERSION = 1 };

static void allow(int set, const char *path) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  struct path_rule rule = {.allowed = READ_FILE | READ_FOLDER, .folder = folder};
  if (syscall(SYS_landlock_add_rule, set, RULE_PATH, &rule, 0) != 0) {
    rule.allowed = READ_FILE;
    syscall(SYS_landlock_add_rule, set, RULE_PATH, &rule, 0);
  }
  close(folder);
}

static void keep_to_libraries(const char *const *more_folders) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, ASK_VERSION);
  if (version < 1) return;
  struct ruleset rules = {.handled_files = (1 << 13) - 1};
  if (version >= 2) rules.handled_files |= 1 << 13;
  if (version >= 3) rules.handled_files |= 1 << 14;
  if (version >= 4) rules.handled_network = 3;
  size_t size = version >= 4 ? sizeof rules : sizeof rules.handled_files;
  int set = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (set < 0) return;
  static const char *const folders[] = {
      "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/app/lib", "/etc/ld.so.cache", "/etc/fonts", "/usr/share/poppler",
      "/app/share/poppler", "/usr/share/fonts", "/usr/share/icu",
      // What the processor can do
      "/proc/cpuinfo", "/sys/devices/system/cpu",
  };
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) allow(set, folders[i]);
  for (; *more_folders; more_folders++) allow(set, *more_folders);
  syscall(SYS_landlock_restrict_self, set, 0);
  close(set);
}

bool sandbox_enter(const char *const *more_folders) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  keep_to_libraries(more_folders);
  struct sock_fprog program = {
      .len = sizeof filter / sizeof *filter,
      .filter = (struct sock_filter *)filter,
  };
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}
