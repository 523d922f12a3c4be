import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditExport } from '#audit';
import type { HouseCaller } from '#auth';
import type { EvidenceWriter } from '#evidence';
import { TimelineReading } from '../cases/timeline.reading.js';
import type { Review } from '../records/review.entity.js';
import { ReviewReading } from '../reviews/review.reading.js';

/** Puts what was found, said and done about a review into its evidence. */
@Injectable()
export class ToldEvidence {
  constructor(
    private readonly reading: ReviewReading,
    private readonly timeline: TimelineReading,
    private readonly audit: AuditExport,
  ) {}

  async addReview(writer: EvidenceWriter, caller: HouseCaller, { id }: Review): Promise<void> {
    await writer.addJson('review.json', await this.reading.read(caller, id));
    await writer.addJson('timeline.json', (await this.timeline.read(caller, id)).results);
  }

  /** All lines of the organization, as only they show a chain without gaps. */
  async addAudit(writer: EvidenceWriter, { organizationId }: Review): Promise<void> {
    await writer.add('audit.ndjson', Readable.from(this.audit.lines({ organizationId }), { objectMode: false }));
  }
}
