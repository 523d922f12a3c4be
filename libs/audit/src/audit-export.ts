import { Injectable } from '@nestjs/common';
import { largestPageSize } from '#contracts';
import { Clock } from '#runtime';
import { type SealedColumn, type ShownKey, SigningKeys, shownKey } from '#vault';
import { AuditFileWriter } from './audit-file.js';
import { type AuditFilters, AuditLog } from './audit-log.js';
import { AuditSeals, installationId } from './audit-seals.js';

const ofExports: SealedColumn = { organizationId: installationId, table: 'audit_export', column: 'signing_key' };

/** Signs what is exported of the trail, with a key that is made of one of the vault: the database does not have it. */
@Injectable()
export class AuditExport {
  constructor(
    private readonly keys: SigningKeys,
    private readonly log: AuditLog,
    private readonly seals: AuditSeals,
    private readonly clock: Clock,
  ) {}

  /** By which those who check a file know that it is of this installation. */
  async publicKey(): Promise<ShownKey> {
    return shownKey((await this.keys.of(ofExports)).publicKey);
  }

  /** The lines of a signed file, newest first, read page by page. */
  async *lines(filters: AuditFilters): AsyncGenerator<string> {
    const { createdFrom, createdTo, ...equals } = filters;
    const asked = Object.fromEntries(
      Object.entries({ ...equals, createdFrom, createdTo }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    const file = new AuditFileWriter(await this.keys.of(ofExports), this.clock.now(), asked);
    const isAuthentic = await this.seals.entryCheck();
    yield file.header();
    for (let nextId: string | undefined; ;) {
      const page = await this.log.find(filters, {
        limit: largestPageSize,
        ...(nextId === undefined ? {} : { nextId }),
      });
      yield page.results.map((entry) => file.entry(entry, isAuthentic(entry))).join('');
      if (page.nextId === undefined) break;
      nextId = page.nextId;
    }
    yield file.footer();
  }
}
