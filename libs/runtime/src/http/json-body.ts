import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { MalformedRequest, ValidationFailed } from '#errors';

export const largestBodyBytes = 256 * 1024;
export const deepestBody = 32;

/** Names that every object inherits (`__proto__`, `toString` …) are never fields: they would be found on objects that do not have them. */
export function refuseBuiltInName(name: string, path: readonly string[]): void {
  if (name in Object.prototype) throw ValidationFailed.at(path.join('.'), 'is not a field that is known here');
}

/** JSON is UTF-8, without compression. */
export function refuseOtherEncodings(headers: IncomingHttpHeaders): void {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') throw new MalformedRequest('only UTF-8 is taken here', 415);
  const coding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (coding !== 'identity') throw new MalformedRequest('compressed bodies are not taken here', 415);
}

/** Reads a JSON body and refuses what could do harm later: other encodings, deep nesting, text that PostgreSQL cannot store. */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new MalformedRequest('the body is not UTF-8');
  const body = parse(bytes.toString('utf8'));
  refuseOddValues(body, [], 0);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedRequest(`the body is not JSON${placeOf(cause)}`);
  }
}

/** The position of the error, but none of the content: it may be personal. */
function placeOf(cause: unknown): string {
  const position = /at position (\d+)/.exec((cause as Error).message)?.[1];
  return position === undefined ? '' : ` at position ${position}`;
}

/** Bounded by the depth it checks. Arrays count as one level, like objects. */
function refuseOddValues(value: unknown, path: readonly string[], depth: number): void {
  if (typeof value === 'string') refuseOddText(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepestBody) throw new MalformedRequest(`the body is nested deeper than ${deepestBody} levels`);
  for (const [key, item] of Object.entries(value)) {
    refuseBuiltInName(key, [...path, key]);
    refuseOddText(key, [...path, key]);
    refuseOddValues(item, [...path, key], depth + 1);
  }
}

export function refuseOddText(text: string, path: readonly string[]): void {
  if (text.includes('\u0000')) throw ValidationFailed.at(path.join('.'), 'must not contain the NUL character');
  if (!text.isWellFormed())
    throw ValidationFailed.at(path.join('.'), 'must be well-formed Unicode: it has half of a surrogate pair');
}
