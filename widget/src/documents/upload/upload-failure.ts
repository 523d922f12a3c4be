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
  sessionFailed: 'failed',
  unsupported: 'failed',
  internal: 'failed',
};

const refusals: Readonly<Record<string, FileRejection>> = {
  DocumentTooLarge: 'tooLarge',
  UnsupportedDocumentType: 'type',
  ValidationFailed: 'empty',
  IllegalTransition: 'closed',
};
/** In the words of the server: what is wrong with the file, or what became of the link of a phone. */
const reasons: readonly FileRejection[] = [
  'encrypted',
  'scripted',
  'unreadable',
  'bomb',
  'malware',
  'received',
  'ended',
];

function refusalOf({ name, params }: ServerRefusal): UploadFailure {
  if (name === 'LimitExceeded') return { reason: 'tooMany', mayRetry: true };
  const reason = reasons.find((known) => known === (params['reason'] ?? params['from'])) ?? refusals[name];
  if (reason !== undefined) return { reason, mayRetry: false };
  // A body that was cut off is malformed; the same key may be in use by another request.
  return { reason: name === 'MalformedRequest' ? 'interrupted' : 'failed', mayRetry: true };
}
