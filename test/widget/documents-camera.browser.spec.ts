import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type PhoneLink, phoneLinkIn } from '../../widget/src/documents/phone/phone-link.js';
import type { Applicant } from '../support/compliance/applicant.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { wordsOf } from './languages.js';
import { atPhoto, choose, isAnswered, pictureOf } from './photo-step.js';
import { Stage } from './stage.js';

let stage: Stage;
/** Of whom no test sends the answer, so that all can be theirs. */
let applicant: Applicant;

beforeAll(async () => {
  stage = await Stage.shared();
  applicant = await stage.missing('individualSelfiePhoto');
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

describe('the camera', () => {
  test('takes a photo that is looked at, used, and let go', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await page.getByRole('img', { name: 'The photo that you took' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /Use (this photo|it anyway)/ }).click();
    await page
      .locator('.file.added')
      .getByText(/^Photo\.(png|jpg)$/)
      .waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
  });

  test('is left by Escape, with the focus where it was', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    const way = page.getByRole('button', { name: 'Take a photo' });
    await way.click();
    await page.getByRole('button', { name: 'Take the photo' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await way.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true);
  });

  test.each([
    ['refused', 'Your browser does not allow the camera here.'],
    ['none', 'No camera was found.'],
  ] as const)('that is %s is told in words, beside another way', async (camera, says) => {
    const { page } = (await atPhoto(stage, { applicant, device: { camera } })).visitor;
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page.locator('dialog').getByText(says).waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('dialog').getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    expect(chooser.isMultiple()).toBe(false);
  });
});

describe('a phone', () => {
  test('goes on for the computer, where its photo arrives by itself', async () => {
    const { applicant: sender, visitor } = await atPhoto(stage, { offersPhone: true });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Use your phone' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const address = await page.getByRole('link', { name: 'Or open this address on your phone' }).getAttribute('href');
    const { page: phone } = await stage.browser.newPage({ width: 390, height: 800, touch: true });
    await phone.goto(address ?? '');
    await phone.getByRole('heading', { name: 'Photo for your computer' }).waitFor();
    expect(new URL(phone.url()).hash).toBe('');
    const { name } = (await sender.api.get(`/organizations/${sender.organization.id}`)).body;
    await phone.getByText(`The photo is for ${String(name)}.`).waitFor();
    const number = (await page.locator('.phone-digits').textContent()) ?? '';
    await phone.getByText(`say ${number}?`).waitFor();
    expect(await accessibilityProblems(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Yes, go on' }).click();
    await choose(phone, await pictureOf(20_000), 'from-phone.jpg');
    await phone.getByText('Done. Go on with your computer.').waitFor();
    await page.locator('.file.added', { hasText: 'from-phone.jpg' }).getByText('Arrived from your phone').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Photo of you' }).waitFor({ state: 'detached' });
    expect(await isAnswered(sender)).toBe(true);
  });

  test('of somebody who was sent the code of a stranger is asked first, and sends nothing', async () => {
    const { visitor } = await atPhoto(stage, { applicant, offersPhone: true });
    await visitor.page.getByRole('button', { name: 'Use your phone' }).click();
    const link = visitor.page.getByRole('link', { name: 'Or open this address on your phone' });
    const { page: phone } = await stage.browser.newPage({ width: 390, height: 800, touch: true });
    await phone.goto((await link.getAttribute('href')) ?? '');
    await phone.getByRole('button', { name: 'No, that is not mine' }).click();
    await phone.getByText('Nothing was sent.').waitFor();
    expect(await phone.locator('input[type="file"]').count()).toBe(0);
    expect(await phone.evaluate(() => location.hash)).toBe('');
  });

  test('is led on in the language that the computer speaks at that moment', async () => {
    const { page } = (await atPhoto(stage, { applicant, offersPhone: true })).visitor;
    await page.getByRole('button', { name: 'Use your phone' }).click();
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
    watched.allow(/^answer: 401 /);
    await watched.page.getByRole('button', { name: 'Use your phone' }).click();
    const link = watched.page.getByRole('link', { name: 'Or open this address on your phone' });
    const address = (await link.getAttribute('href')) ?? '';
    const phone = await stage.browser.newPage({ width: 390, height: 800, touch: true });
    phone.allow(/^answer: 401 /);
    await phone.page.goto(address.replace(/#.*/, '#gatehouse=bm90aGluZw'));
    await phone.page.getByText('Open this page with the code that your computer shows.').waitFor();
    await watched.page.getByRole('button', { name: 'Close' }).click();
    await customer.endSessions();
    await phone.page.goto(address);
    await phone.page.getByRole('heading', { name: 'This link has expired' }).waitFor();
  });
});
