import { endsNumber, isDelimiter, isSpace } from './pdf-characters.js';

/** Longer than any keyword with what has to come before and after it. */
export const overlap = 32;

export interface StreamEnd {
  readonly at: number;
  readonly after: number;
  /** Or a trailer. */
  readonly isObject: boolean;
}

/**
 * A stream ends at `endstream`, or at an object or a trailer that begins within it. Searched in windows that double, so
 * that the work is in proportion to the stream: a file of many short ones would have its rest searched for each of them.
 */
export function streamEnd(bytes: Buffer): StreamEnd | undefined {
  for (let from = 0, length = 64; from < bytes.length; from += length, length *= 2) {
    const end = streamEndIn(bytes, from, from + length + overlap);
    if (end !== undefined) return end;
  }
  return undefined;
}

function streamEndIn(bytes: Buffer, from: number, to: number): StreamEnd | undefined {
  const window = bytes.subarray(from, to);
  const end = window.indexOf('endstream');
  const within = end === -1 ? window : window.subarray(0, end);
  const begins = [beginningIn(bytes, from, within, 'obj'), beginningIn(bytes, from, within, 'trailer')];
  const [first] = begins.filter((one) => one !== undefined).sort((one, other) => one.at - other.at);
  if (first !== undefined) return first;
  return end === -1 ? undefined : { at: from + end, after: from + end + 'endstream'.length, isObject: false };
}

function beginningIn(bytes: Buffer, from: number, within: Buffer, keyword: string): StreamEnd | undefined {
  for (let at = within.indexOf(keyword); at !== -1; at = within.indexOf(keyword, at + 3))
    if (isBeginning(bytes, from + at, from + at + keyword.length))
      return { at: from + at, after: from + at + keyword.length, isObject: true };
  return undefined;
}

/**
 * `7 0 obj`, `trailer`, or the `endobj` of a stream that never ended. What numbers come before is not looked at: as much
 * space and as many comments as somebody likes may lie between, and packed bytes hardly ever look like it.
 */
function isBeginning(bytes: Buffer, at: number, after: number): boolean {
  if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') return true;
  const [before, next] = [bytes[at - 1], bytes[after]];
  if (before === undefined || next === undefined) return false;
  return endsNumber[before] === 1 && (isSpace[next] === 1 || isDelimiter[next] === 1);
}
