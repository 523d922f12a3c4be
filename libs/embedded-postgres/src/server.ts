import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { EmbeddedPostgresFailed, hasCode } from './failure.js';
import { type Postmaster, disownReusedPid, findPostmaster, lastWritten } from './postmaster.js';
import { cannotRun, programOptions, runProgram } from './program.js';
import { lastLines, openLog, readLog } from './server-log.js';
import { serverArguments } from './settings.js';

const POLL_MS = 10;
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 60_000;
const NOTICE_MS = 2_000;
const RETRY_MS = 100;
const PORT_ATTEMPTS = 5;

export interface ServerRequest {
  readonly cluster: Cluster;
  readonly log: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly report: (step: string) => void;
}

export interface Serving {
  readonly port: number;
  readonly startedHere: boolean;
}

interface Launch {
  readonly child: ChildProcess;
  readonly logBegin: number;
  failure?: Error;
}

/** Attaches to the running server or starts one, and returns when it accepts connections. Only under the lock. */
export async function ensureServing(request: ServerRequest): Promise<Serving> {
  const begun = performance.now();
  let noticed = begun;
  let portsTaken = 0;
  let launch: Launch | undefined;
  while (performance.now() - begun < START_LIMIT_MS) {
    const postmaster = await findPostmaster(request.cluster.folder);
    if (postmaster?.status === 'ready')
      return { port: postmaster.port, startedHere: postmaster.pid === launch?.child.pid };
    if (postmaster === undefined && (launch === undefined || hasEnded(launch))) {
      if (launch !== undefined && (await reasonToRetry(launch, request)) === 'port taken') portsTaken += 1;
      if (portsTaken === PORT_ATTEMPTS) throw await startFailed('found no free port', request, launch);
      launch = await launchServer(request, { retry: launch !== undefined, portTaken: portsTaken > 0 });
    }
    if (performance.now() - noticed > NOTICE_MS) {
      request.report(`Still ${waitingFor(postmaster)} … (${Math.round((performance.now() - begun) / 1_000)} s)`);
      noticed = performance.now();
    }
    await pause(POLL_MS);
  }
  throw await startFailed(
    `was not ready after ${START_LIMIT_MS / 1_000} s, and goes on in the background`,
    request,
    launch,
  );
}

/** A fast shutdown: sessions are ended, everything committed is on disk. Only under the lock. */
export async function stopServer(cluster: Cluster): Promise<void> {
  if ((await findPostmaster(cluster.folder)) === undefined) return;
  const { output } = await runProgram(
    cluster.binaries.pgCtl,
    ['stop', '-D', cluster.folder, '-m', 'fast', '-W'],
    cluster.account,
    cluster.folder,
  );
  const begun = performance.now();
  while ((await findPostmaster(cluster.folder)) !== undefined) {
    if (performance.now() - begun > STOP_LIMIT_MS) {
      throw new EmbeddedPostgresFailed(
        `The database in ${cluster.folder} did not stop within ${STOP_LIMIT_MS / 1_000} s. pg_ctl said: ${output.trim()}`,
      );
    }
    await pause(POLL_MS);
  }
}

/**
 * Spawned directly, as leader of a session of its own, so that neither ctrl-C in the terminal nor our own end reaches
 * it. `pg_ctl start` would do the same, but through a shell that mangles some paths, and it looks only ten times a
 * second whether the server is up or has failed.
 */
async function launchServer(
  { cluster, log, settings, report }: ServerRequest,
  before: { retry: boolean; portTaken: boolean },
): Promise<Launch> {
  const left = await lastWritten(cluster.folder);
  if (!before.retry)
    report(
      left === undefined ? 'Starting the database …' : 'Recovering the database, which was not stopped properly …',
    );
  await disownReusedPid(cluster.folder);
  const port = await freePort(before.portTaken ? undefined : left?.port);
  const { file, begin } = await openLog(log);
  try {
    const child = spawn(cluster.binaries.postgres, serverArguments(cluster.folder, port, settings), {
      ...programOptions(cluster.account, cluster.folder),
      detached: true,
      stdio: ['ignore', file.fd, file.fd],
    });
    child.unref();
    const launch: Launch = { child, logBegin: begin };
    child.once('error', (error) => (launch.failure = error));
    return launch;
  } finally {
    await file.close();
  }
}

function hasEnded({ child, failure }: Launch): boolean {
  return failure !== undefined || child.exitCode !== null || child.signalCode !== null;
}

async function reasonToRetry(launch: Launch, request: ServerRequest): Promise<'port taken' | 'predecessor lives'> {
  if (launch.failure !== undefined) throw cannotRun(request.cluster.binaries.postgres, launch.failure);
  const said = await readLog(request.log, launch.logBegin);
  if (/could not bind|could not create any TCP/.test(said)) return 'port taken';
  // Sessions of a killed server finish their statement before they notice; PostgreSQL rightly waits for them.
  if (/pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(said)) {
    await pause(RETRY_MS);
    return 'predecessor lives';
  }
  throw await startFailed('did not start', request, launch);
}

function waitingFor(postmaster: Postmaster | undefined): string {
  if (postmaster === undefined) return 'waiting for the processes of the previous database server to end';
  return postmaster.status === 'stopping' ? 'waiting for the database to stop' : 'recovering the database';
}

/** The last one, if the server died: processes which outlived it find the new one there. */
async function freePort(preferred: number | undefined): Promise<number> {
  if (preferred === undefined || !(preferred > 0 && preferred < 65_536)) return await probe(0);
  return await probe(preferred).catch((error: unknown) => {
    if (hasCode(error, 'EADDRINUSE', 'EACCES')) return probe(0);
    throw error;
  });
}

async function probe(port: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}

async function startFailed(
  what: string,
  { cluster, log }: ServerRequest,
  launch: Launch | undefined,
): Promise<EmbeddedPostgresFailed> {
  const said = lastLines(await readLog(log, launch?.logBegin ?? 0).catch(() => ''));
  return new EmbeddedPostgresFailed(
    `The embedded PostgreSQL in ${cluster.folder} ${what}. The last lines of ${log}:\n${said}\n` +
      'Remove the cause they name and start again, or set DATABASE_URL to a PostgreSQL server.',
  );
}
