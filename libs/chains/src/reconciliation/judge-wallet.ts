import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { Reads } from '#database';
import { lookUntil } from '#jobs';
import { LedgerHistory, type LedgerLine } from '#ledger';
import { Clock } from '#runtime';
import type { Gateway } from '../gateway/gateway.js';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import { inProgress } from '../records/transfer.entity.js';
import type { WalletRow } from '../wallets/wallet.entity.js';
import { addressOn } from '../wallets/wallets.js';
import { LedgerOfWallets } from './ledger-of-wallets.js';
import type { HeldToken } from './wallet-differences.js';

/** How long the chain may take to be watched up to the block that was looked at. */
const usualLooks = { times: 300, everyMilliseconds: 100 };
/** Clocks of several processes differ by less. */
const spareMilliseconds = 60_000;
const tries = 3;

export type Verdict =
  | { readonly kind: 'same' | 'unsettled' }
  | { readonly kind: 'different'; readonly ledgerUnits: bigint; readonly chainUnits: bigint; readonly block: number };

const unsettled: Verdict = { kind: 'unsettled' };

/**
 * Whether a wallet that seems to differ really does: the ledger knows of a block when it is final here, which is a little later
 * than when the node says so, and transfers under way may or may not have left by then.
 */
@Injectable()
export class JudgeWallet {
  constructor(
    private readonly reads: Reads,
    private readonly ledger: LedgerOfWallets,
    private readonly history: LedgerHistory,
    private readonly clock: Clock,
  ) {}

  async judge(gateway: Gateway, wallet: WalletRow, token: TokenSymbol, looks = usualLooks): Promise<Verdict> {
    const { blockchain } = gateway;
    const held = { blockchain, address: addressOn(wallet, blockchain), token };
    const since = new Date(this.clock.now().getTime() - spareMilliseconds);
    const first = await this.ledger.holds(wallet, held);
    const { block, units } = await gateway.holdings(token, [held.address]);
    const [chainUnits = 0n] = units;
    // Nothing can be said of any of its wallets then, which is no more than that they were not compared.
    if (!(await this.isWatchedUpTo(blockchain, block, looks)))
      throw new Error(`${blockchain} is not watched up to block ${block}`);
    for (let attempt = 1; attempt <= tries; attempt++) {
      const before = await this.ledger.holds(wallet, held);
      const came = await this.cameSince(wallet, held, since, block);
      const { pending, leaving } = await this.underWay(wallet, held, block);
      // What is booked between the questions is in one answer and not in the other.
      const booked = await this.ledger.holds(wallet, held);
      if (before !== booked) continue;
      const ledgerUnits = booked - came.later + pending;
      if (chainUnits === ledgerUnits) return { kind: 'same' };
      const gone = first + came.all - booked;
      const isExplained = chainUnits >= ledgerUnits - leaving && chainUnits <= ledgerUnits + (gone > 0n ? gone : 0n);
      return isExplained ? unsettled : { kind: 'different', ledgerUnits, chainUnits, block };
    }
    return unsettled;
  }

  /** From then on all deposits up to it are known. */
  private isWatchedUpTo(blockchain: Blockchain, block: number, looks: typeof usualLooks): Promise<boolean> {
    return lookUntil(async () => {
      const cursor = await this.reads.one(ChainCursor, { blockchain });
      return cursor !== undefined && Number(cursor.number) >= block;
    }, looks);
  }

  /** What was booked of late as come over the chain, and how much of it is from later blocks than this one. */
  private async cameSince(
    { organizationId, accountId: id }: WalletRow,
    { blockchain, token }: HeldToken,
    since: Date,
    block: number,
  ): Promise<{ all: bigint; later: bigint }> {
    const lines = await this.history.cameOverChain({ organizationId, id }, blockchain, since);
    const ofToken = lines.filter((line) => line.token === token);
    const later = await this.reads.query<{ id: string }>(
      'SELECT id FROM deposit WHERE organization_id = $1 AND id = ANY($2) AND block_number > $3',
      [organizationId, ofToken.map(({ subjectId }) => subjectId), block],
    );
    const ids = new Set(later.map((deposit) => deposit.id));
    const sum = (some: readonly LedgerLine[]): bigint => some.reduce((total, { units }) => total + BigInt(units), 0n);
    return { all: sum(ofToken), later: sum(ofToken.filter(({ subjectId }) => ids.has(subjectId))) };
  }

  /** Deposits up to this block that are not booked yet, and transfers that may have left by then: one that is only requested may have been sent and forgotten. */
  private async underWay(
    { organizationId, accountId }: WalletRow,
    { blockchain, address, token }: HeldToken,
    block: number,
  ): Promise<{ pending: bigint; leaving: bigint }> {
    const [row] = await this.reads.query<{ pending: string; leaving: string }>(underWay, [
      organizationId,
      accountId,
      blockchain,
      address,
      token,
      block,
    ]);
    return { pending: BigInt(row?.pending ?? 0), leaving: BigInt(row?.leaving ?? 0) };
  }
}

const underWay = `
  SELECT
    (SELECT coalesce(sum(units), 0) FROM deposit WHERE organization_id = $1 AND account_id = $2 AND blockchain = $3 AND token = $5
      AND status = 'pending' AND block_number <= $6)::text AS pending,
    (SELECT coalesce(sum((payment->>'units')::numeric), 0) FROM transfer, jsonb_array_elements(payments) AS payment
      WHERE blockchain = $3 AND wallet_address = $4 AND token = $5 AND ${inProgress})::text AS leaving`;
