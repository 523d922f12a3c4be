import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { ProposalsModule } from '#proposals';
import { KeepLooks1795580000090 } from './migrations/1795580000090-keep-looks.js';
import { KeepCases1795580000074 } from './migrations/1795580000074-keep-cases.js';
import { ReviewNote } from './records/review-note.entity.js';
import { ReviewNotes } from './records/review-notes.js';
import { EventsModule } from '#events';
import { Inspector, ReadingReadiness } from '#inspection';
import { FiguresModule } from '#figures';
import { JobsModule } from '#jobs';
import { ScreeningListsModule } from '#screening';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { AuditEntryController } from './audit/audit-entry.controller.js';
import { AuditEntryReading } from './audit/audit-entry.reading.js';
import { ForgetLooksJob } from './audit/forget-looks.job.js';
import { StaffLook } from './audit/staff-look.entity.js';
import { RecordPersonalRead } from './audit/record-personal-read.js';
import { LatestAttestations } from './case-file/latest-attestations.reading.js';
import { ReviewFileReading } from './case-file/review-file.reading.js';
import { documents } from './documents/document-parts.js';
import { DocumentController } from './documents/document.controller.js';
import { DocumentUpload } from './documents/records/document-upload.entity.js';
import { DocumentUse } from './documents/records/document-use.entity.js';
import { Document } from './documents/records/document.entity.js';
import { AttestationController } from './filing/attestation.controller.js';
import { PersonAttestationController } from './filing/person-attestation.controller.js';
import { CreateCompliance1795478400008 } from './migrations/1795478400008-create-compliance.js';
import { IsolateCompliance1795478400093 } from './migrations/1795478400093-isolate-compliance.js';
import { KeepDeclarations1795580000060 } from './migrations/1795580000060-keep-declarations.js';
import { ListReviews1795580085002 } from './migrations/1795580085002-list-reviews.js';
import { IsolateVerifications1795580000013 } from './migrations/1795580000013-isolate-verifications.js';
import { VerifyIndividuals1795580000070 } from './migrations/1795580000070-verify-individuals.js';
import { KeepScreeningHits1795580000101 } from './migrations/1795580000101-keep-screening-hits.js';
import { KeepRisk1795580000106 } from './migrations/1795580000106-keep-risk.js';
import { FillApprovedRisk1795580000111 } from './migrations/1795580000111-fill-approved-risk.js';
import { RenewReviews1795580000117 } from './migrations/1795580000117-renew-reviews.js';
import { InviteAndPrefill1795580000123 } from './migrations/1795580000123-invite-and-prefill.js';
import { RequestInvitations1795580000131 } from './migrations/1795580000131-request-invitations.js';
import { RevokeReviews1795580000108 } from './migrations/1795580000108-revoke-reviews.js';
import { filing } from './filing/filing-parts.js';
import { evidence } from './evidence/evidence-parts.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { invitations } from './invitations/invitation-parts.js';
import { InvitationController } from './invitations/invitation.controller.js';
import { InvitationRequestController } from './invitations/invitation-request.controller.js';
import { OwnInvitationController } from './invitations/own-invitation.controller.js';
import { AddAssociatedPerson } from './persons/add-associated-person.js';
import { AssociatedPersonController } from './persons/associated-person.controller.js';
import { AssociatedPersonReading } from './persons/associated-person.reading.js';
import { AssociatedPersonRows } from './persons/associated-person.rows.js';
import { ListedPersonRows } from './persons/listed-person.rows.js';
import { RelateAssociatedPerson } from './persons/relate-associated-person.js';
import { RemoveAssociatedPerson } from './persons/remove-associated-person.js';
import { AssociatedPerson } from './records/associated-person.entity.js';
import { Attestation } from './records/attestation.entity.js';
import { AttestationMoves } from './records/attestation.moves.js';
import { SealedAttestations } from './records/attestation.sealed.js';
import { Prefill } from './records/prefill.entity.js';
import { SealedPrefills } from './records/prefill.sealed.js';
import { ReviewPerson } from './records/review-person.entity.js';
import { Review } from './records/review.entity.js';
import { ReviewMoves } from './records/review.moves.js';
import { ReviewRows } from './records/review.rows.js';
import { Verification } from './records/verification.entity.js';
import { VerificationMoves } from './records/verification.moves.js';
import { ConcludeScreenedJob } from './reviews/conclude-screened.job.js';
import { ConcludeSubmissionJob } from './reviews/conclude-submission.job.js';
import { AskDecision } from './reviews/ask-decision.js';
import { AskedDecision } from './reviews/asked-decision.js';
import { DocumentsOfReview } from './documents/documents-of-review.reading.js';
import { CaseController } from './cases/case.controller.js';
import { CaseService } from './cases/case.service.js';
import { TimelineReading } from './cases/timeline.reading.js';
import { caseConfig } from './reviews/case-settings.js';
import { DecideReview } from './reviews/decide-review.js';
import { ForgetReviewsJob } from './reviews/forget-reviews.job.js';
import { OpenReview } from './reviews/open-review.js';
import { ReviewController } from './reviews/review.controller.js';
import { RequirementsReading } from './reviews/requirements.reading.js';
import { ReviewReading } from './reviews/review.reading.js';
import { SubmitReview } from './reviews/submit-review.js';
import { HitController } from './screening/hits/hit.controller.js';
import { AddressController } from './screening/lists/address.controller.js';
import { ListController } from './screening/lists/list.controller.js';
import { screening, screeningEntities } from './screening/screening-parts.js';
import { FindingController } from './risk/findings/finding.controller.js';
import { risk, riskEntities } from './risk/risk-parts.js';
import { RiskSettingsController } from './risk/settings/risk-settings.controller.js';
import { RenewApproval } from './renewals/renew-approval.js';
import { RenewApprovalsJob } from './renewals/renew-approvals.job.js';
import { AskRevocation } from './revocations/ask-revocation.js';
import { AskedRevocation } from './revocations/asked-revocation.js';
import { RevocationController } from './revocations/revocation.controller.js';
import { RevokeApproval } from './revocations/revoke-approval.js';
import { CurrentSessionController } from './sessions/current-session.controller.js';
import { PhoneUploadController } from './sessions/phone-upload.controller.js';
import { sessions } from './sessions/session-parts.js';
import { SessionController } from './sessions/session.controller.js';
import { ChecksThread } from './validation/checks-thread.js';
import { GatherEvidence } from './validation/gather-evidence.js';
import { RecordValidation } from './validation/record-validation.js';
import { ValidateAttestationJob } from './validation/validate-attestation.job.js';
import { VerificationController } from './verifications/verification.controller.js';
import { VerificationReading } from './verifications/verification.reading.js';
import { KeptBuilds } from './widget-files/kept-builds.js';
import { WidgetFolder, ownWidgetFolder } from './widget-files/widget-folder.js';
import { ServeFrame } from './hosted-page/serve-frame.js';
import { ServeHostedPage } from './hosted-page/serve-hosted-page.js';
import { ServeWidget } from './widget-files/serve-widget.js';

const records = [ReviewRows, SealedPrefills, ReviewMoves, VerificationMoves, AttestationMoves, SealedAttestations];
const caseFile = [ReviewFileReading, LatestAttestations];
const persons = [
  AssociatedPersonRows,
  ListedPersonRows,
  AssociatedPersonReading,
  AddAssociatedPerson,
  RelateAssociatedPerson,
  RemoveAssociatedPerson,
];
const reviews = [
  ReviewNotes,
  OpenReview,
  SubmitReview,
  ConcludeSubmissionJob,
  ConcludeScreenedJob,
  DecideReview,
  AskDecision,
  AskedDecision,
  RevokeApproval,
  AskRevocation,
  AskedRevocation,
  RenewApproval,
  RenewApprovalsJob,
  ReviewReading,
  RequirementsReading,
  ForgetReviewsJob,
];
const validation = [
  ValidateAttestationJob,
  ChecksThread,
  GatherEvidence,
  RecordValidation,
  Inspector,
  ReadingReadiness,
];

@Module({
  imports: [
    FiguresModule,
    DatabaseModule,
    AuthModule,
    ProposalsModule,
    AuditModule,
    StandingModule,
    JobsModule,
    VaultModule,
    EventsModule,
    ScreeningListsModule,
    persistence({
      entities: [
        Review,
        Attestation,
        AssociatedPerson,
        ReviewPerson,
        Prefill,
        Verification,
        Document,
        DocumentUse,
        DocumentUpload,
        ReviewNote,
        StaffLook,
        ...screeningEntities,
        ...riskEntities,
      ],
      migrations: [
        CreateCompliance1795478400008,
        ListReviews1795580085002,
        IsolateCompliance1795478400093,
        IsolateVerifications1795580000013,
        KeepDeclarations1795580000060,
        VerifyIndividuals1795580000070,
        KeepCases1795580000074,
        KeepLooks1795580000090,
        KeepScreeningHits1795580000101,
        KeepRisk1795580000106,
        RevokeReviews1795580000108,
        FillApprovedRisk1795580000111,
        RenewReviews1795580000117,
        InviteAndPrefill1795580000123,
        RequestInvitations1795580000131,
      ],
    }),
  ],
  controllers: [
    ReviewController,
    RevocationController,
    EvidenceController,
    CaseController,
    AttestationController,
    AssociatedPersonController,
    PersonAttestationController,
    DocumentController,
    VerificationController,
    ListController,
    AddressController,
    HitController,
    FindingController,
    RiskSettingsController,
    AuditEntryController,
    InvitationController,
    InvitationRequestController,
    OwnInvitationController,
    SessionController,
    CurrentSessionController,
    PhoneUploadController,
  ],
  providers: [
    CaseService,
    DocumentsOfReview,
    TimelineReading,
    caseConfig,
    ...records,
    ...caseFile,
    ...documents,
    ...screening,
    ...risk,
    ...evidence,
    ...persons,
    ...filing,
    ...invitations,
    ...reviews,
    ...validation,
    VerificationReading,
    ...sessions,
    AuditEntryReading,
    RecordPersonalRead,
    ForgetLooksJob,
    KeptBuilds,
    ServeWidget,
    ServeHostedPage,
    ServeFrame,
    { provide: WidgetFolder, useFactory: ownWidgetFolder },
  ],
})
export class ComplianceModule {}
