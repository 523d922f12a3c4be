import { RefusedList } from './refused-list.js';

/** UTF-8, with or without a byte order mark, as it arrives; anything else is refused with the line it begins in. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  const decoded = (chunk: Uint8Array | undefined): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new RefusedList(line + linesBeforeFault(chunk), 'it is not UTF-8');
    }
  };
  for await (const chunk of bytes) {
    const text = decoded(chunk);
    if (text.includes('\0'))
      throw new RefusedList(line + linesIn(text.split('\0')[0] ?? ''), 'it holds a null character');
    if (text !== '') yield text;
    line += linesIn(text);
  }
  const rest = decoded(undefined);
  if (rest !== '') yield rest;
}

export function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Decoded leniently, the first replacement stands where the fault is: at worst it is a replacement that the list itself has. */
function linesBeforeFault(chunk: Uint8Array | undefined): number {
  return linesIn(new TextDecoder().decode(chunk ?? new Uint8Array()).split('\uFFFD')[0] ?? '');
}
