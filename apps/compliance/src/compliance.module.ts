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
import { RelateAssociatedPerson } from './persons/relate-associated-person.js';
import { AssociatedPersonRows } from './persons/associated-person.rows.js';
import { ListedPersonRows } from './persons/listed-person.rows.js';
import { PersonAttestationController } from './filing/person-attestation.controller.js';
import { UploadPersonAttestation } from './filing/upload-person-attestation.js';
import { ReviewPerson } from './records/review-person.entity.js';
import { Attestation } from './records/attestation.entity.js';
import { AttestationController } from './filing/attestation.controller.js';
import { FileAttestation } from './filing/file-attestation.js';
import { AttestationReading } from './filing/attestation.reading.js';
import { UploadReviewAttestation } from './filing/upload-review-attestation.js';
import { GatherEvidence } from './validation/gather-evidence.js';
import { LatestAttestations } from './case-file/latest-attestations.reading.js';
import { ValidateAttestationJob } from './validation/validate-attestation.job.js';
import { RecordValidation } from './validation/record-validation.js';
import { AttestationMoves } from './records/attestation.moves.js';
import { AuditEntryController } from './audit/audit-entry.controller.js';
import { AuditEntryReading } from './audit/audit-entry.reading.js';
import { RecordPersonalRead } from './audit/record-personal-read.js';
import { DocumentController } from './documents/document.controller.js';
import { Document } from './documents/records/document.entity.js';
import { DocumentReading } from './documents/document.reading.js';
import { DocumentUpload } from './documents/records/document-upload.entity.js';
import { DocumentUse } from './documents/records/document-use.entity.js';
import { UsedDocuments } from './documents/used-documents.reading.js';
import { ForgetDocumentsJob } from './documents/forget-documents.job.js';
import { SealedDocuments } from './documents/records/document.sealed.js';
import { UploadGuard } from './documents/upload/upload-guard.js';
import { KeepUpload } from './documents/upload/keep-upload.js';
import { Inspector, ReadingReadiness } from '#inspection';
import { MalwareScanner } from './documents/malware/malware-scanner.js';
import { CreateDocuments1763722802001 } from './migrations/create-documents.js';
import { CreateReviews1763722802000 } from './migrations/create-reviews.js';
import { KnowScannedDocuments1763722820000 } from './migrations/know-scanned-documents.js';
import { FindDocumentsByReview1763722806000 } from './migrations/find-documents-by-review.js';
import { FindReviewsByStatus1763722807000 } from './migrations/find-reviews-by-status.js';
import { ExpectUnevenCompliance1763722808004 } from './migrations/expect-uneven-compliance.js';
import { DecideReview } from './reviews/decide-review.js';
import { ForgetReviewsJob } from './reviews/forget-reviews.job.js';
import { Review } from './records/review.entity.js';
import { ReviewController } from './reviews/review.controller.js';
import { ReviewFileReading } from './case-file/review-file.reading.js';
import { ReviewMoves } from './records/review.moves.js';
import { OpenReview } from './reviews/open-review.js';
import { ReviewReading } from './reviews/review.reading.js';
import { ReviewRows } from './records/review.rows.js';
import { ReviewSubmission } from './reviews/submit-review.js';
import { ConcludeSubmissionJob } from './reviews/conclude-submission.job.js';
import { CurrentSessionController } from './sessions/current-session.controller.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionService } from './sessions/session.service.js';
import { Verification } from './records/verification.entity.js';
import { VerificationController } from './verifications/verification.controller.js';
import { VerificationMoves } from './records/verification.moves.js';
import { VerificationReading } from './verifications/verification.reading.js';
import { WidgetFolder, ownWidgetFolder } from './widget-files/widget-build.js';
import { WidgetFiles } from './widget-files/widget-files.js';

const reviews = [ReviewRows, ReviewFileReading, ReviewMoves, OpenReview, ReviewReading, DecideReview, ForgetReviewsJob];
const submissions = [ReviewSubmission, ConcludeSubmissionJob];
const verifications = [VerificationMoves, VerificationReading];
const attestations = [LatestAttestations, FileAttestation, UploadReviewAttestation, AttestationReading];
const validation = [AttestationMoves, ValidateAttestationJob, RecordValidation, GatherEvidence, Inspector, ReadingReadiness];
const persons = [
  ...[AssociatedPersonRows, ListedPersonRows, RelateAssociatedPerson],
  ...[AssociatedPersonReading, UploadPersonAttestation],
];
const documents = [
  ...[UsedDocuments, DocumentReading, SealedDocuments, ForgetDocumentsJob],
  ...[KeepUpload, UploadGuard, MalwareScanner],
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
    ...[SessionService, AuditEntryReading, RecordPersonalRead],
    ...[WidgetFiles, { provide: WidgetFolder, useFactory: ownWidgetFolder }],
  ],
})
export class ComplianceModule {}
