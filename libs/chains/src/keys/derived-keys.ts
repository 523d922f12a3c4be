import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { generateMnemonic, mnemonicToSeedSync, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { ChainFamily } from '../addresses/address.js';
import { isTransaction, secp256k1AddressOf, signatureBy } from '../addresses/signatures.js';
import { ed25519At } from './ed25519-derivation.js';
import { type WalletAddresses, WalletKeys } from './wallet-keys.js';

const mnemonicBits = 256;
const solanaCoin = 501;
const indexes = 2 ** 31;

/** 24 words. */
export function newMnemonic(): string {
  return generateMnemonic(wordlist, mnemonicBits);
}

/** All keys of all wallets, from one mnemonic. They are in private fields, which no log, inspection or JSON shows. */
export class DerivedKeys extends WalletKeys {
  readonly #evm: HDKey;
  readonly #tron: HDKey;
  readonly #seed: Uint8Array;

  constructor(mnemonic: string) {
    super();
    // The library's own error would name the unknown word.
    if (!validateMnemonic(mnemonic, wordlist)) throw new TypeError('This is not a mnemonic of English words (BIP-39)');
    this.#seed = mnemonicToSeedSync(mnemonic);
    const root = HDKey.fromMasterSeed(this.#seed);
    this.#evm = root.derive("m/44'/60'/0'/0");
    this.#tron = root.derive("m/44'/195'/0'/0");
  }

  /** The private key (32 bytes). */
  evm(index: number): Uint8Array {
    return privateKeyOf(this.#evm, index);
  }

  /** The seed of Ed25519 (32 bytes). */
  solana(index: number): Uint8Array {
    return ed25519At(this.#seed, [44, solanaCoin, checked(index), 0]);
  }

  /** The private key (32 bytes). */
  tron(index: number): Uint8Array {
    return privateKeyOf(this.#tron, index);
  }

  override addresses(index: number): WalletAddresses {
    return {
      evmAddress: secp256k1AddressOf('EVM', publicKeyOf(this.evm(index))),
      solanaAddress: base58.encode(ed25519.getPublicKey(this.solana(index))),
      tronAddress: secp256k1AddressOf('TRON', publicKeyOf(this.tron(index))),
    };
  }

  override signature(family: ChainFamily, index: number, transaction: Uint8Array): Uint8Array {
    if (!isTransaction(family, transaction)) throw new TypeError('Only transactions are signed, and this is none');
    const keys = { EVM: () => this.evm(index), Solana: () => this.solana(index), TRON: () => this.tron(index) };
    return signatureBy(family, keys[family](), transaction);
  }
}

function privateKeyOf(parent: HDKey, index: number): Uint8Array {
  const { privateKey } = parent.deriveChild(checked(index));
  // BIP-32: one derivation in 2^127 gives no key.
  if (privateKey === null) throw new Error(`Wallet ${index} has no key`);
  return privateKey;
}

function checked(index: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= indexes)
    throw new RangeError(`A wallet has a whole number from 0 to ${indexes - 1}, not ${String(index)}`);
  return index;
}

function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  return secp256k1.getPublicKey(privateKey, false);
}
