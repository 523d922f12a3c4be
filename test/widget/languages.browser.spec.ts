import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { pseudo } from '../support/browser/pseudo-language.js';
import { faultsOn, speakPseudo } from './made-up-language.js';
import { Stage } from './stage.js';

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
