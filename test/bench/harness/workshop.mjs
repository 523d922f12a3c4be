import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where one bench works: a temporary folder, and everything that has to be stopped or removed afterwards. */
export class Workshop {
  /** @type {(() => Promise<void>)[]} */
  #cleanUps = [];

  /** @param {string} root @param {string} folder */
  constructor(root, folder) {
    this.root = root;
    this.folder = folder;
  }

  /** @param {string} root */
  static async open(root) {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
    const workshop = new Workshop(root, folder);
    workshop.afterwards(() => rm(folder, { recursive: true, force: true }));
    const interrupted = () => void workshop.close().then(() => process.exit(130));
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    workshop.afterwards(async () => void process.off('SIGINT', interrupted).off('SIGTERM', interrupted));
    return workshop;
  }

  /** Done at the end, the last one first. @param {() => Promise<void>} cleanUp */
  afterwards(cleanUp) {
    this.#cleanUps.push(cleanUp);
  }

  async close() {
    for (let next = this.#cleanUps.pop(); next !== undefined; next = this.#cleanUps.pop())
      await next().catch((cause) => process.stderr.write(`While cleaning up: ${cause.message}\n`));
  }
}
