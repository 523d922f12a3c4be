import type { Page } from 'playwright-core';
import { directionOf } from '../../../widget/src/languages/direction.js';
import { foldersIn } from '../../architecture/workspace.js';
import { accessibilityProblems } from '../../support/browser/axe.js';
import { share } from '../../support/run/sweep.js';
import { seenIn } from './album.js';
import { directionFaults, fittingFaults } from './fitting.js';

/** All that there are; English is looked at by the other checks. */
export const languages = Intl.getCanonicalLocales(foldersIn('widget/src/languages')).filter((tag) => tag !== 'en');

const phones = [320, 375];
/** One of each kind: what axe finds hardly depends on the words. */
const alsoRead = /^(welcome-individual|problems|summary-individual|status-inReview|people)$/;

/** What does not fit, as this screen stands, in any language, or in one of them; it is in English again after it. */
export async function faultsInLanguages(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  for (const lang of share(languages, 1, `language of ${screen}`)) {
    await speak(page, lang);
    const found = await directionFaults(page, lang, directionOf(lang));
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

export async function speak(page: Page, lang: string): Promise<void> {
  await page
    .locator('gatehouse-onboarding')
    .evaluate((element, tag) => void ((element as HTMLElement).lang = tag), lang);
  await page.locator(`[part=frame][lang="${lang}"]`).waitFor({ state: 'attached' });
}
