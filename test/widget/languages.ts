import type { Page } from 'playwright-core';
import type { Words } from '../../widget/src/languages/en/words.js';
import { languageFor } from '../../widget/src/languages/language.js';
import { widgetLanguages } from '../architecture/workspace.js';

/** All that there are, but English. */
export const otherLanguages = Intl.getCanonicalLocales(widgetLanguages).filter((tag) => tag !== 'en');

/** What the widget says in a language. */
export async function wordsOf(tag: string): Promise<Words> {
  return (await languageFor([tag])).words;
}

/** Says the screen that is shown in another language. */
export async function speak(page: Page, tag: string): Promise<void> {
  const element = page.locator('gatehouse-onboarding');
  await element.evaluate((one, lang) => void ((one as HTMLElement).lang = lang), tag);
  await page.locator(`[part=frame][lang="${tag}"]`).waitFor({ state: 'attached' });
}
