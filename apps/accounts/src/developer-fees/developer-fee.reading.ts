import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable } from '#auth';
import { type Blockchain, type Page, type PageQuery, type TokenSymbol, viewsOf } from '#contracts';
import { Reads } from '#database';
import { OwedDeveloperFees } from '../organizations/owed-developer-fees.reading.js';
import { ManagedOrganization } from '../organizations/managed-organization.reading.js';
import { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';
import { type DeveloperFeeWithdrawalView, type DeveloperFeesView, withdrawalView } from './developer-fee.view.js';

const withdrawals: SeenTable<DeveloperFeeWithdrawal> = {
  entity: DeveloperFeeWithdrawal,
  name: 'developer_fee_withdrawal',
  createdAt: 'created_at',
};

interface UnderWay {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly units: string;
}

/** What a developer has earned, and where it went. */
@Injectable()
export class DeveloperFeeReading {
  constructor(
    private readonly managed: ManagedOrganization,
    private readonly fees: OwedDeveloperFees,
    private readonly reads: Reads,
    private readonly seen: SeenRows,
  ) {}

  async read(caller: Caller, organizationId: string): Promise<DeveloperFeesView> {
    await this.managed.check(caller, organizationId);
    const [owed, underWay] = await Promise.all([
      this.fees.owedTo(this.reads, organizationId),
      // Those under way have a commitment each, so few rows are looked at.
      this.reads.query<UnderWay>(
        `SELECT token, blockchain, sum(units)::text AS units FROM developer_fee_withdrawal JOIN commitment
           ON commitment.organization_id = developer_fee_withdrawal.organization_id AND commitment.subject_id = developer_fee_withdrawal.id
         WHERE commitment.organization_id = $1 GROUP BY token, blockchain`,
        [organizationId],
      ),
    ]);
    const fees = owed.map(({ token, blockchain, own, held }) => ({
      tokenSymbol: token,
      blockchain,
      available: String(own + held),
      underWay: underWay.find((each) => each.token === token && each.blockchain === blockchain)?.units ?? '0',
    }));
    return { organizationId, fees };
  }

  async list(caller: Caller, organizationId: string, query: PageQuery): Promise<Page<DeveloperFeeWithdrawalView>> {
    await this.managed.check(caller, organizationId);
    const page = await this.seen.list(caller, withdrawals, {}, { ...query, organizationId });
    return viewsOf(page, withdrawalView);
  }
}
