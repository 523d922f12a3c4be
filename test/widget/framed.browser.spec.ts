import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { root } from '../architecture/workspace.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { heardOfFrames, sayTo, untilHeard } from '../support/browser/framing-site.js';
import type { Applicant } from '../support/compliance/applicant.js';
import { until } from '../support/run/until.js';
import { anas } from './answers.js';
import { Framing, frameOf, visitorIn } from './framing.js';
import { wordsOf } from './languages.js';
import { Stage } from './stage.js';
import type { Visitor } from './visitor.js';

let stage: Stage;
let framing: Framing;

beforeAll(async () => {
  stage = await Stage.shared();
  framing = await Framing.on(stage);
});
afterEach(() => stage.end());
afterAll(async () => {
  await framing.site.stop();
  await stage.stop();
});

const missing = 'individualContactInfo';
const guide = readFileSync(join(root, 'docs/guides/widget-iframe.md'), 'utf8');

/** The first sample in this language, with Gatehouse where it is here. */
function sample(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 's').exec(guide) ?? [];
  if (code === undefined) throw new Error(`The guide has no sample in ${language}`);
  return code.replaceAll('http://localhost:4000', stage.gatehouse.url);
}

async function finish(visitor: Visitor): Promise<void> {
  await visitor.shown(missing);
  for (const answer of anas[missing] ?? []) await visitor.give(answer);
  await visitor.goOn();
  await visitor.title(visitor.words.summary.title).waitFor();
  await visitor.submit();
}

describe('the page of the guide', () => {
  test('takes a person through a review, and the frame is as tall as what is in it', async () => {
    const applicant = await stage.missing(missing);
    framing.site.file('/onboarding-frame.js', 'text/javascript', sample('js'));
    framing.site.session = () => framing.session(applicant);
    const watched = await stage.browser.newPage({ lang: 'en-US' });
    const { page } = watched;
    await page.goto(`${framing.site.origin}${framing.site.page(sample('html'), 'es')}`);
    const frame = await frameOf(page);
    const visitor = await visitorIn(page, frame, 'es');
    await visitor.shown(missing);
    expect(await frame.locator('html').evaluate((html) => html.getAttribute('lang'))).toBe('es');
    expect(await problemsIn(frame)).toEqual([]);
    const shown = async (): Promise<number> => Number(await page.locator('iframe').getAttribute('height'));
    await until(
      'the frame looks as it should',
      async () => (await shown()) > 200 && (await shown()) === (await frame.evaluate(heightWithin)),
    );
    const primary = visitor.button(visitor.words.shell.continue);
    expect(await primary.evaluate(backgroundOf)).toBe('rgb(124, 58, 237)');
    await finish(visitor);
    await until('the review is handed in', async () => (await applicant.status()) !== 'draft');
  });
});

describe('a frame', () => {
  test('tells the page what the element would tell it', async () => {
    const applicant = await stage.missing(missing);
    const { page } = await framing.open([applicant]);
    await untilHeard(page, 'gatehouse-ready');
    await finish(await visitorIn(page, await frameOf(page)));
    await untilHeard(page, 'gatehouse-submitted');
    const all = await heardOfFrames(page);
    expect(all.filter(({ type }) => !guide.includes(`| \`${type}\` |`))).toEqual([]);
    const heard = all.filter(({ type }) => type !== 'gatehouse:height');
    expect(heard.slice(0, 5)).toEqual([
      { frame: 0, version: 1, type: 'gatehouse:listening' },
      { frame: 0, version: 1, type: 'gatehouse:session-needed' },
      { frame: 0, version: 1, type: 'gatehouse-ready', status: 'draft' },
      { frame: 0, version: 1, type: 'gatehouse-step', step: missing },
      { frame: 0, version: 1, type: 'gatehouse-step', step: 'summary' },
    ]);
  });

  test('goes on with another session of the same review', async () => {
    const applicant = await stage.missing(missing);
    const first = await framing.session(applicant, { expiresInSeconds: 60 });
    let given = 0;
    // One that ends within a minute is renewed at once.
    framing.site.session = () => {
      given += 1;
      return given === 1 ? Promise.resolve(first) : framing.session(applicant);
    };
    const { page } = await framing.show([first.id]);
    await finish(await visitorIn(page, await frameOf(page)));
    await untilHeard(page, 'gatehouse-submitted');
    expect(given).toBeGreaterThan(1);
  });

  test('says that the session has ended where the person has to come in again, and goes on once they have', async () => {
    const applicant = await stage.missing(missing);
    const first = await framing.session(applicant);
    framing.site.session = () => Promise.resolve({ token: null });
    const { page } = await framing.show([first.id]);
    const visitor = await visitorIn(page, await frameOf(page));
    await visitor.title(visitor.words.troubles.sessionEnded.title).waitFor();
    expect(await untilHeard(page, 'gatehouse-error')).toMatchObject({ code: 'sessionEnded' });
    const { token, expiresAt } = first;
    await sayTo(page, 0, { type: 'gatehouse:session', version: 1, token, expiresAt });
    await visitor.shown(missing);
  });

  test('takes a photo and sends it', async () => {
    const watched = await framing.open([await stage.missing('individualSelfiePhoto')]);
    // As a page of another origin the frame is not given the focus; a dialog that opens in it has it all the same.
    watched.allow(/^console: Blocked autofocusing/);
    const { page } = watched;
    const frame = await frameOf(page);
    const visitor = await visitorIn(page, frame);
    const { documents: words } = visitor.words;
    await frame.getByRole('button', { name: words.takePhoto }).click();
    await frame.locator('dialog:focus-within').waitFor();
    await visitor.button(words.camera.shoot).click();
    const use = frame.getByRole('button', { name: words.camera.use });
    await use.or(frame.getByRole('button', { name: words.quality.useAnyway })).click();
    await frame
      .locator('.file.added')
      .getByText(/^Photo\.(png|jpg)$/)
      .waitFor();
  });

  test('stands beside another one, each with its own session', async () => {
    const applicants = [await stage.missing(missing), await stage.missing('individualTaxInfo')];
    const { page } = await framing.open(applicants);
    for (const frame of [0, 1]) await untilHeard(page, 'gatehouse-ready', frame);
    expect(await untilHeard(page, 'gatehouse-step', 0)).toMatchObject({ step: missing });
    expect(await untilHeard(page, 'gatehouse-step', 1)).toMatchObject({ step: 'individualTaxInfo' });
    await sayTo(page, 1, { type: 'gatehouse:language', version: 1, lang: 'pt-BR' });
    await (await visitorIn(page, await frameOf(page, 1), 'pt-BR')).shown('individualTaxInfo');
    await finish(await visitorIn(page, await frameOf(page, 0)));
    await untilHeard(page, 'gatehouse-submitted', 0);
    const submitted = (await heardOfFrames(page)).filter(({ type }) => type === 'gatehouse-submitted');
    expect(submitted.map(({ frame }) => frame)).toEqual([0]);
  });

  test('takes a theme, and another one in its place', async () => {
    const { page } = await framing.open([await stage.missing(missing)]);
    await untilHeard(page, 'gatehouse-ready');
    const frame = await frameOf(page);
    const visitor = await visitorIn(page, frame);
    const primary = visitor.button(visitor.words.shell.continue);
    await primary.waitFor();
    const plain = await primary.evaluate(backgroundOf);
    const theme = { accent: { light: '#b91c1c', dark: '#fca5a5' }, radius: 0, fontFamily: 'monospace' };
    await sayTo(page, 0, { type: 'gatehouse:theme', version: 1, theme });
    await until(
      'the frame looks as it should',
      async () => (await primary.evaluate(backgroundOf)) === 'rgb(185, 28, 28)',
    );
    expect(await problemsIn(frame)).toEqual([]);
    await sayTo(page, 0, { type: 'gatehouse:theme', version: 1, theme: { ...theme, colorScheme: 'dark' } });
    await until(
      'the frame looks as it should',
      async () => (await primary.evaluate(backgroundOf)) === 'rgb(252, 165, 165)',
    );
    expect(await problemsIn(frame)).toEqual([]);
    await sayTo(page, 0, { type: 'gatehouse:theme', version: 1, theme: {} });
    await until('the frame looks as it should', async () => (await primary.evaluate(backgroundOf)) === plain);
  });
});

describe('by itself', () => {
  test('the address of a frame shows that there is nothing to do here', async () => {
    const { id } = await framing.session(await stage.open('LIGHT'));
    const { invited } = await wordsOf('en');
    const { page } = await stage.browser.newPage();
    await page.goto(`${stage.gatehouse.url}/onboard/frame/${id}`);
    await page.getByRole('heading', { name: invited.refusals.unknown.title }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('nor is there where the session has ended', async () => {
    const applicant: Applicant = await stage.open('LIGHT');
    const { id } = await framing.session(applicant);
    await applicant.api.delete(`${applicant.path}/sessions/${id}`);
    const { invited } = await wordsOf('en');
    const watched = await stage.browser.newPage();
    watched.allow(/^answer: 404 GET .*\/onboard\/frame\//);
    await watched.page.goto(`${stage.gatehouse.url}/onboard/frame/${id}`);
    await watched.page.getByRole('heading', { name: invited.refusals.expired.title }).waitFor();
  });
});

/** The first heading is that of the page around. */
async function problemsIn(frame: Frame): Promise<readonly string[]> {
  const problems = await accessibilityProblems(frame as unknown as Page);
  return problems.filter((problem) => !problem.startsWith('page-has-heading-one: '));
}

function heightWithin(): number {
  return Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0);
}

function backgroundOf(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}
