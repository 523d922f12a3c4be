import { describe, expect, test } from '@jest/globals';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58, createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { type Blockchain, blockchains, evmBlockchains } from '#contracts';
import { publishedContracts } from '../gateway/tokens.js';
import { addressProblem, canonicalAddress } from './address.js';
import { checksummed, evmAddressBytes } from './evm-address.js';
import { tronAddress } from './tron-address.js';

/** From EIP-55 itself: mixed, all large, all small. */
const eip55 = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
];
const [evm = '', solana, tron] = [
  eip55[0],
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
];
const base58check = createBase58check(sha256);
const bytes20 = fc.uint8Array({ minLength: 20, maxLength: 20 }).filter((bytes) => bytes.some((byte) => byte !== 0));
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((bytes) => bytes.some((byte) => byte !== 0));
const evmAddress = bytes20.map((bytes) => checksummed(`0x${Buffer.from(bytes).toString('hex')}`));
const wrongChecksum = 'has a wrong checksum: is it copied whole?';
const zero = 'is the zero address: what is sent there is lost';

/** One character of a text replaced by another of the alphabet. */
function oneCharacterOff(text: fc.Arbitrary<string>, from: number, alphabet: string): fc.Arbitrary<[string, string]> {
  return fc
    .tuple(text, fc.nat(), fc.constantFrom(...alphabet))
    .map(([good, nth, character]): [string, string] => {
      const place = from + (nth % (good.length - from));
      return [good, good.slice(0, place) + character + good.slice(place + 1)];
    })
    .filter(([good, changed]) => good !== changed);
}

describe('an EVM address', () => {
  test.each(eip55)('%s is good on all EVM chains', (address) => {
    for (const blockchain of evmBlockchains) {
      expect(addressProblem(blockchain, address)).toBeUndefined();
      expect(canonicalAddress(blockchain, address)).toBe(address);
    }
  });

  test('may come without its checksum, all small or all large, and is given it', () => {
    fc.assert(
      fc.property(evmAddress, (address) => {
        for (const digits of [address.slice(2).toLowerCase(), address.slice(2).toUpperCase()])
          expect(canonicalAddress('BASE', `0x${digits}`)).toBe(address);
      }),
    );
  });

  test('with one letter in the other case has a wrong checksum', () => {
    const other = evm.replace('A', 'a');
    expect(addressProblem('ETHEREUM', other)).toBe(wrongChecksum);
    expect(() => canonicalAddress('ETHEREUM', other)).toThrow(`The address ${wrongChecksum}`);
  });

  test('with one character changed is refused but for one in a thousand (EIP-55 says: one in 4,000)', () => {
    let [tried, accepted] = [0, 0];
    for (let nth = 0; nth < 10_000; nth += 1) {
      // Any addresses: those of fast-check have more zeros than letters, and so less of a checksum.
      const hash = sha256(Buffer.from(String(nth)));
      const good = checksummed(`0x${Buffer.from(hash.subarray(0, 20)).toString('hex')}`);
      const place = 2 + ((hash[20] ?? 0) % 40);
      const changed =
        good.slice(0, place) + '0123456789abcdefABCDEF'.charAt((hash[21] ?? 0) % 22) + good.slice(place + 1);
      if (changed === good) continue;
      tried += 1;
      if (addressProblem('POLYGON', changed) === undefined) accepted += 1;
    }
    expect(tried).toBeGreaterThan(9_000);
    expect(accepted).toBeLessThanOrEqual(10);
  });

  test.each([
    '',
    '0x',
    evm.slice(2),
    evm.slice(0, -1),
    `${evm}0`,
    ` ${evm}`,
    `${evm}\n`,
    evm.replace('0x', '0X'),
    evm.replace('5', 'g'),
    '0x５aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ])('is not %j', (text) => {
    expect(addressProblem('CELO', text)).toBe('must be an EVM address: 0x and 40 hex digits');
  });

  test('is not the zero address', () => {
    expect(addressProblem('PLASMA', `0x${'0'.repeat(40)}`)).toBe(zero);
  });

  test('is that of its key', () => {
    const key = Buffer.from('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80', 'hex');
    const address = Buffer.from(evmAddressBytes(secp256k1.getPublicKey(key, false))).toString('hex');
    expect(checksummed(`0x${address}`)).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  });
});

describe('a Solana address', () => {
  test('is any 32 bytes in base58, and is written in one way only', () => {
    fc.assert(
      fc.property(bytes32, (bytes) => {
        const address = base58.encode(bytes);
        expect(addressProblem('SOLANA', address)).toBeUndefined();
        expect(Buffer.from(base58.decode(canonicalAddress('SOLANA', address)))).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test('has neither 31 nor 33 bytes', () => {
    for (const length of [0, 31, 33, 64])
      expect(addressProblem('SOLANA', base58.encode(new Uint8Array(length).fill(7)))).toMatch(
        /^must be a Solana address|^is too long/,
      );
  });

  test.each([
    solana.slice(2),
    `${solana}1`,
    `1${solana}`,
    solana.replace('E', '0'),
    solana.replace('E', 'l'),
    ` ${solana.slice(1)}`,
  ])('is not %j', (text) => {
    expect(addressProblem('SOLANA', text)).toMatch(/^must be a Solana address: /);
  });

  test('is not that of the system itself', () => {
    expect(addressProblem('SOLANA', '1'.repeat(32))).toBe(zero);
  });
});

describe('a TRON address', () => {
  test('is 0x41 and 20 bytes in base58check', () => {
    fc.assert(
      fc.property(bytes20, (bytes) => {
        const address = tronAddress(bytes);
        expect(canonicalAddress('TRON', address)).toBe(address);
        expect(Buffer.from(base58check.decode(address))).toEqual(Buffer.of(0x41, ...bytes));
      }),
    );
  });

  test('is that of the same bytes elsewhere', () => {
    const bytes = Buffer.from('a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'hex');
    expect(tronAddress(bytes)).toBe(tron);
  });

  test('with one character changed is refused, but for one in 4 billion', () => {
    fc.assert(
      fc.property(
        oneCharacterOff(bytes20.map(tronAddress), 1, '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
        ([, changed]) => {
          expect(addressProblem('TRON', changed)).toMatch(/checksum|must be a TRON address/);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('has another version on no chain that we know', () => {
    const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const testNet = base58check.encode(Uint8Array.of(0xa0, ...new Uint8Array(20).fill(5)));
    for (const text of [bitcoin, testNet, tron.slice(1), `${tron}t`, '', 'T'])
      expect(addressProblem('TRON', text)).toMatch(/^must be a TRON address: /);
  });

  test('cut or mistyped is told from another kind of text', () => {
    expect(addressProblem('TRON', tron.replace('K', 'L'))).toBe(wrongChecksum);
    expect(addressProblem('TRON', tronAddress(new Uint8Array(20)))).toBe(zero);
  });
});

describe('an address of another chain', () => {
  test.each<[Blockchain, string, string]>([
    ['POLYGON', solana, 'is a Solana address, and POLYGON is an EVM chain'],
    ['ETHEREUM', tron, 'is a TRON address, and ETHEREUM is an EVM chain'],
    ['SOLANA', evm, 'is an EVM address, not a Solana one'],
    ['SOLANA', tron, 'is a TRON address, not a Solana one'],
    ['TRON', evm, 'is an EVM address, not a TRON one'],
    ['TRON', solana, 'is a Solana address, not a TRON one'],
  ])('is named as such: on %s, %s', (blockchain, text, problem) => {
    expect(addressProblem(blockchain, text)).toBe(problem);
    expect(() => canonicalAddress(blockchain, text)).toThrow(`The address ${problem}`);
  });
});

describe('whatever comes', () => {
  test('gets a clear answer at once, however long or strange it is', () => {
    const strange = [null, undefined, 5, 5n, true, Symbol('a'), [], [evm], {}, { length: 42 }, () => evm, new Date(0)];
    const long = [
      '1'.repeat(5_000_000),
      `0x${'a'.repeat(5_000_000)}`,
      '😀'.repeat(1_000_000),
      `T${'1'.repeat(1_000_000)}`,
    ];
    const started = performance.now();
    for (const blockchain of blockchains) {
      for (const value of strange) expect(addressProblem(blockchain, value)).toBe('must be a text');
      for (const text of long) expect(addressProblem(blockchain, text)).toMatch(/^is too long/);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('never throws', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', maxLength: 64 }),
      fc.string({ unit: fc.constantFrom(...'0x19AaTtZz😀é\0'), maxLength: 64 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...blockchains), anything, (blockchain, value) => {
        const problem = addressProblem(blockchain, value);
        expect(problem === undefined || problem.length < 150).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('every token of ours is at a good address of its chain, in its canonical form', () => {
    for (const blockchain of blockchains)
      for (const contract of Object.values(publishedContracts(blockchain)))
        expect(canonicalAddress(blockchain, contract)).toBe(contract);
  });
});
