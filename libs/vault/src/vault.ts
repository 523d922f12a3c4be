import { createHmac, type KeyObject } from 'node:crypto';
import type { Transform } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { DataKey } from './data-key.js';
import { DataKeys } from './data-keys.js';
import { type SealedColumn, type SealedPlace, placeBytes } from './sealed-place.js';
import { OpeningStream, SealingStream } from './sealed-stream.js';
import { openValue, sealValue } from './sealed-value.js';
import { DataKeyDestroyed, SealedValueRefused } from './vault.errors.js';

/**
 * Personal data at rest: sealed with the key of its organization, for one place. Whatever seals takes
 * the transaction, as the first time makes the key; whatever opens sees only what is committed.
 */
@Injectable()
export class Vault {
  constructor(private readonly dataKeys: DataKeys) {}

  async seal(tx: Tx, place: SealedPlace, plain: Uint8Array | string): Promise<Buffer> {
    const { values } = await this.dataKeys.findOrCreate(tx, place.organizationId);
    return sealValue(values, placeBytes(place), bytesOf(plain));
  }

  async open(place: SealedPlace, sealed: Uint8Array): Promise<Buffer> {
    const { values } = await this.existing(place);
    return openValue(values, placeBytes(place), sealed);
  }

  /** Whether what was sealed for this organization still opens: no longer once its key is destroyed. */
  async isOpenable(organizationId: string): Promise<boolean> {
    try {
      return (await this.dataKeys.find(organizationId)) !== undefined;
    } catch (cause) {
      if (cause instanceof DataKeyDestroyed) return false;
      throw cause;
    }
  }

  /** The stream may outlive the transaction, which has to be committed for it to open again. */
  async sealStream(tx: Tx, place: SealedPlace): Promise<Transform> {
    const { streams } = await this.dataKeys.findOrCreate(tx, place.organizationId);
    return new SealingStream(streams, placeBytes(place));
  }

  /** Whether what comes out is whole is known only when it ended without an error. */
  async openStream(place: SealedPlace): Promise<Transform> {
    const { streams } = await this.existing(place);
    return new OpeningStream(streams, placeBytes(place));
  }

  /** The same for equal values in one column of one organization, and telling nothing without its key. */
  async fingerprint(tx: Tx, column: SealedColumn, plain: Uint8Array | string): Promise<Buffer> {
    return (await this.fingerprints(tx, column))(plain);
  }

  /** For many values of one column, for which the key is looked for once. */
  async fingerprints(tx: Tx, column: SealedColumn): Promise<(plain: Uint8Array | string) => Buffer> {
    const { fingerprints } = await this.dataKeys.findOrCreate(tx, column.organizationId);
    return (plain) => fingerprintOf(fingerprints, column, plain);
  }

  /** To look a value up; `undefined` when nothing was ever kept for this organization, so nothing can be equal. */
  async fingerprintToFind(column: SealedColumn, plain: Uint8Array | string): Promise<Buffer | undefined> {
    return (await this.fingerprintsToFind(column))?.(plain);
  }

  /** To look many values up, for which the key is looked for once. */
  async fingerprintsToFind(column: SealedColumn): Promise<((plain: Uint8Array | string) => Buffer) | undefined> {
    const key = await this.dataKeys.find(column.organizationId);
    return key === undefined ? undefined : (plain) => fingerprintOf(key.fingerprints, column, plain);
  }

  /** When the unit of work ends, nothing of this organization opens any more in any process, and nothing can be sealed for it. */
  async destroy(tx: Tx, organizationId: string): Promise<void> {
    await this.dataKeys.destroy(tx, organizationId);
  }

  private async existing({ organizationId }: SealedPlace): Promise<DataKey> {
    const key = await this.dataKeys.find(organizationId);
    if (key === undefined) throw new SealedValueRefused('its organization has no data key');
    return key;
  }
}

function fingerprintOf(key: KeyObject, { table, column }: SealedColumn, plain: Uint8Array | string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([table, column]))
    .update(plain)
    .digest();
}

function bytesOf(plain: Uint8Array | string): Uint8Array {
  return typeof plain === 'string' ? Buffer.from(plain) : plain;
}
