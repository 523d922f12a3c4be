import type { Reading } from '../results/inspection.js';
import type { Ocr, ReadLine } from '../ocr/ocr.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type PreparedPage, preparedPage } from './prepared-page.js';

/** Reads the text of a page, in whatever orientation it was scanned. */
export async function readPageText(picture: GreyPicture, ocr: Ocr): Promise<Reading<string>> {
  const page = await preparedPage(picture);
  const clarity = page.orientations[0]?.clarity ?? 0;
  if (page.components < fewestComponents || clarity < leastClarity) return { outcome: 'absent' };
  const best = await bestAttempt(page, ocr);
  const isRead =
    isSure(best) && best.sureLetters >= fewestLetters && best.sureLetters >= page.components * leastLettersPerComponent;
  return isRead ? { outcome: 'read', value: best.text } : { outcome: 'illegible' };
}

/** Fewer are a stain and some scratches. */
const fewestComponents = 8;
/** Letters line up; foliage and noise do so little more than by chance. */
const leastClarity = 1.8;
const fewestLetters = 8;
/** Much of what looks like letters may be none; but if most of it is unread, what is looked for may be in there. */
const leastLettersPerComponent = 0.2;
/** Print upside down is hardly ever read with confidence, and right side up nearly always. */
const leastSureShare = 0.5;
const leastConfidence = 70;

interface Attempt {
  readonly text: string;
  readonly letters: number;
  readonly sureLetters: number;
}

/** The likeliest orientation first: capitals and digits alone look nearly the same upside down. */
async function bestAttempt(page: PreparedPage, ocr: Ocr): Promise<Attempt> {
  let best: Attempt = { text: '', letters: 0, sureLetters: 0 };
  for (const orientation of page.orientations.slice(0, 2)) {
    const attempt = attemptOf(await ocr.read(await page.upright(orientation)));
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
