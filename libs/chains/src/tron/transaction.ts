import { createHash } from 'node:crypto';
import { evmBytesOfTron } from '../addresses/tron-address.js';
import { bytes, message, whole } from './protobuf.js';
import type { TransactionTerms } from './transaction-terms.js';

const mainNet = Uint8Array.of(0x41);
const types = { TransferContract: 1, TriggerSmartContract: 31 } as const;
/** The first bytes of the hash of `transfer(address,uint256)`. */
const transferSelector = Buffer.from('a9059cbb', 'hex');

/** What a transaction does: one contract, in the words of the chain. */
export interface Contract {
  readonly type: keyof typeof types;
  readonly value: Uint8Array;
}

/** Coins (TRX, counted in sun, a millionth). */
export interface Coins {
  readonly to: string;
  readonly sun: bigint;
}

export interface Call {
  readonly owner: string;
  readonly contract: string;
  readonly data: Uint8Array;
}

export function coins(owner: string, { to, sun }: Coins): Contract {
  return { type: 'TransferContract', value: message(address(1, owner), address(2, to), whole(3, sun)) };
}

export function contractCall({ owner, contract, data }: Call): Contract {
  return { type: 'TriggerSmartContract', value: message(address(1, owner), address(2, contract), bytes(4, data)) };
}

/**
 * What a token's contract is called with to move tokens of the caller. Contracts ignore what follows; without it, two orders
 * that pay the same amount from one wallet in the same moment would be the same transaction, and be paid once.
 */
export function tokenTransfer(destination: string, units: bigint, mark: string): Uint8Array {
  const amount = Buffer.from(units.toString(16).padStart(64, '0'), 'hex');
  return Buffer.concat([transferSelector, Buffer.alloc(12), evmBytesOfTron(destination), amount, referenceOf(mark)]);
}

/** By which an order is found on the chain. */
export function referenceOf(mark: string): Uint8Array {
  return createHash('sha256').update(`gatehouse order ${mark}`).digest().subarray(0, 16);
}

/** `Transaction.raw`, whose hash is what is signed, and the name of the transaction. */
export function rawData({ type, value }: Contract, terms: TransactionTerms): Uint8Array {
  const any = message(bytes(1, `type.googleapis.com/protocol.${type}`), bytes(2, value));
  const reference = Buffer.from(terms.referenceHash, 'hex');
  return message(
    bytes(1, reference.subarray(6, 8)),
    bytes(4, reference.subarray(8, 16)),
    whole(8, terms.expiration),
    bytes(11, message(whole(1, types[type]), bytes(2, any))),
    whole(14, terms.referenceTime),
    whole(18, terms.feeLimitSun),
  );
}

export function signed(raw: Uint8Array, [recovery, ...signature]: Uint8Array): { hash: string; raw: string } {
  const digest = createHash('sha256').update(raw).digest('hex');
  // The chain wants the recovery bit last, and 27 added to it as in Bitcoin.
  const transaction = message(bytes(1, raw), bytes(2, Uint8Array.of(...signature, 27 + Number(recovery))));
  return { hash: digest, raw: Buffer.from(transaction).toString('hex') };
}

function address(field: number, text: string): Uint8Array {
  return bytes(field, Buffer.concat([mainNet, evmBytesOfTron(text)]));
}
