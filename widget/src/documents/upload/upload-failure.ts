import { ServerRefusal, Trouble } from '../../api/trouble.js';
import type { FileRejection } from './acceptance.js';

/** Why an upload failed, and whether the same file may be sent again. */
export interface UploadFailure {
  readonly reason: FileRejection;
  readonly mayRetry: boolean;
}

/** What the server has against a file, or what kept it from saying anything. */
export function uploadFailureOf(cause: unknown): UploadFailure {
  if (cause instanceof Trouble) return { reason: troubles[cause.code], mayRetry: true };
  if (cause instanceof ServerRefusal) return refusalOf(cause);
  return { reason: 'unreadable', mayRetry: false };
}

const troubles: Readonly<Record<Trouble['code'], FileRejection>> = {
  unreachable: 'interrupted',
  rateLimited: 'rateLimited',
  sessionEnded: 'sessionEnded',
  unsupported: 'interrupted',
};

const refusals: Readonly<Record<string, FileRejection>> = {
  DocumentTooLarge: 'tooLarge',
  UnsupportedDocumentType: 'type',
  ValidationFailed: 'empty',
};
const reasons: readonly FileRejection[] = ['encrypted', 'scripted', 'unreadable', 'bomb', 'malware'];

function refusalOf({ name, params }: ServerRefusal): UploadFailure {
  if (name === 'IllegalTransition') return { reason: 'sessionEnded', mayRetry: false };
  if (name === 'LimitExceeded') return { reason: 'tooMany', mayRetry: true };
  const reason = reasons.find((known) => known === params['reason']) ?? refusals[name];
  // The form broke off on its way, or somebody else sends the same just now.
  return reason === undefined ? { reason: 'interrupted', mayRetry: true } : { reason, mayRetry: false };
}
