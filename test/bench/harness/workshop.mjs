import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where one bench works: a temporary folder, and everything that has to be stopped or removed afterwards. */
export class Workshop {
  /** @type {Set<Workshop>} */
  static #open = new Set();
  static #isOver = false;

  /** @type {(() => Promise<unknown>)[]} */
  #cleanUps = [];
  /** @type {Promise<void> | undefined} */
  #closing;
  /** The one server of all benches that share it. @type {Workshop | undefined} */
  house;

  /** @param {string} root @param {string} folder */
  constructor(root, folder) {
    this.root = root;
    this.folder = folder;
  }

  /** @param {string} root @param {Workshop} [house] */
  static async open(root, house) {
    // Nothing is begun any more; whoever waits for it ends with the process.
    if (Workshop.#isOver) await new Promise(() => undefined);
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
    // As root, the embedded server runs as another user, who would else keep its files elsewhere.
    await chmod(folder, 0o711);
    const workshop = new Workshop(root, folder);
    workshop.house = house;
    Workshop.#open.add(workshop);
    workshop.afterwards(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    workshop.afterwards(() => endServersIn(folder));
    return workshop;
  }

  /** Once interrupted: everything of every bench. */
  static async closeAll() {
    Workshop.#isOver = true;
    await Promise.all([...Workshop.#open].map((workshop) => workshop.close()));
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
