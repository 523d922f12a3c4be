import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type CallerOrSession } from '#auth';
import {
  type AssociatedPersonAttestationPayload,
  type Page,
  PageOf,
  PageQuery,
  associatedPersonAttestation,
} from '#contracts';
import { IllegalTransition, LimitExceeded } from '#errors';
import { IdParam, Operation, UnionBody } from '#runtime';
import { AccessReason } from '../audit/access-reason.js';
import { AssociatedPersonAttestationSummary } from '../case-file/attestation-summary.view.js';
import { ChangeAttestationFields } from './attestation.dto.js';
import { AttestationReading } from './attestation.reading.js';
import { AssociatedPersonAttestationDetailView, AssociatedPersonAttestationResponse } from './attestation.view.js';
import { ChangePersonAttestation } from './change-person-attestation.js';
import { UploadPersonAttestation } from './upload-person-attestation.js';

const AttestationPage = PageOf(AssociatedPersonAttestationSummary);
const readAccess = {
  callers: 'operatorOrOrganization',
  scope: 'compliance:read',
  sessions: true,
  invitees: true,
} as const;

@ApiTags('Associated persons')
@Controller('compliance/associated-persons/:associatedPersonId/attestations')
export class PersonAttestationController {
  constructor(
    private readonly uploadAttestation: UploadPersonAttestation,
    private readonly changeAttestation: ChangePersonAttestation,
    private readonly reading: AttestationReading,
  ) {}

  @Post()
  @Operation({
    summary: 'Upload an attestation about a person',
    description:
      'The latest of each type counts. Possible while every active review that lists the person is open for it.',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true, invitees: true },
    status: 201,
    answer: AssociatedPersonAttestationResponse,
    personal: true,
    errors: [IllegalTransition, LimitExceeded],
  })
  upload(
    @CalledBy() caller: CallerOrSession,
    @IdParam('associatedPerson') personId: string,
    @UnionBody(associatedPersonAttestation) body: AssociatedPersonAttestationPayload,
  ): Promise<AssociatedPersonAttestationResponse> {
    return this.uploadAttestation.upload(caller, personId, body);
  }

  @Get()
  @Operation({
    summary: 'List the attestations about a person',
    description: 'All that were uploaded, newest first; of each type the first is the one that counts.',
    access: readAccess,
    answer: AttestationPage,
  })
  list(
    @CalledBy() caller: CallerOrSession,
    @IdParam('associatedPerson') personId: string,
    @Query() query: PageQuery,
  ): Promise<Page<AssociatedPersonAttestationSummary>> {
    return this.reading.listOfPerson(caller, personId, query);
  }

  @Get(':attestationId')
  @Operation({
    summary: 'Read an attestation about a person',
    description:
      'With its payload. A compliance officer who reads it leaves a line in the audit trail, with the reason from the header `Access-Reason`.',
    access: readAccess,
    answer: AssociatedPersonAttestationDetailView,
  })
  read(
    @CalledBy() caller: CallerOrSession,
    @IdParam('associatedPerson') personId: string,
    @IdParam('attestation') id: string,
    @AccessReason() reason: string | null,
  ): Promise<AssociatedPersonAttestationDetailView> {
    return this.reading.readOfPerson(caller, personId, { id, reason });
  }

  @Patch(':attestationId')
  @Operation({
    summary: 'Change an attestation about a person field by field',
    description:
      'Uploads the latest one again with these fields changed, and is possible when uploading is. The caller need not know the other fields: a widget session sees them masked, before and after.',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true, invitees: true },
    answer: AssociatedPersonAttestationResponse,
    personal: true,
    keyed: true,
    errors: [IllegalTransition, LimitExceeded],
  })
  change(
    @CalledBy() caller: CallerOrSession,
    @IdParam('associatedPerson') personId: string,
    @IdParam('attestation') id: string,
    @Body() { changes }: ChangeAttestationFields,
  ): Promise<AssociatedPersonAttestationResponse> {
    return this.changeAttestation.change(caller, personId, { id, changes });
  }
}
