import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { IdParam, Operation } from '#runtime';
import { AccessReason } from '../audit/access-reason.js';
import { EvidenceKey, EvidenceKeyView } from './evidence-key.js';
import { ExportEvidence } from './export-evidence.js';

@ApiTags('Compliance reviews')
@Controller()
export class EvidenceController {
  constructor(
    private readonly exportEvidence: ExportEvidence,
    private readonly key: EvidenceKey,
  ) {}

  @Get('compliance/reviews/:complianceReviewId/evidence')
  @ApiResponse({
    status: 200,
    description: 'A ZIP file',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Operation({
    summary: 'Take the evidence of a review',
    description:
      'Answers, documents as they were uploaded, findings, notes, decisions, the timeline and the audit trail of the organization, in one ZIP whose manifest is signed. `npm run verify-evidence FILE` checks it on any machine. It leaves a line in the audit trail, with the reason from the header `Access-Reason`, which people have to give.',
    access: { callers: 'operator', staff: 'compliance:unmasked' },
    freshSignIn: true,
  })
  export(
    @CalledBy() caller: HouseCaller,
    @IdParam('complianceReview') id: string,
    @AccessReason() reason: string | null,
  ): Promise<StreamableFile> {
    return this.exportEvidence.export(caller, id, reason);
  }

  @Get('.well-known/gatehouse-evidence.json')
  @Operation({
    summary: 'Read the key that signs evidence',
    description: 'Anybody may compare its fingerprint with the one that `npm run verify-evidence` shows.',
    access: { callers: 'anyone' },
    answer: EvidenceKeyView,
  })
  signingKey(): Promise<EvidenceKeyView> {
    return this.key.shown();
  }
}
