import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { AssociatedPerson } from './associated-persons/associated-person.entity.js';
import { AssociatedPersonController } from './associated-persons/associated-person.controller.js';
import { AssociatedPersonReading } from './associated-persons/associated-person-reading.js';
import { AssociatedPersonService } from './associated-persons/associated-person.service.js';
import { AssociatedPersons } from './associated-persons/associated-persons.js';
import { ListedPersons } from './associated-persons/listed-persons.js';
import { PersonAttestationController } from './associated-persons/person-attestation.controller.js';
import { PersonAttestationService } from './associated-persons/person-attestation.service.js';
import { ReviewPerson } from './associated-persons/review-person.entity.js';
import { Attestation } from './attestations/attestation.entity.js';
import { AttestationController } from './attestations/attestation.controller.js';
import { AttestationFiling } from './attestations/attestation-filing.js';
import { AttestationReading } from './attestations/attestation-reading.js';
import { AttestationService } from './attestations/attestation.service.js';
import { EvidenceGathering } from './attestations/evidence-gathering.js';
import { LatestAttestations } from './attestations/latest-attestations.js';
import { ValidationJob } from './attestations/validation.job.js';
import { ValidationResults } from './attestations/validation-results.js';
import { Validations } from './attestations/validations.js';
import { AuditEntryController } from './audit/audit-entry.controller.js';
import { AuditEntryService } from './audit/audit-entry.service.js';
import { PersonalReads } from './audit/personal-reads.js';
import { DocumentController } from './documents/document.controller.js';
import { Document } from './documents/document.entity.js';
import { DocumentService } from './documents/document.service.js';
import { DocumentUpload } from './documents/document-upload.entity.js';
import { DocumentUse } from './documents/document-use.entity.js';
import { Documents } from './documents/documents.js';
import { ForgetDocuments } from './documents/forget-documents.job.js';
import { SealedDocuments } from './documents/sealed-documents.js';
import { UploadReception } from './documents/upload-reception.js';
import { Uploads } from './documents/uploads.js';
import { Inspector, ReadingReadiness } from '#inspection';
import { clamdConfig } from './malware/clamd-settings.js';
import { MalwareScanner } from './malware/malware-scanner.js';
import { CreateDocuments1763722802001 } from './migrations/create-documents.js';
import { CreateReviews1763722802000 } from './migrations/create-reviews.js';
import { KnowScannedDocuments1763722820000 } from './migrations/know-scanned-documents.js';
import { FindDocumentsByReview1763722806000 } from './migrations/find-documents-by-review.js';
import { FindReviewsByStatus1763722807000 } from './migrations/find-reviews-by-status.js';
import { ExpectUnevenCompliance1763722808004 } from './migrations/expect-uneven-compliance.js';
import { DecisionService } from './reviews/decision.service.js';
import { ForgetReviews } from './reviews/forget-reviews.job.js';
import { Review } from './reviews/review.entity.js';
import { ReviewController } from './reviews/review.controller.js';
import { ReviewFiles } from './reviews/review-files.js';
import { ReviewMoves } from './reviews/review-moves.js';
import { ReviewOpening } from './reviews/review-opening.js';
import { ReviewService } from './reviews/review.service.js';
import { Reviews } from './reviews/reviews.js';
import { SubmissionService } from './reviews/submission.service.js';
import { SubmissionValidation } from './reviews/submission.job.js';
import { CurrentSessionController } from './sessions/current-session.controller.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionService } from './sessions/session.service.js';
import { Verification } from './verifications/verification.entity.js';
import { VerificationController } from './verifications/verification.controller.js';
import { VerificationMoves } from './verifications/verification-moves.js';
import { VerificationService } from './verifications/verification.service.js';
import { WidgetFolder, ownWidgetFolder } from './widget-files/widget-build.js';
import { WidgetFiles } from './widget-files/widget-files.js';

const reviews = [Reviews, ReviewFiles, ReviewMoves, ReviewOpening, ReviewService, DecisionService, ForgetReviews];
const submissions = [SubmissionService, SubmissionValidation];
const verifications = [VerificationMoves, VerificationService];
const attestations = [LatestAttestations, AttestationFiling, AttestationService, AttestationReading];
const validation = [Validations, ValidationJob, ValidationResults, EvidenceGathering, Inspector, ReadingReadiness];
const persons = [
  ...[AssociatedPersons, ListedPersons, AssociatedPersonService],
  ...[AssociatedPersonReading, PersonAttestationService],
];
const documents = [
  ...[Documents, DocumentService, SealedDocuments, ForgetDocuments],
  ...[Uploads, UploadReception, clamdConfig, MalwareScanner],
];

@Module({
  imports: [
    DatabaseModule,
    AuthModule,
    AuditModule,
    StandingModule,
    JobsModule,
    VaultModule,
    EventsModule,
    persistence({
      entities: [
        ...[Review, Attestation, AssociatedPerson, ReviewPerson, Verification],
        ...[Document, DocumentUse, DocumentUpload],
      ],
      migrations: [
        ...[CreateReviews1763722802000, CreateDocuments1763722802001],
        ...[FindDocumentsByReview1763722806000, FindReviewsByStatus1763722807000, ExpectUnevenCompliance1763722808004],
        KnowScannedDocuments1763722820000,
      ],
    }),
  ],
  controllers: [
    ...[ReviewController, AttestationController, AssociatedPersonController, PersonAttestationController],
    ...[DocumentController, VerificationController, AuditEntryController],
    ...[SessionController, CurrentSessionController],
  ],
  providers: [
    ...[...reviews, ...submissions, ...verifications, ...attestations, ...validation, ...persons, ...documents],
    ...[SessionService, AuditEntryService, PersonalReads],
    ...[WidgetFiles, { provide: WidgetFolder, useFactory: ownWidgetFolder }],
  ],
})
export class ComplianceModule {}
