import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads, type Tx } from '#database';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import { type ChainFamily, familyOf } from '../addresses/address.js';
import type { Wallet } from '../gateway/gateway.js';
import { Signer } from './signer.js';
import { Tokens } from '../gateway/tokens.js';
import { WalletNumbers } from './wallet-numbers.js';
import { WalletRow } from './wallet.entity.js';

const gasWalletNumber = 0;

/** The wallets of accounts, found by account or by address. */
@Injectable()
export class Wallets {
  constructor(
    private readonly reads: Reads,
    private readonly numbers: WalletNumbers,
    private readonly signer: Signer,
    private readonly tokens: Tokens,
  ) {}

  /** Makes one wallet for each account, however often this is called. */
  async make(tx: Tx, organizationId: string, accountId: string): Promise<void> {
    if ((await tx.one(WalletRow, { organizationId, accountId })) !== undefined) return;
    await this.refuseUnlessWatched();
    const number = await this.numbers.next(tx);
    const keys = await this.signer.keys();
    tx.insert(WalletRow, { organizationId, accountId, number, ...(await keys.addresses(number)) });
  }

  /** The wallet with which an account pays on a chain. */
  async ofAccount(
    queries: Pick<Tx, 'one'>,
    account: { organizationId: string; accountId: string },
    blockchain: Blockchain,
  ): Promise<Wallet | undefined> {
    const { organizationId, accountId } = account;
    const row = await queries.one(WalletRow, { organizationId, accountId });
    return row === undefined ? undefined : { index: row.number, address: addressOn(row, blockchain) };
  }

  /** By account. An account that is still being created has none. */
  async ofAccounts(accounts: readonly { organizationId: string; id: string }[]): Promise<Map<string, WalletRow>> {
    const rows = await this.reads.many(
      WalletRow,
      'SELECT wallet.* FROM wallet JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (organization_id, account_id) USING (organization_id, account_id)',
      [accounts.map(({ organizationId }) => organizationId), accounts.map(({ id }) => id)],
    );
    return new Map(rows.map((row) => [row.accountId, row]));
  }

  /** The wallet that pays for gas. It is filled by the operator and holds no tokens. */
  async gasWallet(blockchain: Blockchain): Promise<Wallet> {
    const keys = await this.signer.keys();
    return { index: gasWalletNumber, address: addressOn(await keys.addresses(gasWalletNumber), blockchain) };
  }

  /** By address, those of these addresses that are ours. */
  async atAddresses(blockchain: Blockchain, addresses: readonly string[]): Promise<Map<string, WalletRow>> {
    if (addresses.length === 0) return new Map();
    const { property, column } = addressFields[familyOf(blockchain)];
    const wallets = await this.reads.many(WalletRow, `SELECT * FROM wallet WHERE ${column} = ANY($1)`, [addresses]);
    return new Map(wallets.map((wallet) => [wallet[property], wallet]));
  }

  /** No address is handed out before its chains are watched, so that no deposit to it is missed. */
  private async refuseUnlessWatched(): Promise<void> {
    const watched = await this.reads.query<Pick<ChainCursor, 'blockchain'>>('SELECT blockchain FROM chain_cursor');
    const missing = this.tokens.blockchains.filter(
      (blockchain) => !watched.some((cursor) => cursor.blockchain === blockchain),
    );
    if (missing.length > 0)
      throw new Error(`No wallet is made while these chains are not watched yet: ${missing.join(', ')}`);
  }
}

type Addresses = Pick<WalletRow, 'evmAddress' | 'solanaAddress' | 'tronAddress'>;

/** In the row and in the table. */
const addressFields = {
  EVM: { property: 'evmAddress', column: 'evm_address' },
  Solana: { property: 'solanaAddress', column: 'solana_address' },
  TRON: { property: 'tronAddress', column: 'tron_address' },
} as const satisfies Record<ChainFamily, { property: keyof Addresses; column: string }>;

export function addressOn(wallet: Addresses, blockchain: Blockchain): string {
  return wallet[addressFields[familyOf(blockchain)].property];
}
