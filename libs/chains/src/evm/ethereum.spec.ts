import { beforeAll, describe, expect, test } from '@jest/globals';
import { signatureBy } from '../addresses/signatures.js';
import { type Unsigned, Ethereum } from './ethereum.js';
import type { Address } from './hex.js';

/** What is expected here was made with viem 2.57.0, an implementation by others. */
const one: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const key = Buffer.from('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80', 'hex');
const oneWord = '00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8';
const otherWord = '0000000000000000000000003c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const number = (units: bigint): string => units.toString(16).padStart(64, '0');

let ethereum: Ethereum;
beforeAll(async () => {
  ethereum = await Ethereum.load();
});

describe('a call', () => {
  test.each([
    ['transfer', () => ethereum.transfer(one, 1_000_001n), `a9059cbb${oneWord}${number(1_000_001n)}`],
    ['approve', () => ethereum.approve(one, 2n ** 256n - 1n), `095ea7b3${oneWord}${'f'.repeat(64)}`],
    ['balanceOf', () => ethereum.balanceOf(one), `70a08231${oneWord}`],
    ['allowance', () => ethereum.allowance(one, other), `dd62ed3e${oneWord}${otherWord}`],
    ['getL1FeeUpperBound', () => ethereum.dataFee(299n), `f1c7a58b${number(299n)}`],
    [
      'disperse',
      () => ethereum.disperse(one, [one, other], [1n, 2n ** 64n]),
      [
        'c87b1ae3',
        oneWord,
        number(0x60n),
        number(0xc0n),
        number(2n),
        oneWord,
        otherWord,
        number(2n),
        number(1n),
        number(2n ** 64n),
      ].join(''),
    ],
  ])('of %s', (_, encoded, expected) => {
    expect(encoded()).toBe(`0x${expected}`);
  });

  test.each([-1n, 2n ** 256n])('does not carry %d', (units) => {
    expect(() => ethereum.transfer(one, units)).toThrow();
  });
});

describe('a transaction', () => {
  const tokens = { to: one, value: 0n, chainId: 137n, nonce: 0n, gasLimit: 65_000n };
  const usual = { type: 'eip1559', maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 0n } as const;
  const dear = { type: 'eip1559', maxFeePerGas: 10n ** 14n, maxPriorityFeePerGas: 10n ** 9n } as const;
  const legacy = { type: 'legacy', gasPrice: 5_000_000_000n } as const;
  const gas = { to: one, data: '0x', value: 10n ** 24n, chainId: 8453n, nonce: 200_000n, gasLimit: 21_000n } as const;
  const old = { to: one, data: '0x00ff', value: 1n, chainId: 42220n, nonce: 7n, gasLimit: 2n ** 24n } as const;

  test.each<[string, () => Unsigned, string]>([
    [
      'of tokens',
      () => ({ ...tokens, ...usual, data: ethereum.transfer(other, 5n) }),
      '0x719d3c98cc2ad518b45425387aaa5a12ef48631ad21293ba1656d79b6fbc1388',
    ],
    [
      'with more than is usual: nonce, fees and value',
      () => ({ ...gas, ...dear }),
      '0x0838d18193bafa7958e2c617abeb5c974416a424dbdbfa789e8c047c3aea206c',
    ],
    [
      'from before EIP-1559',
      () => ({ ...old, ...legacy }),
      '0x783578e50c8a56e8bb7f66426d1972475a619b54b5284d7f1f47d64c875e4974',
    ],
  ])('%s is the same each time it is signed', async (_, content, hash) => {
    const signing = async (bytes: Uint8Array): Promise<Uint8Array> => signatureBy('EVM', key, bytes);
    const signed = await ethereum.sign(content(), signing);
    expect(signed.hash).toBe(hash);
    expect(ethereum.hashOf(signed.raw)).toBe(hash);
    expect(await ethereum.sign(content(), signing)).toEqual(signed);
  });
});

describe('an address', () => {
  test.each([one, one.toLowerCase(), `0x${one.slice(2).toUpperCase()}`])('may be written %s', (text) => {
    expect(ethereum.addressOf(text)).toBe(one);
  });

  test.each(['', '0x', one.slice(2), `0X${one.slice(2)}`, `${one}0`, one.replace('C51812dc', 'c51812dc')])(
    'is not %j',
    (text) => {
      expect(ethereum.addressOf(text)).toBeUndefined();
    },
  );
});
