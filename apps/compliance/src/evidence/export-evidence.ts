import { Injectable, StreamableFile } from '@nestjs/common';
import { type HouseCaller, authorOf } from '#auth';
import { EvidenceWriter } from '#evidence';
import { Clock } from '#runtime';
import { RecordPersonalRead } from '../audit/record-personal-read.js';
import type { Review } from '../records/review.entity.js';
import { ReviewRows } from '../records/review.rows.js';
import { EvidenceKey } from './evidence-key.js';
import { FiledEvidence } from './filed-evidence.js';
import { ToldEvidence } from './told-evidence.js';

/** Everything that speaks for or against a decision, in one signed file that can be checked without us. */
@Injectable()
export class ExportEvidence {
  constructor(
    private readonly reviews: ReviewRows,
    private readonly recordPersonalRead: RecordPersonalRead,
    private readonly told: ToldEvidence,
    private readonly filed: FiledEvidence,
    private readonly key: EvidenceKey,
    private readonly clock: Clock,
  ) {}

  /** Recorded before it is sent. A fault on the way ends the file before its end. */
  async export(caller: HouseCaller, id: string, reason: string | null): Promise<StreamableFile> {
    const review = await this.reviews.read(caller, id);
    const { organizationId } = review;
    const subject = `complianceReview:${id}` as const;
    const look = { organizationId, about: [id], action: 'evidenceExported', subject, reason, isAsked: true } as const;
    await this.recordPersonalRead.record(caller, look);
    const writer = new EvidenceWriter(this.clock.now());
    this.write(writer, caller, review).catch((cause: unknown) => void writer.output.destroy(cause as Error));
    return new StreamableFile(writer.output, {
      type: 'application/zip',
      disposition: `attachment; filename="evidence-${id}.zip"`,
    });
  }

  private async write(writer: EvidenceWriter, caller: HouseCaller, review: Review): Promise<void> {
    const { id, organizationId } = review;
    await this.told.addReview(writer, caller, review);
    await this.filed.addAttestations(writer, review);
    await this.filed.addDocuments(writer, review);
    await this.told.addAudit(writer, review);
    const exportedAt = this.clock.now().toISOString();
    const facts = { complianceReviewId: id, organizationId, exportedAt, exportedBy: authorOf(caller).actor };
    writer.end(facts, await this.key.signingKey());
  }
}
