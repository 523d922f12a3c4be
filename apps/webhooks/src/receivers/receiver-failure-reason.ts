import { ReceiverRefused, ReceiverUnreachable } from './receiver.errors.js';

/** What went wrong, in words for the partner. Made from error codes only, since messages may contain anything. */
export function asUnreachable(cause: unknown, hasHeaders = false): ReceiverUnreachable {
  if (cause instanceof ReceiverUnreachable) return cause;
  if (cause instanceof ReceiverRefused)
    return new ReceiverUnreachable(`the URL ${cause.reason}: nothing was sent`, cause);
  const code = codeOf(cause);
  const reason = reasons.get(code) ?? reasonOfKind(code);
  return new ReceiverUnreachable(hasHeaders && reason === closedEarly ? cutOff : reason, cause);
}

const closedEarly = 'the connection was closed before an answer';
const cutOff = 'the answer was cut off';
const noWay = 'there is no way to its address';
const untrusted = 'the certificate does not come from an authority that is trusted';

const reasons: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ECONNRESET', closedEarly],
  ['EPIPE', closedEarly],
  ['UND_ERR_SOCKET', closedEarly],
  ['ETIMEDOUT', 'the connection took too long'],
  ['EHOSTUNREACH', noWay],
  ['ENETUNREACH', noWay],
  ['EADDRNOTAVAIL', noWay],
  ['CERT_HAS_EXPIRED', 'the certificate has expired'],
  ['CERT_NOT_YET_VALID', 'the certificate is not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate is not for this name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate is signed by itself'],
  ['SELF_SIGNED_CERT_IN_CHAIN', untrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', untrusted],
  ['HTTPParserError', 'the answer is not HTTP'],
  ['UND_ERR_HEADERS_OVERFLOW', 'the headers of the answer are too long'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', cutOff],
  ['UND_ERR_DESTROYED', 'this process is stopping'],
  ['UND_ERR_CLOSED', 'this process is stopping'],
]);

function reasonOfKind(code: string): string {
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return 'no secure connection could be agreed on (TLS)';
  return code === '' ? 'the request failed' : `the request failed (${code})`;
}

function codeOf(cause: unknown): string {
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown };
  // undici gives it no code.
  if (name === 'HTTPParserError') return 'HTTPParserError';
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : '';
}
