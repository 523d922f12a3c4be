import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { ReviewFile } from '../../case-file/review-file.js';
import { WeighReview } from '../weighing/weigh-review.js';
import { FindingDecisions } from './finding-decisions.js';
import { type OfficerFindingView, type RiskView, riskView } from './finding.view.js';

export interface ShownRisk {
  readonly risk: RiskView;
  readonly officerFindings: OfficerFindingView[];
}

/** How a single review is weighed at present, as officers see it. */
@Injectable()
export class ShowRisk {
  constructor(
    private readonly weighing: WeighReview,
    private readonly decisions: FindingDecisions,
  ) {}

  /** The file has to be read with the answers that are weighed. */
  async of(queries: Pick<Tx, 'many' | 'query'>, file: ReviewFile): Promise<ShownRisk> {
    const { findings, rating } = await this.weighing.weighFile(queries, file);
    return { risk: riskView(rating), officerFindings: await this.decisions.show(findings) };
  }
}
