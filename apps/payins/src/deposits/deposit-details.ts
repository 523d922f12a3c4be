import type { Transaction } from '#chains';
import {
  type Blockchain,
  type EvmBlockchain,
  type PayinDetails,
  type PayinSender,
  evmBlockchains,
  tokenExponent,
} from '#contracts';

type Deposited = Pick<
  Transaction,
  'token' | 'blockchain' | 'units' | 'sourceAddress' | 'destinationAddress' | 'transactionHash'
>;

/** Whether accounts pay with tokens on this chain; on others they are deposited to become tokens on one of these. */
export function isEvm(blockchain: Blockchain): blockchain is EvmBlockchain {
  return (evmBlockchains as readonly Blockchain[]).includes(blockchain);
}

/** What was deposited, as its payin tells of it. */
export function depositDetails(deposited: Deposited): PayinDetails {
  const { token, blockchain, units, sourceAddress, destinationAddress } = deposited;
  return {
    type: 'blockchainDeposit',
    depositToken: { symbol: token, blockchain },
    destinationAddress,
    senderAddress: sourceAddress,
    amount: { tokenSymbol: token, blockchain, exponent: tokenExponent, value: units },
  };
}

/** Who deposited it. Where it is not what the account gets, the hash on its own chain is told here. */
export function depositSender({ blockchain, sourceAddress: senderAddress, transactionHash }: Deposited): PayinSender {
  if (blockchain === 'TRON' || blockchain === 'SOLANA')
    return { type: 'blockchain', senderAddress, blockchain, transactionHash };
  return { type: 'blockchain', senderAddress, blockchain };
}
