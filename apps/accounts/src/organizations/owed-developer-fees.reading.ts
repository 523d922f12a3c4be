import { Injectable } from '@nestjs/common';
import { platformOrganizationId } from '#chains';
import type { Blockchain, TokenSymbol } from '#contracts';
import { type Queries, forEveryOrganization } from '#database';
import { type HeldTokens, systemAccountId } from '#ledger';

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

/** What the house owes organizations of the fees of their payouts and payins. */
@Injectable()
export class OwedDeveloperFees {
  /** Those of payins are in the books of the platform, which an organization does not see. */
  async owedTo(queries: Queries, organizationId: string): Promise<DeveloperFees[]> {
    const rows = await forEveryOrganization(() =>
      queries.query<DeveloperFees & Record<'own' | 'held', string>>(owedTo, [organizationId, platformOrganizationId]),
    );
    return rows.map((row) => ({ ...row, own: BigInt(row.own), held: BigInt(row.held) }));
  }

  /** What can be withdrawn, or below zero is owed by them, all together. The caller sees to it that nothing is earned meanwhile. */
  async dueTo(queries: Queries, organizationId: string): Promise<HeldTokens[]> {
    const fees = await this.owedTo(queries, organizationId);
    return fees
      .map(({ token, blockchain, own: ofPayouts, held }) => ({ token, blockchain, units: ofPayouts + held }))
      .filter(({ units }) => units !== 0n);
  }
}
