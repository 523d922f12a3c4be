import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA, and what axe thinks wise beside it. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // There is nothing to be fetched: no sheet comes from elsewhere, and no frame is on these pages.
  preload: false,
  iframes: false,
};

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on this page, shadow roots included: a line for each element, with the rule it breaks. */
export function accessibilityProblems(page: Page): Promise<string[]> {
  return problemsOf(page, options);
}

/** In other colours of the same element nothing else can be wrong. */
export function contrastProblems(page: Page, element: string): Promise<string[]> {
  return problemsOf(page, { ...options, runOnly: { type: 'rule', values: ['color-contrast'] } }, element);
}

async function problemsOf(page: Page, wanted: RunOptions, element = 'html'): Promise<string[]> {
  // The tools of a developer may evaluate what the policy of the page forbids the page itself.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const { violations } = await page.evaluate(
    ([where, given]) => (globalThis as unknown as { axe: Axe }).axe.run(where, given),
    [element, wanted] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.flat().join(' >>> ')}: ${oneLine(failureSummary)}`),
  );
}

interface Axe {
  run(where: string, options: RunOptions): Promise<AxeResults>;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
