import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { largestPageSize } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Clock } from '#runtime';
import { type SealedColumn, Vault } from '#vault';
import { AuditFileWriter, fingerprintOf } from './audit-file.js';
import { type AuditFilters, AuditLog } from './audit-log.js';
import { AuditSeals, installationId } from './audit-seals.js';

const ofExports: SealedColumn = { organizationId: installationId, table: 'audit_export', column: 'signing_key' };

/** What comes before the seed of an Ed25519 key in PKCS #8. */
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');

interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Signs what is exported of the trail, with a key that is made of one of the vault: the database does not have it. */
@Injectable()
export class AuditExport {
  constructor(
    private readonly vault: Vault,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: AuditLog,
    private readonly seals: AuditSeals,
    private readonly clock: Clock,
  ) {}

  /** By which those who check a file know that it is of this installation. */
  async publicKey(): Promise<{ publicKey: string; fingerprint: string }> {
    const { publicKey } = await this.signingKey();
    return {
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      fingerprint: fingerprintOf(publicKey),
    };
  }

  /** The lines of a signed file, newest first, read page by page. */
  async *lines(filters: AuditFilters): AsyncGenerator<string> {
    const { createdFrom, createdTo, ...equals } = filters;
    const asked = Object.fromEntries(
      Object.entries({ ...equals, createdFrom, createdTo }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    const file = new AuditFileWriter(await this.signingKey(), this.clock.now(), asked);
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

  private async signingKey(): Promise<SigningKey> {
    const seed = await this.unitOfWork.run((tx: Tx) => this.vault.fingerprint(tx, ofExports, 'ed25519'));
    const key = Buffer.concat([keyHeader, seed]);
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    return { privateKey, publicKey: createPublicKey(privateKey) };
  }
}
