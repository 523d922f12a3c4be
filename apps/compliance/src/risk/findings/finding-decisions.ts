import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import type { Tx } from '#database';
import { DecisionsConfig, refuseOperator } from '#proposals';
import { Clock } from '#runtime';
import { type SealedPlace, Vault } from '#vault';
import type { Review } from '../../records/review.entity.js';
import type { OfficerFinding } from '../weighing/weigh-review.js';
import type { DecideFinding } from './finding.dto.js';
import { type OfficerFindingView, officerFindingView } from './finding.view.js';

interface ReviewedFinding {
  readonly review: Pick<Review, 'organizationId' | 'id'>;
  readonly finding: OfficerFinding;
}

/** What officers have said of findings. The notes are sealed, and gone with the data of the organization. */
@Injectable()
export class FindingDecisions {
  constructor(
    private readonly vault: Vault,
    private readonly audit: AuditTrail,
    private readonly config: DecisionsConfig,
    private readonly clock: Clock,
  ) {}

  refuseOperator(caller: HouseCaller): void {
    refuseOperator(caller, this.config);
  }

  async keep(
    tx: Tx,
    caller: HouseCaller,
    { review: { organizationId, id: reviewId }, finding: { id: findingId, rule } }: ReviewedFinding,
    { status, note }: DecideFinding,
  ): Promise<void> {
    const sealed = await this.vault.seal(tx, placeOf(organizationId, findingId), note);
    await tx.query(
      `INSERT INTO finding_decision (organization_id, review_id, finding_id, status, decided_by, decided_at, note)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (organization_id, review_id, finding_id) DO UPDATE
         SET status = EXCLUDED.status, decided_by = EXCLUDED.decided_by, decided_at = EXCLUDED.decided_at, note = EXCLUDED.note`,
      [organizationId, reviewId, findingId, status, authorOf(caller).actor, this.clock.now(), sealed],
    );
    await this.audit.record(tx, {
      organizationId,
      ...authorOf(caller),
      action: 'officerFindingDecided',
      subject: `complianceReview:${reviewId}`,
      reason: `${status} ${rule}`,
    });
  }

  show(findings: readonly OfficerFinding[]): Promise<OfficerFindingView[]> {
    return Promise.all(
      findings.map(async (finding) => officerFindingView({ ...finding, note: await this.note(finding) })),
    );
  }

  private async note({ decision }: OfficerFinding): Promise<string | undefined> {
    if (decision === undefined) return undefined;
    const { organizationId, findingId, note } = decision;
    return (await this.vault.open(placeOf(organizationId, findingId), note)).toString();
  }
}

function placeOf(organizationId: string, findingId: string): SealedPlace {
  return { organizationId, table: 'finding_decision', row: findingId, column: 'note' };
}
