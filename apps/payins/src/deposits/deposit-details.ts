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

/** Accounts hold tokens on EVM chains only: what is deposited on others is converted to one of these. */
export function isEvm(blockchain: Blockchain): blockchain is EvmBlockchain {
  return (evmBlockchains as readonly Blockchain[]).includes(blockchain);
}

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

/** Tokens that are converted have a second transaction, so the hash of the deposit is kept with its sender. */
export function depositSender({ blockchain, sourceAddress: senderAddress, transactionHash }: Deposited): PayinSender {
  if (blockchain === 'TRON' || blockchain === 'SOLANA')
    return { type: 'blockchain', senderAddress, blockchain, transactionHash };
  return { type: 'blockchain', senderAddress, blockchain };
}
