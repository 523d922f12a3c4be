import { AttestationReading } from './attestation.reading.js';
import { ChangePersonAttestation } from './change-person-attestation.js';
import { ChangeReviewAttestation } from './change-review-attestation.js';
import { FileAttestation } from './file-attestation.js';
import { MergeAttestation } from './merge-attestation.js';
import { UploadPersonAttestation } from './upload-person-attestation.js';
import { UploadReviewAttestation } from './upload-review-attestation.js';

export const filing = [
  FileAttestation,
  MergeAttestation,
  ChangeReviewAttestation,
  ChangePersonAttestation,
  UploadReviewAttestation,
  UploadPersonAttestation,
  AttestationReading,
];
