import type { ForkOptions } from 'node:child_process';

/**
 * How to start a process of Node.js that leaves nothing of its memory behind when it crashes: a stranger's document is in
 * there. A shell says so and becomes that process, so that whatever it starts keeps to it as well. Some systems hand
 * memory to a program, whatever its limit: on Linux, none of it is for them.
 */
export function withoutCoreDumps(execArgv: readonly string[]): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform === 'win32') return { execArgv: [...execArgv] };
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ...execArgv] };
}

const script = `
ulimit -c 0 2>/dev/null
{ echo 0 >/proc/self/coredump_filter; } 2>/dev/null
exec "$0" "$@"`;
