import type { Readable } from 'node:stream';

export interface Part {
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

/** All but the last have exactly this size, as some servers demand. There is always a last, if an empty one. */
export async function* inParts(source: Readable, size: number): AsyncGenerator<Part, void> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    let rest = chunk;
    while (bytes + rest.length > size) {
      const fits = size - bytes;
      yield { bytes: Buffer.concat([...held, rest.subarray(0, fits)]), isLast: false };
      rest = rest.subarray(fits);
      [held, bytes] = [[], 0];
    }
    held.push(rest);
    bytes += rest.length;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}
