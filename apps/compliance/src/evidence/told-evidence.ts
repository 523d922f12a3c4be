import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditExport } from '#audit';
import type { HouseCaller } from '#auth';
import type { EvidenceWriter } from '#evidence';
import { TimelineReading } from '../cases/timeline.reading.js';
import type { Review } from '../records/review.entity.js';
import { ReviewReading } from '../reviews/review.reading.js';

/** Far more than ever happens to one review. */
const mostTold = 100_000;

/** Puts what was found, said and done about a review into its evidence. */
@Injectable()
export class ToldEvidence {
  constructor(
    private readonly reading: ReviewReading,
    private readonly timeline: TimelineReading,
    private readonly audit: AuditExport,
  ) {}

  /** The risk as it was when the review was decided, beside what it would be today. */
  async addReview(writer: EvidenceWriter, caller: HouseCaller, review: Review): Promise<void> {
    const { id, status, decidedAt, riskLevel, riskScore, revokedAt, revocationReason, reviewAgainAt } = review;
    const decision = { status, decidedAt, riskLevel, riskScore, revokedAt, revocationReason, reviewAgainAt };
    await writer.addJson('decision.json', decision);
    await writer.addJson('review-today.json', await this.reading.read(caller, id));
    const { results } = await this.timeline.read(caller, id, mostTold);
    await writer.addJson('timeline.json', { isWhole: results.length < mostTold, results });
  }

  /** All lines of the organization, as only they show a chain without gaps. */
  async addAudit(writer: EvidenceWriter, { organizationId }: Review): Promise<void> {
    await writer.add('audit.ndjson', Readable.from(this.audit.lines({ organizationId }), { objectMode: false }));
  }
}
