import { lstat, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const everybody = 0o007;
const writableByEverybody = 0o002;

/** Where a signing process listens. Whoever may open it can have every transaction signed. */
export class SignerSocket {
  constructor(readonly path: string) {}

  /** Before anything listens there: nobody else may put something in its place. */
  async checkFolder(): Promise<void> {
    const folder = dirname(this.path);
    if (((await stat(folder)).mode & writableByEverybody) !== 0)
      throw new Error(`Everybody can write to ${folder}: put the socket of the signer into a folder of its own`);
  }

  /** Before anything is said there. */
  async check(): Promise<void> {
    await this.checkFolder();
    const found = await lstat(this.path);
    if (!found.isSocket()) throw new Error(`${this.path} is no socket`);
    if ((found.mode & everybody) !== 0)
      throw new Error(`Everybody may open ${this.path}: the socket of the signer is for one user and one group`);
  }
}
