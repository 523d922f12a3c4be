import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type PhoneLink, phoneLinkIn } from '../../widget/src/documents/phone/phone-link.js';
import type { Words } from '../../widget/src/languages/en/words.js';
import type { Applicant } from '../support/compliance/applicant.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { heardOn } from '../support/browser/partner-site.js';
import { wordsOf } from './languages.js';
import { added, atPhoto, choose, isAnswered, pictureOf } from './photo-step.js';
import { Stage } from './stage.js';

let stage: Stage;
/** Of whom no test sends the answer, so that all can be theirs. */
let applicant: Applicant;
/** What the widget says around a file. */
let words: Words['documents'];

beforeAll(async () => {
  words = (await wordsOf('en')).documents;
  stage = await Stage.shared();
  applicant = await stage.missing('individualSelfiePhoto');
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

describe('the camera', () => {
  test('takes a photo that is looked at, used, and let go', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    await page.getByRole('button', { name: words.takePhoto }).click();
    await page.getByRole('button', { name: words.camera.shoot, exact: true }).click();
    await page.getByRole('img', { name: words.camera.taken }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const use = page.getByRole('button', { name: words.camera.use });
    await use.or(page.getByRole('button', { name: words.quality.useAnyway })).click();
    await page
      .locator('.file.added')
      .getByText(/^Photo\.(png|jpg)$/)
      .waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
  });

  test('is left by Escape, with the focus where it was', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    const way = page.getByRole('button', { name: words.takePhoto });
    await way.click();
    await page.getByRole('button', { name: words.camera.shoot, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await way.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true);
  });

  test.each([
    ['refused', 'denied'],
    ['none', 'none'],
  ] as const)('that is %s is told in words, beside another way', async (camera, told) => {
    const { page } = (await atPhoto(stage, { applicant, device: { camera } })).visitor;
    await page.getByRole('button', { name: words.takePhoto }).click();
    await page.locator('dialog').getByText(words.camera[told]).waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('dialog').getByRole('button', { name: words.choose }).click(),
    ]);
    expect(chooser.isMultiple()).toBe(false);
  });
});

const refusal = {
  errorInstanceId: '0197c3f0-0000-7000-8000-000000000000',
  name: 'IllegalTransition',
  message: 'The review was submitted.',
  params: {},
};

describe('a phone', () => {
  test('goes on for the computer, where its photo arrives by itself', async () => {
    const { applicant: sender, visitor } = await atPhoto(stage, { offersPhone: true });
    const { page } = visitor;
    await page.getByRole('button', { name: words.usePhone }).click();
    await page.getByRole('img', { name: words.phone.code }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const address = await page.getByRole('link', { name: words.phone.link }).getAttribute('href');
    const { page: phone } = await stage.browser.newPage({ width: 390, height: 800, touch: true });
    await phone.goto(address ?? '');
    await phone.getByRole('heading', { name: words.phone.onPhoneTitle }).waitFor();
    expect(new URL(phone.url()).hash).toBe('');
    const { name } = (await sender.api.get(`/organizations/${sender.organization.id}`)).body;
    await phone.getByText(words.phone.forWhom.replace('{name}', String(name))).waitFor();
    const number = (await page.locator('.phone-digits').textContent()) ?? '';
    await phone.getByText(words.phone.compare.replace('{number}', number)).waitFor();
    expect(await accessibilityProblems(phone)).toEqual([]);
    await phone.getByRole('button', { name: words.phone.mine }).click();
    await choose(phone, await pictureOf(20_000), 'from-phone.jpg');
    await phone.getByText(words.phone.done).waitFor();
    await added(page, 'from-phone.jpg').getByText(words.addedFromPhone).waitFor();
    const photoTitle = visitor.title(visitor.words.steps.individualSelfiePhoto.title);
    await visitor.goOn();
    await photoTitle.waitFor({ state: 'detached' });
    expect(await isAnswered(sender)).toBe(true);
  });

  test('of somebody who was sent the code of a stranger is asked first, and sends nothing', async () => {
    const { visitor } = await atPhoto(stage, { applicant, offersPhone: true });
    await visitor.page.getByRole('button', { name: words.usePhone }).click();
    const link = visitor.page.getByRole('link', { name: words.phone.link });
    const { page: phone } = await stage.browser.newPage({ width: 390, height: 800, touch: true });
    await phone.goto((await link.getAttribute('href')) ?? '');
    await phone.getByRole('button', { name: words.phone.notMine }).click();
    await phone.getByText(words.phone.notSent).waitFor();
    expect(await phone.locator('input[type="file"]').count()).toBe(0);
    expect(await phone.evaluate(() => location.hash)).toBe('');
  });

  test('is not offered another phone', async () => {
    const device = { width: 390, height: 800, touch: true };
    const { page } = (await atPhoto(stage, { applicant, offersPhone: true, device })).visitor;
    await page.getByRole('button', { name: words.takePhoto }).waitFor();
    expect(await page.getByRole('button', { name: words.usePhone }).count()).toBe(0);
  });

  test('for which there is no code is told so, the page once, and shown it as soon as there is', async () => {
    const { watched } = await atPhoto(stage, { applicant, offersPhone: true });
    const { page } = watched;
    const { troubles, rejectedFiles, shell } = await wordsOf('en');
    watched.allow(/^answer: (503|409) POST .*\/phone-uploads$/);
    const making = /^POST .*\/phone-uploads$/;
    const asked = (): number => stage.network.requests.filter((request) => making.test(request)).length;
    const before = asked();
    stage.network.answerInstead({ status: 503 }, making);
    await page.getByRole('button', { name: words.usePhone }).click();
    const panel = page.locator('.phone-panel');
    await panel.getByText(troubles.unreachable.title).waitFor();
    while (asked() < before + 2) await page.waitForRequest('**/phone-uploads');
    stage.network.mend();
    await page.getByRole('img', { name: words.phone.code }).waitFor();
    await panel.getByRole('alert').waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: shell.close }).click();
    stage.network.answerInstead({ status: 409, body: refusal }, making);
    await page.getByRole('button', { name: words.usePhone }).click();
    await panel.getByText(rejectedFiles.closed).waitFor();
    const errors = (await heardOn(page)).filter(({ type }) => type === 'gatehouse-error');
    expect(errors.map(({ detail }) => detail['code'])).toEqual(['unreachable', 'refused']);
  });

  test('is shown the address where the browser does not let it be copied', async () => {
    const { page } = (await atPhoto(stage, { applicant, offersPhone: true })).visitor;
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: words.usePhone }).click();
    const address = await page.getByRole('link', { name: words.phone.link }).getAttribute('href');
    await page.getByRole('button', { name: words.phone.copy }).click();
    await page.getByRole('link', { name: address ?? '' }).waitFor();
  });

  test('is led on in the language that the computer speaks at that moment', async () => {
    const { page } = (await atPhoto(stage, { applicant, offersPhone: true })).visitor;
    await page.getByRole('button', { name: words.usePhone }).click();
    const linkIn = async (language: string): Promise<PhoneLink | undefined> => {
      const { documents } = await wordsOf(language);
      const address = await page.getByRole('link', { name: documents.phone.link }).getAttribute('href');
      return phoneLinkIn(new URL(address ?? '').hash);
    };
    expect(await linkIn('en')).toMatchObject({ language: 'en' });
    await page.locator('gatehouse-onboarding').evaluate((element) => element.setAttribute('lang', 'es'));
    expect(await linkIn('es')).toMatchObject({ language: 'es' });
  });

  test('that comes without a code, or too late, is told so', async () => {
    const { watched, customer } = await atPhoto(stage, { applicant, offersPhone: true });
    const { shell, rejectedFiles } = await wordsOf('en');
    watched.allow(/^answer: 401 /);
    await watched.page.getByRole('button', { name: words.usePhone }).click();
    const link = watched.page.getByRole('link', { name: words.phone.link });
    const address = (await link.getAttribute('href')) ?? '';
    const phone = await stage.browser.newPage({ width: 390, height: 800, touch: true });
    phone.allow(/^answer: 401 /);
    await phone.page.goto(address.replace(/#.*/, '#gatehouse=bm90aGluZw'));
    await phone.page.getByText(words.phone.nothing).waitFor();
    await watched.page.getByRole('button', { name: shell.close }).click();
    await customer.endSessions();
    await phone.page.goto(address);
    await phone.page.getByText(rejectedFiles.ended).waitFor();
    expect(await accessibilityProblems(phone.page)).toEqual([]);
  });
});
