import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { otherLanguages, speak } from '../languages.js';

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

/** One picture of the screen in each language, on a phone. */
export async function takePicturesInLanguages(screen: string, page: Page): Promise<void> {
  await seenIn(page, 'light', 375);
  for (const lang of otherLanguages) {
    await mkdir(join(folder, lang), { recursive: true });
    await speak(page, lang);
    await page.evaluate(drawn);
    await page.screenshot({ path: join(folder, lang, `${screen}.png`), fullPage: true, animations: 'disabled' });
  }
  await speak(page, 'en');
  await seenIn(page, 'light', 1200);
}

/** One page with all of them, and a sheet for each language. */
export async function bindPictures(): Promise<void> {
  const names = await picturesIn(folder);
  const screens = [...new Set(names.map((name) => name.slice(0, name.indexOf('.'))))];
  const sections = screens.map(
    (screen) =>
      `<h2 id="${screen}">${screen}</h2><div>${shown(names.filter((name) => name.startsWith(`${screen}.`)))}</div>`,
  );
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const sheets = folders.map(({ name }) => `<a href="${name}/index.html">${name}</a>`).join(' ');
  await write(folder, 'The screens of the widget', `<p>${sheets}</p>${sections.join('\n')}`);
  for (const { name } of folders)
    await write(
      join(folder, name),
      `The widget in ${name}`,
      `<div class="sheet">${shown(await picturesIn(join(folder, name)))}</div>`,
    );
}

async function picturesIn(from: string): Promise<string[]> {
  return (await readdir(from)).filter((name) => name.endsWith('.png')).sort();
}

function shown(names: readonly string[]): string {
  return names
    .map((name) => `<a href="${name}"><img src="${name}" alt="${name}" title="${name}" loading="lazy"></a>`)
    .join('');
}

async function write(to: string, title: string, content: string): Promise<void> {
  const style =
    'body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow:auto}.sheet{flex-wrap:wrap}img{height:480px;border:1px solid #999}';
  const head = `<meta charset="utf-8"><title>${title}</title><style>${style}</style>`;
  await writeFile(join(to, 'index.html'), `<!doctype html><html lang="en">${head}${content}</html>\n`);
}

/** In the page: two frames later, everything is where it belongs. */
function drawn(): Promise<void> {
  return new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
