import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { CDPSession } from 'playwright-core';
import { heardOn } from '../support/browser/partner-site.js';
import { isWhole } from '../support/run/sweep.js';
import { anas } from './answers.js';
import { wordsOf } from './languages.js';
import { Stage, type Visit } from './stage.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

describe('two copies of the bundle on one page', () => {
  test('leave each other alone, and both elements work', async () => {
    const { visitor } = await stage.visit(await stage.open('LIGHT'), { twice: true });
    const { page, words } = visitor;
    const both = page.locator('gatehouse-onboarding');
    for (const widget of await both.all()) {
      await widget.getByRole('button', { name: words.welcome.start }).click();
      await widget.getByRole('heading', { name: words.steps.individualPersonalInfoLight.title }).waitFor();
      await widget.locator('#field-name-firstName').fill('Ana');
    }
    await both.first().locator('#field-name-firstName').fill('Bea');
    expect(await both.last().locator('#field-name-firstName').inputValue()).toBe('Ana');
  });
});

describe('the styles of the page', () => {
  test('do not reach into the widget', async () => {
    const calm = await atFirstStep();
    await calm.visitor.page.evaluate(alike);
    const before = await calm.visitor.page.evaluate(stylesWithin, inherited);
    const loud = await atFirstStep({ hostileStyles: true });
    await loud.visitor.page.evaluate(alike);
    const after = await loud.visitor.page.evaluate(stylesWithin, inherited);
    expect(before.length).toBeGreaterThan(50);
    expect(after.length).toBe(before.length);
    expect(after.filter((style, index) => style !== before[index])).toEqual([]);
  });

  test('are as they were, and so is everything else of it', async () => {
    const applicant = await stage.open('LIGHT');
    const without = await stage.visit(applicant, { withoutWidget: true });
    const before = await without.visitor.page.evaluate(hostPage);
    const visit = await atFirstStep();
    const after = await visit.visitor.page.evaluate(hostPage);
    expect(after.styles).toEqual(before.styles);
    expect(after.head.filter((tag) => !tag.includes('gatehouse-onboarding.js'))).toEqual(before.head);
    expect(after.sheets).toBe(0);
    const added = after.globals.filter((name) => !before.globals.includes(name));
    // Lit notes its versions, so that it can warn of two of them.
    expect(added.filter((name) => !/^(lit|reactive)\w+(Versions|Metadata)$/.test(name))).toEqual([]);
  });
});

describe('the widget comes and goes', () => {
  test('many times without growth', async () => {
    const visit = await stage.visit(await stage.open('LIGHT'));
    const { token } = await visit.customer.newSession();
    const { page } = visit.visitor;
    const tools = await visit.watched.devTools();
    await tools.send('Performance.enable');
    const sizes: Size[] = [];
    for (const times of isWhole ? [40, 160] : [20, 60]) {
      await page.evaluate(mountAndRemove, { token, times });
      sizes.push(await sizeOf(tools));
    }
    const [warm, last] = sizes;
    if (warm === undefined || last === undefined) throw new Error('Nothing was measured');
    // Each element that stayed would have left some fifty nodes and ten listeners.
    expect(last.nodes - warm.nodes).toBeLessThan(400);
    expect(last.listeners - warm.listeners).toBeLessThan(100);
    expect(last.heapBytes - warm.heapBytes).toBeLessThan(400 * 1_000);
  });

  test('and is drawn within 10 ms', async () => {
    const visit = await stage.visit(await stage.open('LIGHT'));
    const times = await visit.visitor.page.evaluate(mountTimes, 50);
    const median = times.toSorted((a, b) => a - b)[25] ?? Infinity;
    expect(median).toBeLessThanOrEqual(10);
  });
});

describe('a browser that is too old', () => {
  test.each([
    ['for requests that end', forgetTimeouts],
    ['for its colours', forgetLightDark],
  ])('%s is told so', async (_, forget) => {
    const before = async ({ page }: Visit['watched']): Promise<void> => {
      await page.addInitScript(forget);
    };
    const { visitor } = await stage.visit(await stage.open('LIGHT'), { before, lang: 'es' });
    const { troubles } = await wordsOf('es');
    await visitor.title(troubles.unsupported.title).waitFor();
    await visitor.page.getByText(troubles.unsupported.text).waitFor();
    expect(await heardOn(visitor.page)).toEqual([{ type: 'gatehouse-error', detail: { code: 'unsupported' } }]);
  });
});

async function atFirstStep(page: Parameters<Stage['visit']>[1] = {}): Promise<Visit> {
  const visit = await stage.visit(await stage.open(), page);
  // A page may cover everything with an overlay.
  await visit.visitor.button(visit.visitor.words.welcome.start).press('Enter');
  await visit.visitor.stepAfter(1);
  await visit.visitor.shown('individualPersonalInfo');
  for (const answer of (anas.individualPersonalInfo ?? []).slice(0, 2)) await visit.visitor.give(answer);
  return visit;
}

/** The first to be changed by styles of a page. Inheriting its font and the font size of its root is intended. */
const inherited = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-transform',
  'text-align',
  'display',
  'position',
  'margin-top',
  'margin-left',
  'padding-top',
  'border-top-width',
  'border-top-style',
  'background-color',
  'outline-style',
  'box-sizing',
  'visibility',
  'opacity',
  'cursor',
  'white-space',
  'width',
  'text-indent',
  'text-shadow',
  'font-variant',
] as const;

/** In the page: what a partner decides for the widget, the same on any page. */
function alike(): void {
  document.documentElement.style.fontSize = '16px';
  const widget = document.querySelector<HTMLElement>('gatehouse-onboarding');
  widget?.style.setProperty('--gatehouse-font-family', 'sans-serif');
  widget?.style.setProperty('width', '900px');
}

/** In the page. */
function stylesWithin(names: readonly string[]): string[] {
  const root = document.querySelector('gatehouse-onboarding')?.shadowRoot;
  return [...(root?.querySelectorAll('*') ?? [])].map((element) => {
    const style = getComputedStyle(element);
    return `${element.localName} ${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  });
}

/** In the page: all that could be seen of a change outside the widget. */
function hostPage(): { styles: string[]; head: string[]; sheets: number; globals: string[] } {
  const growsWithContent = /^(height|block-size|perspective-origin|transform-origin)$/;
  const styles = [...document.querySelectorAll('html, body, main, h1, p, a')].map((element) => {
    const style = getComputedStyle(element);
    const values = [...style].filter((name) => !growsWithContent.test(name));
    return `${element.localName} ${values.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  });
  return {
    styles,
    head: [...document.head.children].map((element) => element.outerHTML),
    sheets: document.adoptedStyleSheets.length,
    globals: Object.getOwnPropertyNames(globalThis),
  };
}

interface Size {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

async function sizeOf(tools: CDPSession): Promise<Size> {
  await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), heapBytes: valueOf('JSHeapUsedSize') };
}

/** In the page: each until the person could begin. */
async function mountAndRemove({ token, times }: { readonly token: string; readonly times: number }): Promise<void> {
  const apiUrl = document.querySelector('gatehouse-onboarding')?.getAttribute('api-url') ?? '';
  for (let time = 0; time < times; time += 1) {
    const widget = Object.assign(document.createElement('gatehouse-onboarding'), { apiUrl, sessionToken: token });
    const ready = new Promise((resolve) => widget.addEventListener('gatehouse-ready', resolve, { once: true }));
    document.body.append(widget);
    await ready;
    widget.remove();
  }
}

/** In the page: from `append` until it has drawn itself. */
async function mountTimes(times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const widget = document.createElement('gatehouse-onboarding') as HTMLElement & { updateComplete: Promise<boolean> };
    const begun = performance.now();
    document.body.append(widget);
    await widget.updateComplete;
    taken.push(performance.now() - begun);
    widget.remove();
  }
  return taken;
}

/** In the page, before its scripts. */
function forgetTimeouts(): void {
  Reflect.deleteProperty(AbortSignal, 'timeout');
}

/** In the page, before its scripts. */
function forgetLightDark(): void {
  const supports = CSS.supports.bind(CSS);
  Object.assign(CSS, {
    supports: (name: string, value?: string) =>
      !String(value).startsWith('light-dark') && (value === undefined ? supports(name) : supports(name, value)),
  });
}
