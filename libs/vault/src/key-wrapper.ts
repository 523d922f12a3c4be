import { createSecretKey, type KeyObject } from 'node:crypto';
import type { NamedKey } from '#runtime';
import { openValue, sealValue } from './sealed-value.js';
import { SealedValueRefused } from './vault.errors.js';

/** Its keys wrap other keys and nothing else, so that they can live where they never leave, such as a KMS. */
export abstract class KeyWrapper {
  /** By the first of the keys. */
  abstract wrap(bytes: Uint8Array): Promise<Buffer>;
  /** By whichever key it was. Throws `SealedValueRefused` for bytes that none of them wrapped. */
  abstract unwrap(wrapped: Uint8Array): Promise<Buffer>;
  /** Whether the first of the keys wrapped it: the others are not needed for it any more. */
  abstract isCurrent(wrapped: Uint8Array): boolean;
}

/** named (1 byte) · length of the id (1) · id · sealed. By a key without an id there is only what was sealed, which begins otherwise. */
const named = 0xff;

interface Wrapped {
  readonly id: string | undefined;
  readonly sealed: Uint8Array;
}

export class LocalKeyWrapper extends KeyWrapper {
  private readonly keys: readonly { readonly id: string | undefined; readonly key: KeyObject }[];

  /** What is wrapped for one purpose opens for no other, even by the same key. */
  constructor(
    keys: readonly NamedKey[],
    private readonly purpose: 'vault key' | 'wallet seed' = 'vault key',
  ) {
    super();
    this.keys = keys.map(({ id, key }) => ({ id, key: createSecretKey(key) }));
  }

  override async wrap(bytes: Uint8Array): Promise<Buffer> {
    const [first] = this.keys;
    if (first === undefined) throw new Error('There is no key to wrap with');
    const { id, key } = first;
    const sealed = sealValue(key, this.purposeOf(id), bytes);
    if (id === undefined) return sealed;
    return Buffer.concat([Buffer.of(named, Buffer.byteLength(id)), Buffer.from(id), sealed]);
  }

  /** The id only says which key to try first: the same key may have been without one, or had another. */
  override async unwrap(wrapped: Uint8Array): Promise<Buffer> {
    const { id, sealed } = read(wrapped);
    const likeliestFirst = this.keys.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
    for (const { key } of likeliestFirst) {
      try {
        return openValue(key, this.purposeOf(id), sealed);
      } catch (cause) {
        if (!(cause instanceof SealedValueRefused)) throw cause;
      }
    }
    throw new SealedValueRefused(id === undefined ? undefined : `no key called ${id} is known`);
  }

  /** Another key may have had its name before. */
  override isCurrent(wrapped: Uint8Array): boolean {
    const [first] = this.keys;
    const { id, sealed } = read(wrapped);
    if (first === undefined || first.id !== id) return false;
    try {
      openValue(first.key, this.purposeOf(id), sealed);
      return true;
    } catch (cause) {
      if (cause instanceof SealedValueRefused) return false;
      throw cause;
    }
  }

  private purposeOf(id: string | undefined): Buffer {
    return Buffer.from(`gatehouse ${this.purpose} wrap${id === undefined ? '' : ` ${id}`}`);
  }
}

function read(wrapped: Uint8Array): Wrapped {
  if (wrapped[0] !== named) return { id: undefined, sealed: wrapped };
  const end = 2 + (wrapped[1] ?? 0);
  return { id: Buffer.from(wrapped.subarray(2, end)).toString(), sealed: wrapped.subarray(end) };
}
