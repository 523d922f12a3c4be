import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { decoded } from '../../../../test/support/tron-node/decoding.js';
import { tronAddress } from '../addresses/tron-address.js';
import { DerivedKeys } from '../keys/derived-keys.js';
import { coins, contractCall, rawData, signed, tokenTransfer } from './transaction.js';
import { type TransactionTerms, asJson, fromJson } from './transaction-terms.js';

const keys = new DerivedKeys('test test test test test test test test test test test junk');
const owner = keys.addresses(3).tronAddress;
const to = keys.addresses(4).tronAddress;
const contract = keys.addresses(5).tronAddress;

function termsWith(reference: string, changes: Partial<TransactionTerms> = {}): TransactionTerms {
  const referenceHash = `000000000000${reference}`.padEnd(64, '0');
  return { referenceBlock: 1, referenceHash, referenceTime: 0, expiration: 1, feeLimitSun: 0, ...changes };
}

function addressOf(hex: string): string {
  return tronAddress(Buffer.from(hex, 'hex'));
}

function hashOf(raw: Uint8Array): string {
  return createHash('sha256').update(raw).digest('hex');
}

describe('a transaction is encoded as the main network has it in its blocks', () => {
  test('one of coins', () => {
    const raw = rawData(
      coins(addressOf('8d765ef87acee24ad4ff6f5e755f36c1ee557424'), {
        to: addressOf('9e9113cb852004f53b25d8d565b6a1c8c310fb61'),
        sun: 100_000n,
      }),
      termsWith('0a9581a16498bf36d557', { expiration: 1_697_179_737_000, referenceTime: 1_697_179_677_393 }),
    );
    expect(hashOf(raw)).toBe('fe9e81633ce99ef11814b3b836fb2ac8e841ab45fe4e7d68422c2a6b6be7f3c2');
  });

  test('one that calls a contract, in block 7,000,000', () => {
    const data = [
      '49774683000000000000000000000000ce3747fa895a899209c10ef1b4a41141b51b8a48e7636a372dc6d1fa95122bc282de9128',
      '88dace410099e5c28d9a86ec9421be580000000000000000000000000000000000000000000000000000000000502984',
      '0000000000000000000000000000000000000000000000000000000000989680',
    ].join('');
    const call = {
      owner: addressOf('880e4776dfcf38dfe00d399d31738abc773634e8'),
      contract: addressOf('eb8f23b15acbc0245a4dbbd820b9bde368b02d61'),
      data: Buffer.from(data, 'hex'),
    };
    const times = { expiration: 1_551_102_345_000, referenceTime: 1_551_102_288_525 };
    const raw = rawData(contractCall(call), termsWith('cfbe071499db194adbc4', { ...times, feeLimitSun: 10_000_000 }));
    expect(hashOf(raw)).toBe('0daa9f2507c4e79e39391ea165bb76ed018c4cd69d7da129edf9e95f0dae99e2');
  });
});

describe('a signed transaction', () => {
  const call = { owner, contract, data: tokenTransfer(to, 12_500_000n, 'order') };
  const terms = termsWith('00010203040506070809', { expiration: 1_790_000_000_000, feeLimitSun: 7_800_000 });

  test('says what it does, and its signature is that of the owner', async () => {
    const unsigned = rawData(contractCall(call), terms);
    const { hash, raw } = signed(unsigned, await keys.sign('TRON', { index: 3, address: owner }, unsigned));
    const read = decoded(raw);
    expect(read).toMatchObject({ hash, expiration: 1_790_000_000_000, feeLimit: 7_800_000 });
    expect(read).toMatchObject({ referenceBytes: '0001', referenceHash: '0203040506070809' });
    expect([addressOf(read.owner.slice(2)), addressOf(read.signer.slice(2))]).toEqual([owner, owner]);
    const { contract: called } = read;
    if (called.type !== 'TriggerSmartContract') throw new Error('It calls no contract');
    expect(addressOf(called.contract.slice(2))).toBe(contract);
    expect(called.data.slice(0, 8)).toBe('a9059cbb');
    expect(addressOf(called.data.slice(32, 72))).toBe(to);
    expect(BigInt(`0x${called.data.slice(72, 136)}`)).toBe(12_500_000n);
  });

  test('is another for another order of the same', () => {
    const again = { ...call, data: tokenTransfer(to, 12_500_000n, 'another order') };
    expect(hashOf(rawData(contractCall(again), terms))).not.toBe(hashOf(rawData(contractCall(call), terms)));
  });

  test('is not signed with the key of another wallet', async () => {
    const wallet = { index: 4, address: owner };
    await expect(keys.sign('TRON', wallet, rawData(contractCall(call), terms))).rejects.toThrow(
      `is not that of ${owner}`,
    );
  });
});

test('terms are what they were after they were kept', () => {
  const terms = termsWith('00010203040506070809', { feeLimitSun: 5 });
  expect(fromJson(JSON.parse(JSON.stringify(asJson(terms))) as ReturnType<typeof asJson>)).toEqual(terms);
});

test.each([
  ['referenceHash', 'short'],
  ['referenceBlock', -1],
  ['referenceTime', 'now'],
  ['expiration', 1.5],
  ['feeLimitSun', 2 ** 60],
])('terms with %s %j are refused', (name, value) => {
  expect(() => fromJson({ ...asJson(termsWith('00')), [name]: value })).toThrow(`lack ${name}`);
});
