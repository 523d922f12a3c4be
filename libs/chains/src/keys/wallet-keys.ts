import type { Blockchain } from '#contracts';
import { type ChainFamily, familyOf } from '../addresses/address.js';
import { isSignedBy } from '../addresses/signatures.js';

export interface WalletAddresses {
  readonly evmAddress: string;
  readonly solanaAddress: string;
  readonly tronAddress: string;
}

/**
 * Signs for all wallets: code that holds this can move every token. See `signer.ts` for who gets it. The private keys
 * are in this process (`DerivedKeys`), or in another one (`KeysElsewhere`).
 */
export abstract class WalletKeys {
  /** Of the wallet with this number: `m/44'/60'/0'/0/<index>`, `m/44'/501'/<index>'/0'` and `m/44'/195'/0'/0/<index>`. */
  abstract addresses(index: number): WalletAddresses | Promise<WalletAddresses>;

  /** Whoever signs hashes the bytes, so that it can see what it signs. */
  protected abstract signature(
    family: ChainFamily,
    index: number,
    transaction: Uint8Array,
  ): Uint8Array | Promise<Uint8Array>;

  /** Signs the bytes of an unsigned transaction; what comes back is the signature of this address, or nothing does. */
  async sign(
    blockchain: Blockchain,
    { index, address }: { readonly index: number; readonly address: string },
    transaction: Uint8Array,
  ): Promise<Uint8Array> {
    const family = familyOf(blockchain);
    const signature = await this.signature(family, index, transaction);
    if (isSignedBy(family, address, transaction, signature)) return signature;
    throw new Error(`The key of wallet ${index} on ${blockchain} is not that of ${address}`);
  }
}
