import { describe, expect, test } from '@jest/globals';
import { inspect } from 'node:util';
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit';
import { addr } from 'micro-eth-signer';
import { addressProblem } from '../addresses/address.js';
import { DerivedKeys, newMnemonic } from './derived-keys.js';
import { ed25519At } from './ed25519-derivation.js';

const junk = 'test test test test test test test test test test test junk';
const abandon = `${'abandon '.repeat(11)}about`;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('a wallet on the EVM chains', () => {
  test.each([
    [
      0,
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    ],
    [
      1,
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    ],
    [
      9,
      '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
      '2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
    ],
  ])('%i of the mnemonic that all development nodes have is %s', (index, address, key) => {
    const keys = new DerivedKeys(junk);
    expect(keys.addresses(index).evmAddress).toBe(address);
    expect(hex(keys.evm(index))).toBe(key);
  });
});

describe('a wallet on Solana', () => {
  test('is where other wallets have it', () => {
    expect(new DerivedKeys(abandon).addresses(0).solanaAddress).toBe('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk');
  });

  test('is derived as SLIP-0010 has it (test vector 1)', () => {
    const seed = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
    expect(hex(ed25519At(seed, []))).toBe('2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7');
    expect(hex(ed25519At(seed, [0]))).toBe('68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3');
    expect(hex(ed25519At(seed, [0, 1, 2, 2, 1_000_000_000]))).toBe(
      '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793',
    );
  });
});

describe('a wallet on TRON', () => {
  test('is where other wallets have it', () => {
    expect(new DerivedKeys(abandon).addresses(0).tronAddress).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH');
  });
});

describe('the addresses of a wallet', () => {
  test('are those that others compute from its keys, good ones, and different for each', async () => {
    const keys = new DerivedKeys(newMnemonic());
    const seen = new Set<string>();
    for (const index of [0, 1, 2, 77, 2 ** 31 - 1]) {
      const { evmAddress: evm, solanaAddress: solana, tronAddress: tron } = keys.addresses(index);
      expect(evm).toBe(addr.fromPrivateKey(keys.evm(index)));
      expect(solana).toBe((await createKeyPairSignerFromPrivateKeyBytes(keys.solana(index))).address);
      expect(addressProblem('TRON', tron)).toBeUndefined();
      for (const address of [evm, solana, tron]) seen.add(address);
    }
    expect(seen.size).toBe(15);
  });

  test('are the same again after a restart', () => {
    expect(new DerivedKeys(junk).addresses(5)).toEqual(new DerivedKeys(junk).addresses(5));
  });

  test.each([-1, 0.5, 2 ** 31, Number.NaN, Infinity])('are for whole numbers, and not for %d', (index) => {
    const keys = new DerivedKeys(junk);
    for (const ask of [() => keys.addresses(index), () => keys.evm(index), () => keys.solana(index)])
      expect(ask).toThrow('A wallet has a whole number from 0 to 2147483647');
  });
});

describe('a mnemonic', () => {
  test('that is new has 24 words, and never comes again', () => {
    const made = new Set(Array.from({ length: 50 }, newMnemonic));
    expect(made.size).toBe(50);
    for (const words of made) expect(words.split(' ')).toHaveLength(24);
  });

  test.each([
    ['with an unknown word', junk.replace('junk', 'gatehouse')],
    ['with a wrong checksum', junk.replace('junk', 'test')],
    ['that is too short', 'test junk'],
    ['that is empty', ''],
  ])('%s is refused, and its words are not repeated', (_, mnemonic) => {
    const refused = refusalOf(() => new DerivedKeys(mnemonic));
    expect(refused).toContain('This is not a mnemonic of English words (BIP-39)');
    expect(refused).not.toMatch(/junk|gatehouse|test test/);
  });
});

describe('keys', () => {
  test('show nothing of themselves', () => {
    const keys = new DerivedKeys(junk);
    const shown = [
      inspect(keys, { depth: 10, showHidden: true, getters: true }),
      JSON.stringify({ keys }),
      Object.prototype.toString.call(keys),
      JSON.stringify(Object.entries(keys)),
      JSON.stringify(structuredClone({ ...keys })),
      refusalOf(() => keys.evm(-1)),
    ].join('\n');
    expect(shown).not.toMatch(/junk|xprv|[0-9a-f]{32}|Uint8Array|HDKey|seed/i);
  });
});

function refusalOf(refused: () => unknown): string {
  try {
    refused();
    return 'not refused';
  } catch (error) {
    // Without the stacks, which name the folder that the code lies in.
    return inspect(error, { showHidden: true }).replaceAll(/\n.* {4}at .*/g, '');
  }
}
