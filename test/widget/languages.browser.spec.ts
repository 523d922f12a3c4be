import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { heardOn } from '../support/browser/partner-site.js';
import { pseudo } from '../support/browser/pseudo-language.js';
import { anas } from './answers.js';
import { faultsOn, speakPseudo } from './made-up-language.js';
import { Stage, type Visit } from './stage.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

describe.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('in a made-up language (%s)', (lang, direction) => {
  test('every screen says nothing that is not in its words, and none is wider than a phone', async () => {
    const { watched } = await stage.visit(await stage.open('LIGHT'), { device: { width: 320, height: 700 } });
    const { page } = watched;
    await speakPseudo(page, lang);
    await page.getByRole('button', { name: pseudo('Start') }).waitFor();
    expect(await page.locator('gatehouse-onboarding [part=frame]').getAttribute('dir')).toBe(direction);
    expect(await faultsOn(page)).toEqual([]);

    await page.getByRole('button', { name: pseudo('Start') }).click();
    await page.getByRole('heading', { name: pseudo('About you') }).waitFor();
    expect(await faultsOn(page)).toEqual([]);

    await page.getByRole('button', { name: pseudo('Continue') }).click();
    await page.getByText(pseudo('Please fill this in.')).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });
});

describe('what nobody expected', () => {
  test('in the languages of a browser leaves no button that does nothing', async () => {
    const before = async ({ page }: Visit['watched']): Promise<void> => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix', 'C', ''] }),
      );
    };
    const { visitor } = await stage.visit(await stage.missing('individualContactInfo'), { before });
    await visitor.shown('individualContactInfo');
    for (const answer of anas.individualContactInfo ?? []) await visitor.give(answer);
    await visitor.goOn();
    await visitor.title(visitor.words.summary.title).waitFor();
  });

  test('in a part of it is told to the person and to the page, and tried again', async () => {
    const before = async ({ page }: Visit['watched']): Promise<void> => {
      await page.addInitScript(breakDates);
    };
    const { visitor, watched } = await stage.visit(await stage.open('LIGHT'), { before });
    const { page, words } = visitor;
    watched.allow(/^error: Broken/);
    await visitor.start();
    await visitor.title(words.troubles.internal.title).waitFor();
    const errors = (await heardOn(page)).filter(({ type }) => type === 'gatehouse-error');
    expect(errors.map(({ detail }) => detail['code'])).toEqual(['internal']);
    await page.evaluate(() => dispatchEvent(new Event('mended')));
    await visitor.hands.press(visitor.button(words.shell.retry));
    for (const answer of anas.individualPersonalInfoLight ?? []) await visitor.give(answer);
    await visitor.goOn();
    await visitor.title(words.summary.title).waitFor();
  });
});

/** In the page, before its scripts: the names of the parts of a date cannot be had for a while. */
function breakDates(): void {
  const { of } = Intl.DisplayNames.prototype;
  let isBroken = true;
  addEventListener('mended', () => (isBroken = false));
  Intl.DisplayNames.prototype.of = function (code) {
    if (isBroken && code === 'month') throw new Error('Broken');
    return of.call(this, code);
  };
}
