import { DocumentReading } from './document.reading.js';
import { ForgetDocumentsJob } from './forget-documents.job.js';
import { DocumentQuota } from './quota/document-quota.js';
import { documentsConfig } from './quota/documents-settings.js';
import { clamdConfig } from './malware/clamd-settings.js';
import { PdfThread } from './formats/pdf-thread.js';
import { MalwareScanner } from './malware/malware-scanner.js';
import { SealedDocuments } from './records/document.sealed.js';
import { DiscardUpload } from './upload/discard-upload.js';
import { KeepUpload } from './upload/keep-upload.js';
import { ExamineUpload } from './upload/examine-upload.js';
import { ReceiveUpload } from './upload/receive-upload.js';
import { UploadGuard } from './upload/upload-guard.js';
import { MarkDocumentsUsed } from './mark-documents-used.js';
import { DocumentEvidence } from './document-evidence.reading.js';
import { ViewingCopies } from './viewing/viewing-copies.js';

/** What the module of compliance has of documents. */
export const documents = [
  DocumentReading,
  ViewingCopies,
  MarkDocumentsUsed,
  DocumentEvidence,
  ForgetDocumentsJob,
  SealedDocuments,
  UploadGuard,
  ReceiveUpload,
  KeepUpload,
  DiscardUpload,
  documentsConfig,
  DocumentQuota,
  clamdConfig,
  MalwareScanner,
  PdfThread,
  ExamineUpload,
];
