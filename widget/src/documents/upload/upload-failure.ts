import { Refusal, Trouble } from '../../api/trouble.js';
import type { Rejection } from './acceptance.js';

/** Why an upload failed, and whether the same file may be sent again. */
export interface Failure {
  readonly reason: Rejection;
  readonly mayRetry: boolean;
}

/** What the server has against a file, or what kept it from saying anything. */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof Trouble) return { reason: troubles[cause.code], mayRetry: true };
  if (cause instanceof Refusal) return refusalOf(cause);
  return { reason: 'unreadable', mayRetry: false };
}

const troubles: Readonly<Record<Trouble['code'], Rejection>> = {
  unreachable: 'interrupted',
  rateLimited: 'rateLimited',
  sessionEnded: 'sessionEnded',
  unsupported: 'interrupted',
};

const refusals: Readonly<Record<string, Rejection>> = {
  DocumentTooLarge: 'tooLarge',
  UnsupportedDocumentType: 'type',
  ValidationFailed: 'empty',
};
const reasons: readonly Rejection[] = ['encrypted', 'scripted', 'unreadable', 'bomb', 'malware'];

function refusalOf({ name, params }: Refusal): Failure {
  if (name === 'IllegalTransition') return { reason: 'sessionEnded', mayRetry: false };
  if (name === 'LimitExceeded') return { reason: 'tooMany', mayRetry: true };
  const reason = reasons.find((known) => known === params['reason']) ?? refusals[name];
  // The form broke off on its way, or somebody else sends the same just now.
  return reason === undefined ? { reason: 'interrupted', mayRetry: true } : { reason, mayRetry: false };
}
