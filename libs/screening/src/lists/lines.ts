import { RefusedList } from './refused-list.js';

const longestLine = 4 * 1024 * 1024;

/** Line by line, as it arrives. */
export async function* linesOf(
  texts: AsyncIterable<string>,
): AsyncGenerator<{ readonly line: number; readonly text: string }> {
  let rest = '';
  let line = 1;
  for await (const text of texts) {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield { line: line++, text: part };
    if (rest.length > longestLine) throw new RefusedList(line, `a line has more than ${longestLine} characters`);
  }
  yield { line, text: rest };
}
