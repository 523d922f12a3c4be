import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type CallerOrSession } from '#auth';
import { type Page, PageOf, PageQuery, type ReviewAttestationPayload, reviewAttestation } from '#contracts';
import { IllegalTransition, LimitExceeded } from '#errors';
import { IdParam, Operation, UnionBody } from '#runtime';
import { AccessReason } from '../audit/access-reason.js';
import { AttestationSummary } from '../case-file/attestation-summary.view.js';
import { ChangeAttestationFields } from './attestation.dto.js';
import { AttestationReading } from './attestation.reading.js';
import { AttestationDetailView, AttestationResponse } from './attestation.view.js';
import { ChangeReviewAttestation } from './change-review-attestation.js';
import { UploadReviewAttestation } from './upload-review-attestation.js';

const AttestationPage = PageOf(AttestationSummary);
const readAccess = { callers: 'operatorOrOrganization', scope: 'compliance:read', sessions: true } as const;

@ApiTags('Attestations')
@Controller('compliance/reviews/:complianceReviewId/attestations')
export class AttestationController {
  constructor(
    private readonly uploadAttestation: UploadReviewAttestation,
    private readonly changeAttestation: ChangeReviewAttestation,
    private readonly reading: AttestationReading,
  ) {}

  @Post()
  @Operation({
    summary: 'Upload an attestation',
    description:
      'The latest of each type counts. It is validated in the background: its `validationStatus` begins as `pending`. Possible while the review is a `draft`, when its submission failed validation, and, for what was asked for, when more information was requested.',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true },
    status: 201,
    answer: AttestationResponse,
    personal: true,
    errors: [IllegalTransition, LimitExceeded],
  })
  upload(
    @CalledBy() caller: CallerOrSession,
    @IdParam('complianceReview') reviewId: string,
    @UnionBody(reviewAttestation) body: ReviewAttestationPayload,
  ): Promise<AttestationResponse> {
    return this.uploadAttestation.upload(caller, reviewId, body);
  }

  @Get()
  @Operation({
    summary: 'List the attestations of a review',
    description: 'All that were uploaded to it, newest first; of each type the first is the one that counts.',
    access: readAccess,
    answer: AttestationPage,
  })
  list(
    @CalledBy() caller: CallerOrSession,
    @IdParam('complianceReview') reviewId: string,
    @Query() query: PageQuery,
  ): Promise<Page<AttestationSummary>> {
    return this.reading.listOfReview(caller, reviewId, query);
  }

  @Get(':attestationId')
  @Operation({
    summary: 'Read an attestation',
    description:
      'With its payload. A compliance officer who reads it leaves a line in the audit trail, with the reason from the header `Access-Reason`.',
    access: readAccess,
    answer: AttestationDetailView,
  })
  read(
    @CalledBy() caller: CallerOrSession,
    @IdParam('complianceReview') reviewId: string,
    @IdParam('attestation') id: string,
    @AccessReason() reason: string | null,
  ): Promise<AttestationDetailView> {
    return this.reading.readOfReview(caller, reviewId, { id, reason });
  }

  @Patch(':attestationId')
  @Operation({
    summary: 'Change an attestation field by field',
    description:
      'Uploads the latest one again with these fields changed, and is possible when uploading is. The caller need not know the other fields: a widget session sees them masked, before and after.',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true },
    answer: AttestationResponse,
    personal: true,
    keyed: true,
    errors: [IllegalTransition, LimitExceeded],
  })
  change(
    @CalledBy() caller: CallerOrSession,
    @IdParam('complianceReview') reviewId: string,
    @IdParam('attestation') id: string,
    @Body() { changes }: ChangeAttestationFields,
  ): Promise<AttestationResponse> {
    return this.changeAttestation.change(caller, reviewId, { id, changes });
  }
}
