import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export type Scheme = 'light' | 'dark' | 'forced';

export const folder = join(import.meta.dirname, '../../../reports/screens');

/** Wide and narrow, light and dark; a few also in forced colours. */
const takes: readonly { readonly scheme: Scheme; readonly width: number; readonly called: string }[] = [
  { scheme: 'light', width: 1000, called: 'light.wide' },
  { scheme: 'dark', width: 1000, called: 'dark.wide' },
  { scheme: 'dark', width: 375, called: 'dark.narrow' },
  { scheme: 'light', width: 375, called: 'light.narrow' },
  { scheme: 'forced', width: 375, called: 'forced.narrow' },
];
const alsoForced = /^(problems|summary-individual|people-adding|individualFinancialInfo|document-added)$/;

const views = new WeakMap<Page, string>();

/** How the page is seen from now on; it stays where it is. */
export async function seenIn(page: Page, scheme: Scheme, width: number): Promise<void> {
  const view = `${scheme} ${width}`;
  if (views.get(page) !== view) {
    await page.emulateMedia({
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      forcedColors: scheme === 'forced' ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    await page.setViewportSize({ width, height: 800 });
    views.set(page, view);
  }
  await page.evaluate(drawn);
}

/** Takes pictures of a screen, to be leafed through. */
export async function takePictures(screen: string, page: Page): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { scheme, width, called } of takes) {
    if (scheme === 'forced' && !alsoForced.test(screen)) continue;
    await seenIn(page, scheme, width);
    // A window above the page is seen as it is, not as long as the page below it.
    await page.evaluate(() => scrollTo(0, 0));
    const fullPage = (await page.locator('dialog[open]').count()) === 0;
    await page.screenshot({ path: join(folder, `${screen}.${called}.png`), fullPage, animations: 'disabled' });
  }
  await seenIn(page, 'light', 1200);
}

/** One page with all of them. */
export async function bindPictures(): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
  const screens = [...new Set(names.map((name) => name.slice(0, name.indexOf('.'))))];
  const pictures = (screen: string): string =>
    names
      .filter((name) => name.startsWith(`${screen}.`))
      .map((name) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`)
      .join('');
  const sections = screens
    .map((screen) => `<h2 id="${screen}">${screen}</h2><div>${pictures(screen)}</div>`)
    .join('\n');
  const style =
    'body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow:auto}img{height:480px;border:1px solid #999}';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>The screens of the widget</title><style>${style}</style>${sections}</html>\n`,
  );
}

/** In the page: two frames later, everything is where it belongs. */
function drawn(): Promise<void> {
  return new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
