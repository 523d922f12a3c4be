import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { ObjectStore, type SealedPlace, Vault, namesObjects } from '#vault';

namesObjects({ table: 'archive', key: `CASE WHEN archived_at IS NOT NULL THEN 'archives/' || id END` });

/** The key of the files belongs to no organization: each has the rows of all. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Lines of text, compressed and then sealed, in the object store. */
@Injectable()
export class ArchiveFiles {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly objectStore: ObjectStore,
    private readonly vault: Vault,
  ) {}

  /** Whole or not at all; what was written before under this id is replaced. */
  async write(id: string, lines: AsyncIterable<string>): Promise<void> {
    const sealing = await this.unitOfWork.run((tx) => this.vault.sealStream(tx, placeOf(id)));
    joined(sealing, Readable.from(lines), createGzip());
    await this.objectStore.put(keyOf(id), sealing);
  }

  /** What was written is whole only if the stream ends without an error. */
  async open(id: string): Promise<Readable> {
    const [sealed, opening] = [await this.objectStore.get(keyOf(id)), await this.vault.openStream(placeOf(id))];
    return joined(createGunzip(), sealed, opening);
  }
}

/** A failure of any of them ends the last one, which is to be read. */
function joined(last: Transform, source: Readable, between: Transform): Transform {
  pipeline(source, between, last).catch((cause: unknown) => last.destroy(cause as Error));
  return last;
}

function keyOf(id: string): string {
  return `archives/${id}`;
}

function placeOf(row: string): SealedPlace {
  return { organizationId: nobody, table: 'archive', row, column: 'file' };
}
