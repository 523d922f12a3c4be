import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { AttestationMoves } from '../../records/attestation.moves.js';
import { ReviewRows } from '../../records/review.rows.js';
import { HitService } from '../../screening/hits/hit.service.js';
import { type OfficerFinding, WeighReview } from '../weighing/weigh-review.js';
import { FindingDecisions } from './finding-decisions.js';
import type { DecideFinding } from './finding.dto.js';
import type { OfficerFindingView } from './finding.view.js';

/** What officers do with findings: clear or confirm them, each with a note. */
@Injectable()
export class FindingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly weighing: WeighReview,
    private readonly decisions: FindingDecisions,
    private readonly hits: HitService,
    private readonly attestationMoves: AttestationMoves,
  ) {}

  /** A decision may be changed, and taken back. One about a hit on a list is one about that hit. */
  decide(caller: HouseCaller, reviewId: string, findingId: string, body: DecideFinding): Promise<OfficerFindingView> {
    this.decisions.refuseOperator(caller);
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, reviewId);
      const find = async (): Promise<OfficerFinding> => {
        const { findings } = await this.weighing.weigh(tx, review);
        return findings.find(({ id }) => id === findingId) ?? findingNotFound(findingId);
      };
      const finding = await find();
      if (finding.isHit) await this.hits.decide(caller, reviewId, findingId, body);
      else {
        await this.decisions.keep(tx, caller, { review, finding }, body);
        this.attestationMoves.requestRating(tx, { organizationId: review.organizationId, subjectId: reviewId });
      }
      const [view] = await this.decisions.show([await find()]);
      return view ?? findingNotFound(findingId);
    });
  }
}

function findingNotFound(id: string): never {
  throw new ResourceNotFound('officerFinding', id);
}
