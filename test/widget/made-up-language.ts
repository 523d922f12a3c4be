import type { Page } from 'playwright-core';
import { en } from '../../widget/src/languages/texts/en.js';
import { pseudo, untranslated } from '../support/browser/pseudo-language.js';

const madeUp = pseudo(en);

/** As a partner adds a language. */
export async function speakPseudo(page: Page, tag: string): Promise<void> {
  await page.locator('gatehouse-onboarding').evaluate(
    (element, given) => {
      type Adding = CustomElementConstructor & { addLanguage(tag: string, load: () => Promise<unknown>): void };
      (customElements.get('gatehouse-onboarding') as Adding).addLanguage(given.tag, () => Promise.resolve(given.words));
      (element as HTMLElement).lang = given.tag;
    },
    { tag, words: madeUp },
  );
}

/** What is said by no word of the language, and whether the page has to be scrolled sideways. */
export async function faultsOn(page: Page, known: readonly (string | RegExp)[] = []): Promise<string[]> {
  const { texts, names, isWide } = await page.locator('gatehouse-onboarding').evaluate(whatIsSaid);
  return [
    ...untranslated(
      texts.filter((text) => !names.includes(text.trim())),
      known,
    ),
    ...(isWide ? ['is wider than the screen'] : []),
  ];
}

/** In the page: every text, and the names that the browser has for countries and the parts of a date. */
function whatIsSaid(element: Element): { texts: string[]; names: string[]; isWide: boolean } {
  const root = element.shadowRoot;
  if (root === null) throw new Error('It is not drawn.');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    // What was announced was said in the language of that moment.
    const isAnnounced = walker.currentNode.parentElement?.matches('.visually-hidden[role=status]') === true;
    if (!isAnnounced) texts.push(walker.currentNode.textContent ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const one of root.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name) ?? '');
  const { lang } = element as HTMLElement;
  const parts = new Intl.DisplayNames(lang, { type: 'dateTimeField' });
  const countries = new Intl.DisplayNames(lang, { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = [...['day', 'month', 'year'].map((part) => parts.of(part)), ...codes.map((code) => countries.of(code))];
  return {
    texts,
    names: names.filter((name) => name !== undefined),
    isWide: document.documentElement.scrollWidth > innerWidth,
  };
}
