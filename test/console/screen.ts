import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accessibilityProblems } from '../support/browser/axe.js';
import type { TestBrowser } from '../support/browser/browser.js';
import { folder, seenIn } from '../widget/screens/album.js';
import { type Colleague, Desk } from './desk.js';

/** `npm run screens` takes pictures of what is checked here. */
export const isAlbum = process.env['SCREENS'] !== undefined;
/** Where strangers write. */
export const hostile = '<img src=x onerror="document.title=`ran`">';

export interface Screen {
  readonly name: string;
  readonly who: Colleague;
  readonly show: (desk: Desk) => Promise<void>;
}

export function at(path: string, ready: string) {
  return async (desk: Desk): Promise<void> => {
    await desk.open(path);
    await desk.page.locator(ready).first().waitFor();
  };
}

const takes = (['light', 'dark', 'forced'] as const).flatMap((scheme) =>
  [360, 1280].map((width) => ({ scheme, width })),
);

/** What keeps somebody from seeing or reading it, wide and narrow, in all colours; and whether it ran what strangers wrote. */
export async function problemsOf({ name, who, show }: Screen, browser: TestBrowser, url: string): Promise<string[]> {
  const desk = await Desk.of(browser, url, who);
  const { page } = desk;
  await show(desk);
  const problems: string[] = [];
  for (const { scheme, width } of takes) {
    await seenIn(page, scheme, width);
    if (isAlbum) {
      await mkdir(folder, { recursive: true });
      // The page as a whole, from its top: what stays at the top of a window is there once.
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(folder, `console-${name}.${scheme}.${width}.png`), fullPage: true });
      continue;
    }
    for (const problem of await accessibilityProblems(page)) problems.push(`${scheme} ${width}: ${problem}`);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isTooWide) problems.push(`${scheme} ${width}: it scrolls sideways`);
  }
  return (await page.title()) === 'ran' ? [...problems, 'it ran what a stranger wrote'] : problems;
}
