import type { Page } from 'playwright-core';
import { taxNumberUses } from '../../../libs/contracts/src/vocabulary/tax-numbers-by-country.js';
import { subDivisionsOf } from '../../../widget/src/fields/sub-division/sub-division-names.js';
import { accessibilityProblems, contrastProblems } from '../../support/browser/axe.js';
import { isWhole, share } from '../../support/run/sweep.js';
import { type Scheme, seenIn } from './album.js';
import { type Answer, acmes, anas, answersOf, humans } from '../answers.js';
import { faultsOn, speakPseudo } from '../made-up-language.js';
import { faultsInLanguages } from './language-checks.js';

const wide = 1000;
const narrow = 375;
/** The second is made up. It takes the place of no language that the widget has: that would be lost for the life of the page. */
const directions = { en: 'ltr', 'ar-EG': 'rtl' } as const;
const languages = ['en', 'ar-EG'] as const;

interface View {
  readonly lang: (typeof languages)[number];
  readonly width: number;
  readonly scheme: Scheme;
}

/** Each colour meets each width and each direction once; what is handled is tried in all of them. */
const views: readonly View[] = [
  { lang: 'en', width: wide, scheme: 'dark' },
  { lang: 'en', width: wide, scheme: 'light' },
  { lang: 'en', width: narrow, scheme: 'forced' },
  { lang: 'ar-EG', width: wide, scheme: 'forced' },
  { lang: 'ar-EG', width: narrow, scheme: 'dark' },
  { lang: 'ar-EG', width: narrow, scheme: 'light' },
];

/** What is wrong with a screen for anybody: in every colour, width, direction and size of text, or a share of them. */
export async function faultsOfScreen(page: Page, screen: string): Promise<string[]> {
  const taken = share(views, 1, screen);
  const faults: string[] = [];
  for (const lang of languages.filter((one) => taken.some((view) => view.lang === one))) {
    if (lang !== 'en') {
      await speakPseudo(page, lang);
      await inDirection(page, lang);
      faults.push(...(await faultsOn(page, ofThePerson)).map((fault) => `in words: ${fault}`));
    }
    for (const width of [wide, narrow]) {
      const schemes = taken.filter((view) => view.lang === lang && view.width === width).map(({ scheme }) => scheme);
      if (schemes.length > 0) faults.push(...(await faultsAt(page, { lang, width, schemes })));
    }
    if (lang !== 'en') {
      await page.locator('gatehouse-onboarding').evaluate((element) => void ((element as HTMLElement).lang = 'en'));
      await inDirection(page, 'en');
    }
  }
  faults.push(...(await faultsInLanguages(page, screen)));
  await seenIn(page, 'light', wide);
  return [...new Set(faults)];
}

/** A page of Gatehouse itself that shows the widget. */
export async function faultsOfPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [scheme, width] of [
    ['light', wide],
    ['dark', narrow],
  ] as const) {
    await seenIn(page, scheme, width);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    faults.push(...(await accessibilityProblems(page)), ...(isWide ? [`is wider than ${width} px`] : []));
  }
  return faults;
}

async function inDirection(page: Page, lang: View['lang']): Promise<void> {
  await page.locator(`[part=frame][dir=${directions[lang]}]`).waitFor({ state: 'attached' });
}

async function faultsAt(
  page: Page,
  { lang, width, schemes }: Omit<View, 'scheme'> & { readonly schemes: readonly Scheme[] },
): Promise<string[]> {
  const told = (found: readonly string[], scheme: string): string[] =>
    found.map((fault) => `${lang}, ${width} px, ${scheme}: ${fault}`);
  const faults: string[] = [];
  for (const scheme of schemes) {
    await seenIn(page, scheme, width);
    // In other colours nothing else can be wrong, once all of it was looked at.
    const isOther = isWhole && scheme !== 'light';
    const found = await (isOther ? contrastProblems(page, 'gatehouse-onboarding') : accessibilityProblems(page));
    faults.push(...told(found, scheme));
  }
  await seenIn(page, 'light', width);
  // As after a key was pressed: only then is the focus drawn.
  await page.keyboard.press('Shift');
  return [...faults, ...told(await page.evaluate(handlingFaults, 44), 'light')];
}

/** Names and numbers that were given; what places and tax numbers are called where they are; and what Intl writes. */
const ofThePerson: readonly (string | RegExp)[] = [
  /\p{Script=Arabic}+/gu,
  /[\w-]+\.(png|jpg|jpeg|txt)/g,
  /The photo does not show your face\. [^⟦]*wall\./g,
  ...[anas, acmes, ...humans.map((human) => answersOf(human))]
    .flatMap((answers) => Object.values(answers) as (readonly Answer[])[])
    .flat()
    .flatMap((answer) => (answer.does === 'type' ? [answer.value] : [])),
  ...humans.map(({ firstName }) => firstName),
  ...taxNumberUses.flatMap(({ type, label, example }) => [label, type, example]),
  ...['AR', 'BR', 'PT', 'US'].flatMap((country) => subDivisionsOf(country, 'en').map(({ name }) => name)),
  'C1043AAZ',
].toSorted((a, b) => String(b).length - String(a).length);

/** In the page: whether everything can be hit, is seen when it has the focus, keeps still, and fits. */
function handlingFaults(least: number): string[] {
  const root = document.querySelector('gatehouse-onboarding')?.shadowRoot;
  if (root === null || root === undefined) return ['It is not drawn.'];
  const inner = root.querySelector('dialog[open]') ?? root;
  const named = (element: Element): string => `${element.tagName} ${element.className} ${element.id}`.trim();
  const controls = [
    ...inner.querySelectorAll<HTMLElement>('button:enabled, input:enabled, select, textarea, summary, a[href]'),
  ].filter((control) => control.checkVisibility());
  // A radio mark or a hidden input is as large as its label.
  const targetOf = (control: HTMLElement): HTMLElement =>
    control.matches('[type=radio], [type=checkbox], [type=file]') ? (control.closest('label') ?? control) : control;
  const small = controls.flatMap((control) => {
    const { width, height } = targetOf(control).getBoundingClientRect();
    return Math.min(width, height) < least - 0.5 ? [`is hard to hit, ${width} by ${height}: ${named(control)}`] : [];
  });
  const before = root.activeElement;
  const unseen = controls.flatMap((control) => {
    control.focus({ preventScroll: true });
    const isSeen = [control, targetOf(control)].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && !['0px', '1px'].includes(outlineWidth);
    });
    return isSeen ? [] : [`does not show its focus: ${named(control)}`];
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  const moving = root
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1);
  const page = document.documentElement;
  const broad = ['', '200%'].flatMap((size) => {
    page.style.fontSize = size;
    return page.scrollWidth > innerWidth ? [`is ${page.scrollWidth} px wide, with text of ${size || '100%'}`] : [];
  });
  page.style.fontSize = '';
  return [...small, ...unseen, ...moving.map(() => 'moves'), ...broad];
}
