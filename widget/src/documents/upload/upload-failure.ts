import { ServerRefusal, Trouble } from '../../api/trouble.js';
import type { FileRejection } from './acceptance.js';

/** Why an upload failed, and whether a retry may succeed. */
export interface UploadFailure {
  readonly reason: FileRejection;
  readonly mayRetry: boolean;
}

/** Maps a refusal, or a failed request, to what the person is told. */
export function uploadFailureOf(cause: unknown): UploadFailure {
  if (cause instanceof Trouble) return { reason: troubles[cause.code], mayRetry: true };
  if (cause instanceof ServerRefusal) return refusalOf(cause);
  return { reason: 'unreadable', mayRetry: false };
}

const troubles: Readonly<Record<Trouble['code'], FileRejection>> = {
  unreachable: 'interrupted',
  rateLimited: 'rateLimited',
  sessionEnded: 'sessionEnded',
  sessionFailed: 'interrupted',
  unsupported: 'interrupted',
  internal: 'interrupted',
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
  // The body was cut off, or the same key is being processed in another request.
  return reason === undefined ? { reason: 'interrupted', mayRetry: true } : { reason, mayRetry: false };
}
