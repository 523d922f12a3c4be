import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where one bench works: a temporary folder, and everything that has to be stopped or removed afterwards. */
export class Workshop {
  /** @type {Set<Workshop>} */
  static #open = new Set();
  /** Interrupted: what ends now has not failed. */
  static isOver = false;
  /** @type {string[]} */
  static #folders = [];

  /** @type {(() => Promise<unknown>)[]} */
  #cleanUps = [];
  /** @type {Promise<void> | undefined} */
  #closing;
  /** The one server of all benches that share it. @type {Workshop | undefined} */
  shared;

  /** @param {string} root @param {string} folder */
  constructor(root, folder) {
    this.root = root;
    this.folder = folder;
  }

  /** @param {string} root @param {Workshop} [shared] */
  static async open(root, shared) {
    await Workshop.goesOn();
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'));
    Workshop.#folders.push(folder);
    const workshop = new Workshop(root, folder);
    workshop.shared = shared;
    Workshop.#open.add(workshop);
    workshop.afterwards(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    workshop.afterwards(() => endServersIn(folder));
    // As root, the embedded server runs as another user, who would else keep its files elsewhere.
    await chmod(folder, 0o711);
    return workshop;
  }

  /** Once interrupted: everything of every bench. */
  static async closeAll() {
    Workshop.isOver = true;
    await Promise.all([...Workshop.#open].map((workshop) => workshop.close()));
    // What was under way may have written there once more.
    for (const folder of Workshop.#folders) rmSync(folder, { recursive: true, force: true });
  }

  /** Once interrupted, whoever begins something waits until the process ends. */
  static async goesOn() {
    if (Workshop.isOver) await new Promise(() => undefined);
  }

  /** Done at the end, the last one first; at once, if that is past. @param {() => Promise<unknown>} cleanUp */
  afterwards(cleanUp) {
    if (this.#closing === undefined) this.#cleanUps.push(cleanUp);
    else void attempt(cleanUp);
  }

  close() {
    return (this.#closing ??= this.#close());
  }

  async #close() {
    for (let next = this.#cleanUps.pop(); next !== undefined; next = this.#cleanUps.pop()) await attempt(next);
    Workshop.#open.delete(this);
  }
}

/** @param {() => Promise<unknown>} cleanUp */
async function attempt(cleanUp) {
  await cleanUp().catch((cause) => process.stderr.write(`While cleaning up: ${cause.message}\n`));
}

/** A service that is killed leaves its PostgreSQL behind. @param {string} folder */
async function endServersIn(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name, 'postgres/postmaster.pid');
    const pid = Number((await readFile(path, 'utf8').catch(() => '')).split('\n')[0]);
    if (pid > 0 && isSent(pid, 'SIGQUIT')) while (isSent(pid, 0)) await pause(20);
  }
}

/** Whether there is such a process. @param {number} pid @param {NodeJS.Signals | 0} signal */
function isSent(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
