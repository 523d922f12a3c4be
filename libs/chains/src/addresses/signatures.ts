import { createHash } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';
import type { ChainFamily } from './address.js';
import { checksummed, evmAddressBytes } from './evm-address.js';
import { tronAddress } from './tron-address.js';

const wholeHash = { prehash: false } as const;

/** What these bytes begin with where they are an unsigned transaction that moves coins or calls a contract. */
const beginsTransaction: Readonly<Record<ChainFamily, (first: number) => boolean>> = {
  // EIP-1559, or a list in RLP. Messages of people begin with 0x19, and what hands an account over with 0x04 or 0x05.
  EVM: (first) => first === 0x02 || first >= 0xc0,
  // A message of version 0. What is no transaction begins with 0xff.
  Solana: (first) => first === 0x80,
  // The first field of `Transaction.raw`. Messages of people begin with 0x19.
  TRON: (first) => first === 0x0a,
};

/** Other texts that a key can sign are worth as much as a transaction: a permit moves tokens too. */
export function isTransaction(family: ChainFamily, bytes: Uint8Array): boolean {
  const [first] = bytes;
  return first !== undefined && beginsTransaction[family](first);
}

/** Deterministic. On EVM chains and TRON 65 bytes, with what the public key is recovered by first; on Solana 64. */
export function signatureBy(family: ChainFamily, key: Uint8Array, transaction: Uint8Array): Uint8Array {
  if (family === 'Solana') return ed25519.sign(transaction, key);
  return secp256k1.sign(digestOf(family, transaction), key, { ...wholeHash, format: 'recovered' });
}

export function isSignedBy(
  family: ChainFamily,
  address: string,
  transaction: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    if (family === 'Solana') return ed25519.verify(signature, transaction, base58.decode(address));
    const key = secp256k1.recoverPublicKey(signature, digestOf(family, transaction), wholeHash);
    return secp256k1AddressOf(family, secp256k1.Point.fromBytes(key).toBytes(false)) === address;
  } catch {
    return false;
  }
}

/** The address of a public key, uncompressed. */
export function secp256k1AddressOf(family: 'EVM' | 'TRON', publicKey: Uint8Array): string {
  const bytes = evmAddressBytes(publicKey);
  return family === 'TRON' ? tronAddress(bytes) : checksummed(`0x${Buffer.from(bytes).toString('hex')}`);
}

function digestOf(family: 'EVM' | 'TRON', transaction: Uint8Array): Uint8Array {
  return family === 'TRON' ? createHash('sha256').update(transaction).digest() : keccak_256(transaction);
}
