import { DatabaseError } from 'pg';
import { ServiceUnavailable } from '#errors';

const uniqueViolation = '23505';
const divisionByZero = '22012';
const worthAnotherTry = new Set(['40001', '40P01']);
/** Also where somebody ends a statement by hand. */
const tooLong = '57014';
/** By which a primary that became a standby refuses to write. */
const readOnly = '25006';
/** The server went away, or is not there yet. */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  readOnly,
]);
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '08000',
  '08003',
  '08006',
  '08P01',
  '53200',
  '53300',
  '53400',
  '55P03',
  tooLong,
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '58030',
  '53100',
]);
const unavailableMessages = [
  /timeout exceeded when trying to connect/i,
  /connection terminated/i,
  /client has encountered a connection error/i,
  /pool (is|after) (draining|calling end)/i,
];

export function isUniqueViolation(thrown: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = thrown as { code?: string; constraint?: string };
  return code === uniqueViolation && (constraint === undefined || constraint === violated);
}

export function isDivisionByZero(thrown: unknown): boolean {
  return (thrown as { code?: string }).code === divisionByZero;
}

/** The server refused one statement; the connection is still usable. */
export function isRefusal(thrown: unknown): boolean {
  return thrown instanceof DatabaseError && thrown.severity === 'ERROR' && thrown.code !== readOnly;
}

export function isReadOnly(thrown: unknown): boolean {
  return (thrown as { code?: string }).code === readOnly;
}

/** The connection broke, or there is none to be had at present: nobody is to blame, and soon all may be well. */
export function isLost(thrown: unknown): boolean {
  const { code, message = '', errors } = thrown as { code?: string; message?: string; errors?: unknown[] };
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isLost);
  return (code !== undefined && lost.has(code)) || /^connection terminated/i.test(message);
}

/** PostgreSQL gave a statement up, as none may take longer. */
export function tookTooLong(thrown: unknown): boolean {
  const { code, cause } = thrown as { code?: string; cause?: unknown };
  return code === tooLong || (cause instanceof DatabaseError && cause.code === tooLong);
}

/** Two transactions conflicted; this one was rolled back and can simply run again. */
export function isWorthAnotherTry(thrown: unknown): boolean {
  return worthAnotherTry.has((thrown as { code?: string }).code ?? '');
}

/** The database did not answer, as opposed to answering with an error. */
export function isUnavailable(thrown: unknown): boolean {
  const { code, message = '', errors } = thrown as { code?: string; message?: string; errors?: unknown[] };
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isUnavailable);
  return (code !== undefined && unavailable.has(code)) || unavailableMessages.some((pattern) => pattern.test(message));
}

export function translated(thrown: unknown): unknown {
  return isUnavailable(thrown) || isLost(thrown) || isWorthAnotherTry(thrown) ? new ServiceUnavailable(thrown) : thrown;
}
