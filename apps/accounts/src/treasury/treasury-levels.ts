import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { Tokens, platformOrganizationId, treasuryAccounts } from '#chains';
import { Reads, UnitOfWork, forEveryOrganization } from '#database';
import { ValidationFailed } from '#errors';
import { Metrics } from '#runtime';
import type { ChangeTreasuryLevelsBody, TreasuryLevelField, TreasuryLevelsView } from './treasury-level.dto.js';
import type { TreasuryLevel } from './treasury-level.entity.js';

export interface JudgedLevel extends TreasuryLevel {
  readonly isLow: boolean;
  readonly isHigh: boolean;
}

const judged = `
  SELECT level.purse, level.blockchain, level.token, level.least::text AS least, level.most::text AS most,
    held.units < level.least AS "isLow", coalesce(held.units > level.most, false) AS "isHigh"
  FROM treasury_level AS level
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(units), 0) AS units FROM ledger_balance
    WHERE organization_id = $1 AND account_id = ($2::jsonb ->> level.purse)::uuid AND book = 'available'
      AND token = level.token AND blockchain = level.blockchain) AS held
  ORDER BY level.purse, level.blockchain, level.token`;

/** The least and the most that purses should have available. */
@Injectable()
export class TreasuryLevels {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
    metrics: Metrics,
  ) {
    const labels = ['purse', 'blockchain', 'symbol', 'bound'];
    metrics.gauge(
      'treasury_off_level',
      'Whether a purse has less than its least, or more than its most',
      labels,
      async (gauge) => {
        for (const { purse, blockchain, token: symbol, most, isLow, isHigh } of await forEveryOrganization(() =>
          this.judge(),
        ).catch(() => [])) {
          gauge.set({ purse, blockchain, symbol, bound: 'least' }, Number(isLow));
          if (most !== null) gauge.set({ purse, blockchain, symbol, bound: 'most' }, Number(isHigh));
        }
      },
    );
  }

  /** Each, with what there is at the moment. */
  judge(): Promise<JudgedLevel[]> {
    return this.reads.query<JudgedLevel>(judged, [platformOrganizationId, JSON.stringify(treasuryAccounts)]);
  }

  async read(): Promise<TreasuryLevelsView> {
    return { levels: (await this.judge()).map(levelField) };
  }

  async change(caller: HouseCaller, { levels, reason }: ChangeTreasuryLevelsBody): Promise<TreasuryLevelsView> {
    this.refuseBad(levels);
    await this.unitOfWork.run(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('treasuryLevels', 0))`);
      await tx.query('DELETE FROM treasury_level');
      await tx.query(
        `INSERT INTO treasury_level (purse, blockchain, token, least, most)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])`,
        [
          levels.map(({ purse }) => purse),
          levels.map(({ blockchain }) => blockchain),
          levels.map(({ tokenSymbol }) => tokenSymbol),
          levels.map(({ least }) => least),
          levels.map(({ most = null }) => most),
        ],
      );
      await this.audit.record(tx, {
        organizationId: platformOrganizationId,
        ...authorOf(caller),
        action: 'treasuryLevelsChanged',
        subject: 'settings:treasuryLevels',
        reason: `${levels.map(inWords).join('; ')}: ${reason}`,
      });
    });
    return this.read();
  }

  private refuseBad(levels: readonly TreasuryLevelField[]): void {
    const keys = levels.map(keyOf);
    levels.forEach(({ blockchain, tokenSymbol: symbol, least, most }, index) => {
      const pair = this.tokens.problem({ symbol, blockchain });
      if (pair !== undefined) throw ValidationFailed.at(`levels.${index}.tokenSymbol`, pair);
      if (keys.indexOf(keyOf(levels[index] as TreasuryLevelField)) < index)
        throw ValidationFailed.at(`levels.${index}`, 'must not name a purse, a chain and a token again');
      if (most !== undefined && BigInt(most) <= BigInt(least))
        throw ValidationFailed.at(`levels.${index}.most`, 'must be more than the least');
    });
  }
}

function keyOf({ purse, blockchain, tokenSymbol }: TreasuryLevelField): string {
  return `${purse}:${blockchain}:${tokenSymbol}`;
}

function inWords(level: TreasuryLevelField): string {
  return `${keyOf(level)} from ${level.least}${level.most === undefined ? '' : ` to ${level.most}`}`;
}

function levelField({ purse, blockchain, token, least, most }: JudgedLevel): TreasuryLevelField {
  return { purse, blockchain, tokenSymbol: token, least, ...(most === null ? {} : { most }) };
}
