import { createHmac } from 'node:crypto';

const hardened = 2 ** 31;
const masterKey = 'ed25519 seed';

/** SLIP-0010 for Ed25519, where every step is a hardened one: the private key at `path` below a seed. */
export function ed25519At(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmac(Buffer.from(masterKey), seed);
  for (const step of path) node = child(node, step);
  return Uint8Array.from(node.subarray(0, 32));
}

function child(node: Buffer, step: number): Buffer {
  const index = Buffer.alloc(4);
  index.writeUInt32BE(step + hardened);
  return hmac(node.subarray(32), Buffer.concat([Buffer.of(0), node.subarray(0, 32), index]));
}

function hmac(key: Buffer, data: Uint8Array): Buffer {
  return createHmac('sha512', key).update(data).digest();
}
