import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { base58Bytes } from './base58.js';

const length = 34;
const mainNet = 0x41;
const checksumBytes = 4;

export function looksLikeTron(text: string): boolean {
  return text.length === length && text.startsWith('T') && tronBytes(text) !== undefined;
}

export function tronProblem(text: string): string | undefined {
  const bytes = text.length === length ? tronBytes(text) : undefined;
  if (bytes === undefined) return 'must be a TRON address: T and 33 more letters and digits';
  const [address, checksum] = [bytes.subarray(0, -checksumBytes), bytes.subarray(-checksumBytes)];
  if (!isChecksumOf(address, checksum)) return 'has a wrong checksum: is it copied whole?';
  return address.subarray(1).every((byte) => byte === 0)
    ? 'is the zero address: what is sent there is lost'
    : undefined;
}

/** TRON's addresses are those of EVM chains (20 bytes), encoded in Base58Check. */
export function tronAddress(evmBytes: Uint8Array): string {
  return createBase58check(sha256).encode(Uint8Array.of(mainNet, ...evmBytes));
}

/** The 20 bytes of a valid address, as contracts know it. */
export function evmBytesOfTron(address: string): Uint8Array {
  return createBase58check(sha256).decode(address).subarray(1);
}

function tronBytes(text: string): Uint8Array | undefined {
  const bytes = base58Bytes(text);
  return bytes?.length === 21 + checksumBytes && bytes[0] === mainNet ? bytes : undefined;
}

function isChecksumOf(address: Uint8Array, checksum: Uint8Array): boolean {
  return Buffer.from(sha256(sha256(address)).subarray(0, checksumBytes)).equals(checksum);
}
