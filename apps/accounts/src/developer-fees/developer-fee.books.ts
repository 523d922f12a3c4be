import { Injectable } from '@nestjs/common';
import { platformOrganizationId, treasuryAccounts } from '#chains';
import type { Blockchain, TokenSymbol } from '#contracts';
import { type Queries, type Tx, forEveryOrganization } from '#database';
import {
  type HeldTokens,
  Ledger,
  type LedgerPlace,
  type PostingLine,
  available,
  reserved,
  systemAccountId,
} from '#ledger';
import { Clock } from '#runtime';
import type { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';

export interface DeveloperFees {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  /** Of payouts, which lie in wallets of the organization. */
  readonly own: bigint;
  /** Of payins, which lie in the treasury. */
  readonly held: bigint;
}

const owedTo = `
  SELECT token, blockchain, coalesce(sum(units) FILTER (WHERE organization_id = $1), 0)::text AS own,
    coalesce(sum(units) FILTER (WHERE organization_id = $2), 0)::text AS held
  FROM ledger_balance
  WHERE account_id = '${systemAccountId}'
    AND (organization_id = $1 AND book = 'developerFees' OR organization_id = $2 AND book = 'developerFees:' || $1::text)
  GROUP BY token, blockchain ORDER BY token, blockchain`;

const own: LedgerPlace = { book: 'developerFees' };
const promised = reserved(treasuryAccounts.liquidity);
const free = available(treasuryAccounts.liquidity);

/**
 * What the house owes a developer, and what paying it out posts. The treasury pays all of it. What lay in wallets of the
 * organization stays there and is the platform's from then on, as tokens are that were converted.
 */
@Injectable()
export class DeveloperFeeBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Those of payins are in the books of the platform, which an organization does not see. */
  async owedTo(queries: Queries, organizationId: string): Promise<DeveloperFees[]> {
    const rows = await forEveryOrganization(() =>
      queries.query<DeveloperFees & Record<'own' | 'held', string>>(owedTo, [organizationId, platformOrganizationId]),
    );
    return rows.map((row) => ({ ...row, own: BigInt(row.own), held: BigInt(row.held) }));
  }

  /** What can be withdrawn, all together. The caller sees to it that nothing is earned meanwhile. */
  async dueTo(queries: Queries, organizationId: string): Promise<HeldTokens[]> {
    const fees = await this.owedTo(queries, organizationId);
    return fees
      .map(({ token, blockchain, own: ofPayouts, held }) => ({ token, blockchain, units: ofPayouts + held }))
      .filter(({ units }) => units > 0n);
  }

  /** Until the transaction ends, nobody else takes any of them. */
  async hold(tx: Tx, organizationId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`developerFees:${organizationId}`]);
  }

  /** They are owed no more, and are on their way. */
  async take(tx: Tx, withdrawal: DeveloperFeeWithdrawal): Promise<void> {
    const { blockchain, ownUnits } = withdrawal;
    await this.post(tx, withdrawal, 'take', {
      from: own,
      to: { book: `settlement:${blockchain}` },
      units: BigInt(ownUnits),
    });
    await this.postForPlatform(tx, withdrawal, 'take', owedByPlatform(withdrawal), promised);
  }

  /** Before the treasury pays: what was kept for it is free for the transfer. */
  pay(tx: Tx, withdrawal: DeveloperFeeWithdrawal): Promise<void> {
    return this.postForPlatform(tx, withdrawal, 'pay', promised, free);
  }

  /** The chain refused it: they are owed again. */
  async giveBack(tx: Tx, withdrawal: DeveloperFeeWithdrawal): Promise<void> {
    const { blockchain, ownUnits } = withdrawal;
    const back = { from: { book: `settlement:${blockchain}` }, to: own, units: BigInt(ownUnits) } as const;
    await this.post(tx, withdrawal, 'giveBack', back);
    await this.postForPlatform(tx, withdrawal, 'giveBack', free, owedByPlatform(withdrawal));
  }

  private postForPlatform(
    tx: Tx,
    withdrawal: DeveloperFeeWithdrawal,
    step: string,
    ...[from, to]: readonly [LedgerPlace, LedgerPlace]
  ): Promise<void> {
    const units = BigInt(withdrawal.units) - BigInt(withdrawal.ownUnits);
    return this.post(tx, { ...withdrawal, organizationId: platformOrganizationId }, step, { from, to, units });
  }

  private async post(
    tx: Tx,
    { organizationId, id: subjectId, token, blockchain }: DeveloperFeeWithdrawal,
    step: string,
    line: PostingLine,
  ): Promise<void> {
    if (line.units === 0n) return;
    const at = this.clock.now();
    await this.ledger.postNew(tx, { organizationId, subjectId, step, token, blockchain, at, lines: [line] });
  }
}

function owedByPlatform({ organizationId }: DeveloperFeeWithdrawal): LedgerPlace {
  return { book: `developerFees:${organizationId}` };
}
