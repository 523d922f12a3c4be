import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inNamespaces } from './namespace-sandbox.js';
import { underLimits } from './process-limits.js';
import { type Program, nodeProgram, systemFolders } from './program.js';
import { workerEnvironment } from './worker-file.js';

/** How a process that opens strangers' files is kept from everything else. */
export interface Confinement {
  /** For those who run this. */
  readonly inWords: string;
  /** Whether it has no way to files, networks and processes, whatever its code does. */
  readonly isSandbox: boolean;
  /** The command line that runs the rest of it confined. */
  around(visible: readonly string[]): readonly string[];
  /** What Node.js itself is told. */
  nodeFlags(visible: readonly string[]): readonly string[];
}

/** Who owns nothing. */
const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

function sandbox(before: readonly string[]): Confinement {
  return {
    inWords: 'in Linux namespaces of their own, without network, files or other processes',
    isSandbox: true,
    around: (visible) => [...before, ...inNamespaces([...systemFolders, ...visible])],
    nodeFlags: () => [],
  };
}

/** Only JavaScript is bound by it: a decoder in C that is taken over is not. */
function permissions(before: readonly string[]): Confinement {
  return {
    inWords:
      'by the permission model of Node.js: JavaScript is without files and programs, a decoder in C that was taken over is not, and the network is open',
    isSandbox: false,
    around: () => before,
    nodeFlags: (visible) => [
      permissionFlag,
      '--allow-worker',
      ...(process.allowedNodeEnvironmentFlags.has('--allow-addons') ? ['--allow-addons'] : []),
      ...visible.flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-read=${join(path, '*')}`]),
    ],
  };
}

const mostTries = 3;

const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** All that this system may offer, the strictest first. Root becomes nobody where nobody can read the program. */
export function confinements(): readonly Confinement[] {
  const users = process.getuid?.() === 0 ? [asNobody, []] : [[]];
  const sandboxes = process.platform === 'linux' ? users.map(sandbox) : [];
  return [...sandboxes, ...users.map(permissions)];
}

/** The strictest one that works here and hides these folders. The last one of all always works. */
export async function strictestConfinement(hidden: readonly string[], isWorking = works): Promise<Confinement> {
  const all = confinements();
  for (const one of all.slice(0, -1))
    // A machine that is out of processes or memory for a moment does not end up with less for good.
    for (let tries = 0; tries < mostTries; tries++) if (await isWorking(one, nodeProgram(), hidden)) return one;
  return all[all.length - 1] as Confinement;
}

let known: Promise<Confinement> | undefined;

/** Where there is nothing to hide. Found out once. */
export function confinementHere(): Promise<Confinement> {
  return (known ??= strictestConfinement([]));
}

const probe = `
node=$1 program=$2
shift 2
test -r "$program" || exit 1
for hidden; do if test -e "$hidden"; then exit 1; fi; done
exec "$node" --version`;

/** Whether Node.js starts there. */
async function works(one: Confinement, { file, visible }: Program, hidden: readonly string[]): Promise<boolean> {
  const around = one.around(visible);
  const inside = ['/bin/sh', '-c', probe, 'sh', process.execPath, file, ...(one.isSandbox ? hidden : [])];
  const [command = '', ...args] = underLimits([...around, ...inside]);
  try {
    await promisify(execFile)(command, args, { env: workerEnvironment, cwd: '/', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}
