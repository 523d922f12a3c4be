import { randomBytes } from 'node:crypto';
import { administer, databaseUrls, dropDatabase, testServer } from './database.js';
import { Gatehouse, type OwnGatehouse } from './gatehouse.js';

/** A Gatehouse whose database is put back to what it was before, while everything outside of it goes on. */
export class Restorable {
  private readonly before: OwnGatehouse[] = [];
  private copy: string | undefined;

  constructor(public gatehouse: OwnGatehouse) {}

  /** As a base backup has it: what is committed by now. */
  async copied(): Promise<OwnGatehouse> {
    const { url, prefix } = testServer();
    const from = new URL(this.gatehouse.environment['DATABASE_URL'] ?? '').pathname.slice(1);
    const copy = `${prefix}_${randomBytes(8).toString('hex')}`;
    await this.gatehouse.service.close();
    await administer(url, `CREATE DATABASE ${copy} TEMPLATE ${from} STRATEGY FILE_COPY`);
    this.copy = copy;
    return this.again({});
  }

  async restored(): Promise<OwnGatehouse> {
    if (this.copy === undefined) throw new Error('Nothing was copied that could be restored');
    await this.gatehouse.service.close();
    return this.again({ ...databaseUrls(testServer(), this.copy) });
  }

  async close(): Promise<void> {
    for (const one of [this.gatehouse, ...this.before]) await one.stop();
    if (this.copy !== undefined) await dropDatabase(testServer().url, this.copy);
  }

  private async again(changes: Readonly<Record<string, string>>): Promise<OwnGatehouse> {
    const { gatehouse: beside } = this;
    this.before.push(beside);
    this.gatehouse = await Gatehouse.start({ beside, environment: { ...beside.environment, ...changes } });
    return this.gatehouse;
  }
}
