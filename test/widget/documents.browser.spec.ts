import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { Applicant, Failure, ReviewOnTheWire, Uploaded } from '../support/compliance/applicant.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { heardOn } from '../support/browser/partner-site.js';
import { pictures, spoiled } from '../support/documents/pictures.js';
import { wordsOf } from './languages.js';
import { added, atPhoto, choose, documentNames, isAnswered, pictureOf } from './photo-step.js';
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

describe('a file', () => {
  test('is sent at once, told as it goes, shown, and remembered after a reload', async () => {
    const { applicant: sender, watched } = await atPhoto(stage);
    const { page } = watched;
    await watched.limitUploads(400_000);
    await choose(page, await pictureOf(600_000));
    const bar = page.getByRole('progressbar', { name: 'Uploading…' });
    const shares = await growing(bar);
    expect(shares.filter((share) => share > 0.05 && share < 0.95).length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    await added(page, 'me.jpg').waitFor();
    expect(await page.locator('img.file-thumbnail').evaluate(isSeen)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    await added(page, 'me.jpg').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Your photo' }).waitFor({ state: 'detached' });
    expect(await isAnswered(sender)).toBe(true);
  });

  test('of which half has gone when the line breaks is sent again as it is, and kept once', async () => {
    const { watched } = await atPhoto(stage, { applicant });
    const { page } = watched;
    watched.allow(/^request: POST .* net::ERR_/);
    const before = await documentNames(applicant);
    const cut = stage.network.cutAfter(200_000);
    await choose(page, await pictureOf(600_000));
    await cut;
    await page.getByText('The upload was interrupted. Your file is still here.').first().waitFor();
    stage.network.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await added(page, 'me.jpg').waitFor();
    expect(await documentNames(applicant)).toEqual(['me.jpg', ...before]);
    expect((await heardOn(page)).filter(({ type }) => type === 'gatehouse-error')).toEqual([
      { type: 'gatehouse-error', detail: { code: 'unreachable' } },
    ]);
  });

  test('whose answer was lost is one document when it is sent again', async () => {
    const { watched } = await atPhoto(stage, { applicant });
    const { page } = watched;
    watched.allow(/^request: POST .* net::ERR_/, /^answer: 503 POST /);
    const before = await documentNames(applicant);
    let isLost = false;
    await page.route('**/compliance/documents', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await choose(page, await pictureOf(50_000));
    await page.getByRole('button', { name: 'Try again' }).click();
    await added(page, 'me.jpg').waitFor();
    expect(await documentNames(applicant)).toEqual(['me.jpg', ...before]);
  });

  test('that cannot be taken is told in words before it is sent', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    const sent = stage.network.requests.length;
    for (const [name, bytes, says] of [
      ['notes.txt', Buffer.from('hello'), "We can't use this type of file."],
      ['nothing.png', Buffer.alloc(0), 'This file is empty.'],
      ['book.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_485_760)]), 'larger than 10 MB'],
    ] as const) {
      await choose(page, bytes, name);
      await page.locator('.file.failed', { hasText: name }).getByText(says).waitFor();
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(stage.network.requests.slice(sent)).toEqual([]);
  });

  test.each([
    ['the server of the partner gives no session', 'failed', true],
    ['the review was closed meanwhile', 'closed', false],
  ] as const)('that is not taken because %s is told so', async (why, reason, mayRetry) => {
    const { watched, customer } = await atPhoto(stage, { applicant });
    const { page } = watched;
    watched.allow(/^answer: 40[139] POST /);
    if (why.startsWith('the review'))
      stage.network.answerInstead({ status: 409, body: refusalOf('IllegalTransition') }, /^POST .*\/documents$/);
    else {
      await customer.endSessions();
      customer.isRefused = true;
    }
    await choose(page, await pictureOf(20_000));
    const { shell, rejectedFiles } = await wordsOf('en');
    await page.locator('.file.failed').getByText(rejectedFiles[reason]).waitFor();
    expect(await page.getByRole('button', { name: shell.retry }).count()).toBe(mayRetry ? 1 : 0);
  });

  test('that the checks find blurred has one note about it, and no sign that all is well', async () => {
    const { applicant: sender, visitor } = await atPhoto(stage);
    const { page, words } = visitor;
    // What nobody can see on such a picture may be found as well.
    await page.route(`**${sender.path}`, async (route) => {
      const response = await route.fetch();
      const review = (await response.json()) as ReviewOnTheWire;
      for (const { validationStatus } of review.uploadedAttestations.filter(isBlurred)) {
        const failures = validationStatus.failures as Failure[];
        failures.push(...failures.map((failure) => ({ ...failure, check: 'selfie', reason: 'unclearFace' })));
      }
      await route.fulfill({ response, json: review });
    });
    await choose(page, await (await spoiled.blurred(pictures.card(1_000), 12)).jpeg().toBuffer());
    await page.getByRole('button', { name: words.documents.quality.useAnyway }).click();
    await added(page, 'me.jpg').waitFor();
    await visitor.goOn();
    await sender.until(({ uploadedAttestations }) => uploadedAttestations.some(isBlurred));
    await visitor.comesBack();
    await page.locator('#blocking, #warnings').getByRole('button').first().click();
    await visitor.shown('individualSelfiePhoto');
    await page.locator('.file.found').waitFor();
    expect(await page.locator('gatehouse-step').locator('.note, [id$="-finding"]').count()).toBe(1);
    expect(await page.locator('.file-mark').count()).toBe(0);
  });

  test('that the server refuses is told in words', async () => {
    const { watched } = await atPhoto(stage, { applicant });
    watched.allow(/^answer: 422 POST /);
    await choose(watched.page, Buffer.from('%PDF-1.7\nThis is no PDF at all'), 'letter.pdf');
    await watched.page.locator('.file.failed').getByText("We couldn't open this file.").waitFor();
  });

  test('beyond 10 MiB is made smaller on the device when it is a picture', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    await choose(page, await pictures.card(2_400).removeAlpha().png({ compressionLevel: 0 }).toBuffer(), 'me.png');
    await added(page, 'me.jpg').waitFor();
  });

  test('that could be better is advised about, and used all the same when the person says so', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    const sent = stage.network.requests.length;
    await choose(page, await (await spoiled.blurred(pictures.card(1_000), 12)).jpeg().toBuffer());
    await page.locator('.file.advised').getByText('The picture looks blurry').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(stage.network.requests.slice(sent)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please wait until the file is uploaded').first().waitFor();
    await page.getByRole('button', { name: 'Use it anyway' }).click();
    await added(page, 'me.jpg').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByLabel('Choose a file').waitFor();
  });

  test('may be dropped anywhere on the question', async () => {
    const { page } = (await atPhoto(stage, { applicant })).visitor;
    const file = (await pictureOf(20_000)).toString('base64');
    await page.locator('.drop').evaluate((zone, text) => {
      const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      zone.dispatchEvent(new DragEvent('dragover', options));
      zone.dispatchEvent(new DragEvent('drop', options));
    }, file);
    await added(page, 'dropped.jpg').waitFor();
  });
});

function isBlurred({ attestationType, validationStatus }: Uploaded): boolean {
  const isFound = validationStatus.failures?.some(({ check }) => check === 'sharpness') === true;
  return attestationType === 'individualSelfiePhoto' && isFound;
}

function refusalOf(name: string): Readonly<Record<string, unknown>> {
  return { errorInstanceId: '0197c3f0-0000-7000-8000-000000000000', name, message: 'Not now.', params: {} };
}

/** How far the bar was, each time that it moved, until it is gone. */
function growing(bar: Locator): Promise<number[]> {
  return bar.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const shares: number[] = [];
        const look = (): void => {
          if (!element.isConnected) return resolve(shares);
          const { value } = element as HTMLProgressElement;
          if (value !== shares.at(-1)) shares.push(value);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}

function isSeen(picture: Element): Promise<boolean> {
  const image = picture as HTMLImageElement;
  return image.decode().then(() => image.src.startsWith('blob:') && image.naturalWidth > 0);
}
