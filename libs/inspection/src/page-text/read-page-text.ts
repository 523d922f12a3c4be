import type { Reading } from '../results/inspection.js';
import type { Ocr, ReadLine } from '../ocr/ocr.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type PreparedPage, prepared } from './prepared-page.js';

/** Reads what is printed on a page, however it was put down. */
export async function readPageText(picture: GreyPicture, ocr: Ocr): Promise<Reading<string>> {
  const page = await prepared(picture);
  const clarity = page.directions[0]?.clarity ?? 0;
  if (page.marks < fewestMarks || clarity < leastClarity) return { outcome: 'absent' };
  const best = await bestAttempt(page, ocr);
  const isRead =
    isSure(best) && best.sureLetters >= fewestLetters && best.sureLetters >= page.marks * leastLettersPerMark;
  return isRead ? { outcome: 'read', value: best.text } : { outcome: 'illegible' };
}

/** Fewer are a stain and some scratches. */
const fewestMarks = 8;
/** Letters stand in lines; foliage and noise do so little more than by chance. */
const leastClarity = 1.8;
const fewestLetters = 8;
/** Much of what looks like letters may be none, but where most of it is unread, what was looked for may be in it. */
const leastLettersPerMark = 0.2;
/** Print upside down is hardly ever read with confidence, and right side up nearly always. */
const leastSureShare = 0.5;
const leastConfidence = 70;

interface Attempt {
  readonly text: string;
  readonly letters: number;
  readonly sureLetters: number;
}

/** Upside down first, if that looks better: capitals and digits alone look nearly alike both ways. */
async function bestAttempt(page: PreparedPage, ocr: Ocr): Promise<Attempt> {
  let best: Attempt = { text: '', letters: 0, sureLetters: 0 };
  for (const direction of page.directions.slice(0, 2)) {
    const attempt = attemptOf(await ocr.read(await page.turned(direction)));
    if (attempt.sureLetters > best.sureLetters) best = attempt;
    if (isSure(attempt)) break;
  }
  return best;
}

function attemptOf(lines: readonly ReadLine[]): Attempt {
  const words = lines
    .flatMap((line) => line.words)
    .map(({ text, confidence }) => ({ confidence, letters: lettersIn(text) }));
  const sure = words.filter(({ confidence, letters }) => confidence >= leastConfidence && letters > 1);
  return {
    text: lines.map(({ text }) => text).join('\n'),
    letters: words.reduce((sum, { letters }) => sum + letters, 0),
    sureLetters: sure.reduce((sum, { letters }) => sum + letters, 0),
  };
}

function isSure({ letters, sureLetters }: Attempt): boolean {
  return sureLetters > 0 && sureLetters >= letters * leastSureShare;
}

function lettersIn(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}
