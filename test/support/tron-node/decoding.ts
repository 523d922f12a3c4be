import { createHash } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** A signed transaction as it came, in the words of the chain. Addresses are 21 bytes in hexadecimal. */
export interface Decoded {
  readonly hash: string;
  readonly bytes: number;
  readonly referenceBytes: string;
  readonly referenceHash: string;
  readonly expiration: number;
  readonly feeLimit: number;
  readonly owner: string;
  /** Recovered from the signature: it has to be the owner. */
  readonly signer: string;
  readonly contract:
    | { readonly type: 'TransferContract'; readonly to: string; readonly sun: bigint }
    | { readonly type: 'TriggerSmartContract'; readonly contract: string; readonly data: string };
}

/** Throws what is not a `protocol.Transaction` that holds one contract of these types, with nothing left out or added. */
export function decoded(hex: string): Decoded {
  if (!/^([0-9a-f]{2})+$/.test(hex)) throw new Error('not hexadecimal');
  const wire = Buffer.from(hex, 'hex');
  const transaction = new Message(wire, { 1: 'bytes', 2: 'bytes' });
  const rawData = transaction.bytes(1);
  const raw = new Message(rawData, { 1: 'bytes', 4: 'bytes', 8: 'whole', 11: 'bytes', 14: 'whole', 18: 'whole' });
  const contract = new Message(raw.bytes(11), { 1: 'whole', 2: 'bytes' });
  const any = new Message(contract.bytes(2), { 1: 'bytes', 2: 'bytes' });
  const type = contract.whole(1) === 1n ? 'TransferContract' : 'TriggerSmartContract';
  if (contract.whole(1) !== 1n && contract.whole(1) !== 31n) throw new Error('an unknown contract');
  if (any.bytes(1).toString() !== `type.googleapis.com/protocol.${type}`)
    throw new Error('a parameter of another type');
  const digest = createHash('sha256').update(rawData).digest();
  return {
    hash: digest.toString('hex'),
    bytes: wire.length,
    referenceBytes: raw.bytes(1).toString('hex'),
    referenceHash: raw.bytes(4).toString('hex'),
    expiration: Number(raw.whole(8)),
    feeLimit: Number(raw.whole(18)),
    signer: signerOf(digest, transaction.bytes(2)),
    ...contractOf(type, any.bytes(2)),
  };
}

function contractOf(type: Decoded['contract']['type'], value: Buffer): Pick<Decoded, 'owner' | 'contract'> {
  if (type === 'TransferContract') {
    const message = new Message(value, { 1: 'bytes', 2: 'bytes', 3: 'whole' });
    return {
      owner: address(message.bytes(1)),
      contract: { type, to: address(message.bytes(2)), sun: message.whole(3) },
    };
  }
  const message = new Message(value, { 1: 'bytes', 2: 'bytes', 4: 'bytes' });
  const [contract, data] = [address(message.bytes(2)), message.bytes(4).toString('hex')];
  return { owner: address(message.bytes(1)), contract: { type, contract, data } };
}

function address(bytes: Buffer): string {
  if (bytes.length !== 21 || bytes[0] !== 0x41) throw new Error('not an address');
  return bytes.toString('hex');
}

function signerOf(digest: Buffer, signature: Buffer): string {
  const recovery = (signature[64] ?? 0) - 27;
  if (signature.length !== 65 || recovery < 0 || recovery > 3) throw new Error('not a signature');
  const point = secp256k1.Signature.fromBytes(signature.subarray(0, 64), 'compact').addRecoveryBit(recovery);
  const key = point.recoverPublicKey(digest).toBytes(false);
  return `41${Buffer.from(keccak_256(key.subarray(1)).subarray(-20)).toString('hex')}`;
}

/** A protobuf message whose fields are known: each at most once, in order, and as short as can be. */
class Message {
  private readonly values = new Map<number, bigint | Buffer>();
  private at = 0;

  constructor(
    private readonly wire: Buffer,
    fields: Readonly<Record<number, 'whole' | 'bytes'>>,
  ) {
    let before = 0;
    while (this.at < wire.length) {
      const tag = Number(this.varint());
      const field = tag >> 3;
      const kind = fields[field];
      if (kind === undefined || field <= before || (tag & 7) !== (kind === 'whole' ? 0 : 2))
        throw new Error(`the field ${field} is not expected`);
      this.values.set(field, kind === 'whole' ? this.varint() : this.slice(Number(this.varint())));
      before = field;
    }
  }

  whole(field: number): bigint {
    const value = this.values.get(field) ?? 0n;
    return value as bigint;
  }

  bytes(field: number): Buffer {
    const value = this.values.get(field);
    if (value === undefined) throw new Error(`the field ${field} is missing`);
    return value as Buffer;
  }

  private slice(length: number): Buffer {
    if (this.at + length > this.wire.length) throw new Error('it is cut off');
    this.at += length;
    return this.wire.subarray(this.at - length, this.at);
  }

  private varint(): bigint {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const [byte = 0] = this.slice(1);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80 && (byte > 0 || shift === 0n)) return value;
      if (byte < 0x80 || shift > 63n) throw new Error('a number is longer than it has to be');
    }
  }
}
