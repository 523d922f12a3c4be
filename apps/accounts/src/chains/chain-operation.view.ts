import type { Transfer, WalletNonce } from '#chains';
import {
  type Blockchain,
  Choice,
  Instant,
  Integer,
  ListOf,
  Text,
  Texts,
  type TokenSymbol,
  Uuid,
  blockchains,
  tokenSymbols,
} from '#contracts';

export class HeldWalletView {
  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 100, example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  address: string;

  @Instant()
  heldSince: string;

  @Text({ max: 500, optional: true, describe: 'What the chain has that is not known here.' })
  because?: string;

  @Integer({ min: 0, describe: 'How many of its transactions are known here.' })
  knownTransactions: number;

  @Texts({ max: 100, describe: 'Hashes of its payments that no transfer accounts for, as they were last looked up.' })
  unexplained: string[];
}

export class HeldWalletList {
  @ListOf(() => HeldWalletView, { describe: 'The one that is held longest first.' })
  results: HeldWalletView[];
}

export class OpenTransferView {
  @Uuid()
  id: string;

  @Uuid({ describe: 'Of the account that pays; for a preparation, such as gas, whose transfer it was first made for.' })
  organizationId: string;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 20, example: 'signed', describe: '`requested`, or `signed` from when it may be on the chain.' })
  status: string;

  @Choice(tokenSymbols, { optional: true, describe: 'Absent for a preparation.' })
  tokenSymbol?: TokenSymbol;

  @Text({ max: 20, optional: true, example: 'gas', describe: 'What it prepares.' })
  prepares?: string;

  @Integer({ min: 0, describe: 'How many are paid by it.' })
  payments: number;

  @Text({ max: 100 })
  walletAddress: string;

  @Integer({ min: 0, optional: true, describe: 'On chains with nonces, once it is signed.' })
  nonce?: number;

  @Integer({ min: 0, describe: 'How many attempts to bring it further have failed in a row.' })
  failures: number;

  @Text({ max: 500, optional: true, describe: 'Why it was asked to be canceled.' })
  cancelReason?: string;

  @Instant()
  createdAt: string;
}

export class OpenTransferList {
  @ListOf(() => OpenTransferView, { describe: 'The oldest first.' })
  results: OpenTransferView[];
}

export function heldWalletView(blockchain: Blockchain, wallet: WalletNonce): HeldWalletView {
  const { address, heldSince, heldBecause, next, unexplained } = wallet;
  if (heldSince === null) throw new Error(`The wallet ${address} is not held`);
  return {
    blockchain,
    address,
    heldSince: heldSince.toISOString(),
    ...(heldBecause === null ? {} : { because: heldBecause }),
    knownTransactions: Number(next),
    unexplained: unexplained ?? [],
  };
}

export function openTransferView(transfer: Transfer): OpenTransferView {
  const { id, organizationId, blockchain, status, token, preparation, payments, walletAddress } = transfer;
  const { nonce, failures, cancelReason, createdAt } = transfer;
  return {
    id,
    organizationId,
    blockchain,
    status,
    ...(token === null ? {} : { tokenSymbol: token }),
    ...(preparation === null ? {} : { prepares: preparation.what }),
    payments: payments.length,
    walletAddress,
    ...(nonce === null ? {} : { nonce: Number(nonce) }),
    failures,
    ...(cancelReason === null ? {} : { cancelReason }),
    createdAt: createdAt.toISOString(),
  };
}
