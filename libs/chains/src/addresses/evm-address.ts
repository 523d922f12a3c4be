import { keccak_256 } from '@noble/hashes/sha3.js';

const form = /^0x[0-9a-fA-F]{40}$/;

export function looksLikeEvm(text: string): boolean {
  return form.test(text);
}

export function evmProblem(text: string): string | undefined {
  if (!form.test(text)) return 'must be an EVM address: 0x and 40 hex digits';
  if (/^0x0+$/.test(text)) return 'is the zero address: what is sent there is lost';
  const digits = text.slice(2);
  const isWithoutChecksum = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isWithoutChecksum || text === checksummed(text) ? undefined : 'has a wrong checksum: is it copied whole?';
}

/** EIP-55: a letter is upper case where the hash of the lower-case address has a digit of 8 or more. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(digits, 'latin1'))).toString('hex');
  const cased = [...digits].map((digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit));
  return `0x${cased.join('')}`;
}

/** The address of a public key, uncompressed (65 bytes). */
export function evmAddressBytes(publicKey: Uint8Array): Uint8Array {
  return keccak_256(publicKey.subarray(1)).subarray(-20);
}
