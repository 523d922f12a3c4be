import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ObjectStore, type SealedPlace, Vault, namesObjects } from '#vault';
import type { Document } from './document.entity.js';

type Owned = Pick<Document, 'organizationId' | 'id'>;

namesObjects({ table: 'document', key: `'documents/' || id` });

/** The bytes and labels of documents, as they are kept: each opens in its own row and column alone. */
@Injectable()
export class SealedDocuments {
  constructor(
    private readonly vault: Vault,
    private readonly store: ObjectStore,
  ) {}

  sealing(tx: Tx, owned: Owned): Promise<Transform> {
    return this.vault.sealStream(tx, place(owned, 'original'));
  }

  /** Leaves nothing behind if it fails. */
  async put({ id }: Pick<Owned, 'id'>, sealed: Readable): Promise<void> {
    await this.store.put(objectKey(id), sealed);
  }

  /** The whole file; fails if it is not as it was sealed. */
  async bytes(document: Owned): Promise<Buffer> {
    const opening = await this.vault.openStream(place(document, 'original'));
    return buffer(pipeline(await this.store.get(objectKey(document.id)), opening, () => undefined));
  }

  /** Succeeds if there is nothing to delete. */
  delete(id: string): Promise<void> {
    return this.store.delete(objectKey(id));
  }

  sealLabel(tx: Tx, owned: Owned, column: 'fileName' | 'purpose', text: string): Promise<Buffer> {
    return this.vault.seal(tx, place(owned, column), text);
  }

  async openLabel(document: Owned, column: 'fileName' | 'purpose', sealed: Buffer): Promise<string> {
    return (await this.vault.open(place(document, column), sealed)).toString();
  }
}

function objectKey(id: string): string {
  return `documents/${id}`;
}

function place({ organizationId, id }: Owned, column: string): SealedPlace {
  return { organizationId, table: 'document', row: id, column };
}
