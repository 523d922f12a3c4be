import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DocumentTooLarge } from '#errors';
import { Ids } from '#runtime';
import { largestListBytes } from './list.dto.js';

/** Files of the system's folder for what is short-lived: lists are public, so they lie there as they came. */
@Injectable()
export class Spool {
  constructor(private readonly ids: Ids) {}

  async keep(bytes: Readable): Promise<string> {
    const path = join(tmpdir(), `gatehouse-list-${this.ids.next()}`);
    try {
      await pipeline(bytes, noLarger(), createWriteStream(path, { mode: 0o600 }));
    } catch (cause) {
      await this.remove(path);
      throw cause;
    }
    return path;
  }

  remove(path: string): Promise<void> {
    return rm(path, { force: true });
  }
}

function noLarger(): Transform {
  let count = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      count += chunk.length;
      if (count > largestListBytes) done(new DocumentTooLarge(largestListBytes));
      else done(null, chunk);
    },
  });
}
