import { mnemonicToAccount } from 'viem/accounts';
import type { Wallet } from '../../libs/chains/src/gateway.js';
import { WalletKeys } from '../../libs/chains/src/keys/wallet-keys.js';
import { testMnemonic } from './evm-node.js';

/** Keys that everybody knows. */
export class TestKeys extends WalletKeys {
  evm(index: number): Uint8Array {
    const { privateKey } = mnemonicToAccount(testMnemonic, { addressIndex: index }).getHdKey();
    if (privateKey === null) throw new Error('There is no private key');
    return privateKey;
  }

  solana(): Uint8Array {
    throw new Error('These keys are for EVM chains');
  }
}

export function testWallet(index: number): Wallet {
  return { index, address: mnemonicToAccount(testMnemonic, { addressIndex: index }).address };
}
