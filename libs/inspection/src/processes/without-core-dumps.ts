import type { ForkOptions } from 'node:child_process';

/**
 * Starts Node.js so that a crash writes no memory to disk, which may hold a stranger's document. A shell sets the limit
 * and becomes that process, so that its children inherit it. Systems that pipe dumps to a program ignore the limit, so
 * on Linux the filter excludes all memory as well.
 */
export function withoutCoreDumps(execArgv: readonly string[]): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform === 'win32') return { execArgv: [...execArgv] };
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ...execArgv] };
}

const script = `
ulimit -c 0 2>/dev/null
{ echo 0 >/proc/self/coredump_filter; } 2>/dev/null
exec "$0" "$@"`;
