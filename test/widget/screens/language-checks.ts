import type { Page } from 'playwright-core';
import { directionOf } from '../../../widget/src/languages/direction.js';
import { accessibilityProblems } from '../../support/browser/axe.js';
import { share } from '../../support/run/sweep.js';
import { otherLanguages, speak } from '../languages.js';
import { seenIn } from './album.js';
import { directionFaults, fittingFaults, lettersWithoutFont } from './fitting.js';

const phones = [320, 375];
/** Where nothing can be fetched, no other language can. */
export const isWithoutNetwork = /^(loading|trouble-unreachable|trouble-rateLimited)$/;
/** One of each kind: what axe finds hardly depends on the words. */
const alsoRead = /^(welcome-individual|problems|summary-individual|status-inReview|people)$/;

/** What does not fit, as this screen stands, in any language, or in one of them; it is in English again after it. */
export async function faultsInLanguages(page: Page, screen: string): Promise<string[]> {
  if (isWithoutNetwork.test(screen)) return [];
  const faults: string[] = [];
  for (const lang of share(otherLanguages, 1, `language of ${screen}`)) {
    await speak(page, lang);
    const found = [...(await directionFaults(page, lang, directionOf(lang))), ...(await fontFaults(page, lang))];
    for (const width of phones) {
      await seenIn(page, 'light', width);
      found.push(...(await fittingFaults(page)).map((fault) => `${width} px: ${fault}`));
    }
    if (alsoRead.test(screen)) found.push(...(await accessibilityProblems(page)));
    faults.push(...found.map((fault) => `${lang}: ${fault}`));
  }
  await speak(page, 'en');
  return faults;
}

/** The browser that npm brings has fonts for every language; one of the machine has those of the machine. */
async function fontFaults(page: Page, lang: string): Promise<string[]> {
  const letters = await lettersWithoutFont(page);
  if (letters === '') return [];
  if (process.env['CHROMIUM_PATH'] === undefined) return [`has no font for ${letters}`];
  console.warn(`The browser at CHROMIUM_PATH has no font for ${letters}: whether ${lang} fits is not measured.`);
  return [];
}
