import { HDKey } from '@scure/bip32';
import { mnemonicToSeedSync } from '@scure/bip39';
import { Transaction, addr } from 'micro-eth-signer';
import type { Wallet } from '../../../libs/chains/src/gateway/gateway.js';
import { testChainId, testMnemonic } from './evm-node.js';

export function testWallet(index: number): Wallet {
  return { index, address: addr.fromPrivateKey(keyOf(index)) };
}

/** A transaction of a test wallet that can be sent again, as it is signed. */
export function signedBy(index: number, call: { to: string; data: string; nonce: bigint }): string {
  const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n };
  const content = { ...call, ...fees, chainId: BigInt(testChainId), gasLimit: 200_000n, value: 0n };
  return Transaction.prepare(content).signBy(keyOf(index)).toHex();
}

const wallets = HDKey.fromMasterSeed(mnemonicToSeedSync(testMnemonic)).derive("m/44'/60'/0'/0");

function keyOf(index: number): Uint8Array {
  const { privateKey } = wallets.deriveChild(index);
  if (privateKey === null) throw new Error('There is no private key');
  return privateKey;
}
