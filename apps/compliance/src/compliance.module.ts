import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { AssociatedPerson } from './records/associated-person.entity.js';
import { AssociatedPersonController } from './persons/associated-person.controller.js';
import { AssociatedPersonReading } from './persons/associated-person.reading.js';
import { AssociatedPersonService } from './persons/relate-associated-person.js';
import { AssociatedPersons } from './persons/associated-person.rows.js';
import { ListedPersons } from './persons/listed-person.rows.js';
import { PersonAttestationController } from './filing/person-attestation.controller.js';
import { PersonAttestationService } from './filing/upload-person-attestation.js';
import { ReviewPerson } from './records/review-person.entity.js';
import { Attestation } from './records/attestation.entity.js';
import { AttestationController } from './filing/attestation.controller.js';
import { AttestationFiling } from './filing/file-attestation.js';
import { AttestationReading } from './filing/attestation.reading.js';
import { AttestationService } from './filing/upload-review-attestation.js';
import { EvidenceGathering } from './validation/gather-evidence.js';
import { LatestAttestations } from './case-file/latest-attestations.reading.js';
import { ValidationJob } from './validation/validate-attestation.job.js';
import { ValidationResults } from './validation/record-validation.js';
import { Validations } from './records/attestation.moves.js';
import { AuditEntryController } from './audit/audit-entry.controller.js';
import { AuditEntryService } from './audit/audit-entry.reading.js';
import { PersonalReads } from './audit/record-personal-read.js';
import { DocumentController } from './documents/document.controller.js';
import { Document } from './documents/records/document.entity.js';
import { DocumentService } from './documents/document.reading.js';
import { DocumentUpload } from './documents/records/document-upload.entity.js';
import { DocumentUse } from './documents/records/document-use.entity.js';
import { Documents } from './documents/used-documents.reading.js';
import { ForgetDocuments } from './documents/forget-documents.job.js';
import { SealedDocuments } from './documents/records/document.sealed.js';
import { UploadReception } from './documents/upload/upload-guard.js';
import { Uploads } from './documents/upload/keep-upload.js';
import { Inspector, ReadingReadiness } from '#inspection';
import { MalwareScanner } from './documents/malware/malware-scanner.js';
import { CreateDocuments1763722802001 } from './migrations/create-documents.js';
import { CreateReviews1763722802000 } from './migrations/create-reviews.js';
import { KnowScannedDocuments1763722820000 } from './migrations/know-scanned-documents.js';
import { FindDocumentsByReview1763722806000 } from './migrations/find-documents-by-review.js';
import { FindReviewsByStatus1763722807000 } from './migrations/find-reviews-by-status.js';
import { ExpectUnevenCompliance1763722808004 } from './migrations/expect-uneven-compliance.js';
import { DecisionService } from './reviews/decide-review.js';
import { ForgetReviews } from './reviews/forget-reviews.job.js';
import { Review } from './records/review.entity.js';
import { ReviewController } from './reviews/review.controller.js';
import { ReviewFiles } from './case-file/review-file.reading.js';
import { ReviewMoves } from './records/review.moves.js';
import { ReviewOpening } from './reviews/open-review.js';
import { ReviewService } from './reviews/review.reading.js';
import { Reviews } from './records/review.rows.js';
import { SubmissionService } from './reviews/submit-review.js';
import { SubmissionValidation } from './reviews/conclude-submission.job.js';
import { CurrentSessionController } from './sessions/current-session.controller.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionService } from './sessions/session.service.js';
import { Verification } from './records/verification.entity.js';
import { VerificationController } from './verifications/verification.controller.js';
import { VerificationMoves } from './records/verification.moves.js';
import { VerificationService } from './verifications/verification.reading.js';
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
  ...[Uploads, UploadReception, MalwareScanner],
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
