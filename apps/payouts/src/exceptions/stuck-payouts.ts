import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { Reads } from '#database';
import { notTold } from '#exceptions';
import { systemAccountId } from '#ledger';
import { PayoutRails } from '#rails';
import { notDeleted } from '#standing';
import type { Payout } from '../records/payout.entity.js';

export interface StuckPayout extends Pick<
  Payout,
  | 'organizationId'
  | 'id'
  | 'status'
  | 'channel'
  | 'rail'
  | 'transferId'
  | 'returnRequestedAt'
  | 'returnTransferId'
  | 'returnTransactionId'
> {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly units: string;
  /** Whether a freeze keeps everything in its account. */
  readonly isFrozen: boolean;
  /** Whether its rail is not configured here any more, so that nobody can be asked. */
  readonly isOfUnknownRail: boolean;
}

const columns = `payout.organization_id AS "organizationId", payout.id, payout.status, channel, rail, payout.transfer_id AS "transferId",
  return_requested_at AS "returnRequestedAt", return_transfer_id AS "returnTransferId", return_transaction_id AS "returnTransactionId",
  request.token, request.blockchain, token_units::text AS units, EXISTS (
    SELECT FROM account_freeze AS frozen WHERE frozen.organization_id = request.organization_id AND direction <> 'credit'
      AND frozen.account_id IN (request.account_id, '${systemAccountId}')) AS "isFrozen"`;
const joined = `payout JOIN payout_request AS request ON request.organization_id = payout.organization_id AND request.id = payout_request_id`;

/** Each by itself, as each is found by an index of what is under way. */
const ways = [
  `request.status = 'pending' AND funded_at <= $1 AND payout.status = ANY ('{created,pending,onHold}'::text[])
     AND channel <> 'wallet' AND payout.transfer_id IS NULL AND payout.updated_at <= $1`,
  `payout.status = 'refundInProgress' AND return_requested_at IS NULL AND payout.updated_at <= $1`,
  'return_requested_at <= $1 AND return_transaction_id IS NULL AND return_transfer_id IS NULL',
];

const most = 500;

/** Payouts on which nothing has moved since a moment. */
@Injectable()
export class StuckPayouts {
  constructor(
    private readonly reads: Reads,
    private readonly rails: PayoutRails,
  ) {}

  /** Those that nobody was told of since then. */
  async untold(since: Date): Promise<StuckPayout[]> {
    const untold = notTold('payoutStuck', 'payout.id::text', '$1');
    const rows = await this.reads.query<Omit<StuckPayout, 'isOfUnknownRail'>>(`${selecting(untold)} LIMIT ${most}`, [
      since,
    ]);
    return rows.map((row) => ({
      ...row,
      isOfUnknownRail: row.channel === 'fiat' && this.rails.named(row.rail) === undefined,
    }));
  }

  async stillAmong(ids: readonly string[], since: Date): Promise<Set<string>> {
    const rows = await this.reads.query<StuckPayout>(selecting('payout.id = ANY ($2::uuid[])'), [since, ids]);
    return new Set(rows.map(({ id }) => id));
  }
}

function selecting(condition: string): string {
  const wanted = `${condition} AND ${notDeleted('request')}`;
  return ways.map((way) => `SELECT ${columns} FROM ${joined} WHERE ${way} AND ${wanted}`).join(' UNION ALL ');
}
