import { phrase } from '../../../widget/src/languages/phrases.js';
import { Refusal } from '../api/refusal.js';
import type { Words } from '../words/words.js';

export interface ProblemText {
  readonly text: string;
  /** By which the operator finds it. */
  readonly reference?: string;
}

export function problemText({ problems }: Words, cause: unknown): ProblemText {
  if (!(cause instanceof Refusal)) return { text: problems.unexpected };
  if (cause.status === 0) return { text: problems.unreachable };
  const text = refusalText(problems, cause);
  const { errorInstanceId: id } = cause;
  return id === undefined ? { text } : { text, reference: phrase(problems.reference, { id }) };
}

function refusalText(problems: Words['problems'], { params, message, title }: Refusal): string {
  const scope = params['requiredScope'];
  if (typeof scope === 'string') return phrase(problems.notAllowed, { scope });
  const failures = Array.isArray(params['failures']) ? (params['failures'] as object[]).map(failureText) : [];
  return [message === '' ? title : message, ...failures].join('\n');
}

function failureText(failure: object): string {
  const { field = '', message = '' } = failure as { field?: string; message?: string };
  return `${field}: ${message}`;
}
