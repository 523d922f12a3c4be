/** The private keys of all wallets: code that holds this can move every token. See `signer.ts` for who gets it. */
export abstract class WalletKeys {
  /** The private key (32 bytes) of a wallet on the EVM chains, `m/44'/60'/0'/0/<index>`. */
  abstract evm(index: number): Uint8Array;
  /** The Ed25519 seed (32 bytes) of a wallet on Solana, `m/44'/501'/<index>'/0'`. */
  abstract solana(index: number): Uint8Array;
  /** The private key (32 bytes) of a wallet on TRON, `m/44'/195'/0'/0/<index>`. */
  abstract tron(index: number): Uint8Array;
}
