/**
 * A command line under limits that hold for the process and all that it starts: no file that it writes may get any
 * content, and a crash writes no memory to disk, which may hold a stranger's document. A shell sets the limits and
 * becomes that process. Systems that pipe dumps to a program ignore the limit of a dump, so on Linux the filter excludes
 * all memory as well.
 */
export function underLimits(command: readonly string[]): readonly string[] {
  return process.platform === 'win32' ? command : ['/bin/sh', '-c', script, ...command];
}

const script = `
ulimit -c 0 2>/dev/null
ulimit -f 0 2>/dev/null
{ echo 0 >/proc/self/coredump_filter; } 2>/dev/null
exec "$0" "$@"`;
