import type { Page } from 'playwright-core';
import { pictures, spoiled } from '../../support/documents/pictures.js';
import type { WatchedPage } from '../../support/browser/watched-page.js';
import { Stage } from '../stage.js';
import type { Visitor } from '../visitor.js';
import { type Look, everyScreen } from './every-screen.js';

everyScreen(
  () => Stage.shared(),
  {
    title: 'every screen of a photo, from a file, a camera or a phone,',
    walk: tourOfPhoto,
    screens: [
      'document-empty',
      'document-failed',
      'document-advised',
      'camera-looking',
      'camera-taken',
      'phone-panel',
      'phone',
      'phone-done',
      'document-added',
    ],
  },
  {
    title: 'every screen of devices that do not help',
    walk: tourOfDevices,
    screens: ['camera-denied', 'document-uploading'],
  },
);

/** All that can happen to a photo. */
async function tourOfPhoto(stage: Stage, look: Look): Promise<void> {
  const { visitor } = await stage.visit(await stage.missing('individualSelfiePhoto'), { offersPhone: true });
  await visitor.shown('individualSelfiePhoto');
  await photos(visitor, look);
  await camera(visitor, look);
  await phone(stage, visitor, look);
}

async function photos({ page, words }: Visitor, look: Look): Promise<void> {
  const { documents } = words;
  const chooser = page.locator('#field-selfie');
  await look('document-empty', page);
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.locator('.file.failed').waitFor();
  await look('document-failed', page);
  const blurred = await (await spoiled.blurred(pictures.card(1_000), 6)).jpeg().toBuffer();
  await chooser.setInputFiles({
    name: 'a-rather-long-name-of-a-photo-of-me.jpg',
    mimeType: 'image/jpeg',
    buffer: blurred,
  });
  await page.locator('.file.advised').waitFor();
  await look('document-advised', page);
  await page.getByRole('button', { name: documents.quality.chooseAnother }).click();
}

async function camera({ page, words }: Visitor, look: Look): Promise<void> {
  const { documents, shell } = words;
  await page.getByRole('button', { name: documents.takePhoto }).click();
  await page.getByRole('button', { name: documents.camera.shoot }).waitFor();
  await look('camera-looking', page);
  await page.getByRole('button', { name: documents.camera.shoot }).click();
  await page.getByRole('img', { name: documents.camera.taken }).waitFor();
  await look('camera-taken', page);
  await page.locator('dialog').getByRole('button', { name: shell.cancel }).click();
}

/** The code that leads a phone here, and what the phone shows. */
async function phone(stage: Stage, { page, words }: Visitor, look: Look): Promise<void> {
  const { documents, shell } = words;
  await page.getByRole('button', { name: documents.usePhone }).click();
  const link = page.getByRole('link', { name: documents.phone.link });
  await link.waitFor();
  await look('phone-panel', page);
  const { page: other } = await stage.browser.newPage({ width: 390, height: 800 });
  await other.goto((await link.getAttribute('href')) ?? '');
  await other.getByRole('heading', { name: documents.phone.onPhoneTitle }).waitFor();
  await look('phone', other);
  await other.getByRole('button', { name: documents.phone.mine }).click();
  const bytes = await pictures.card(1_000).png().toBuffer();
  await other
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: bytes });
  await other.getByText(documents.phone.done).waitFor();
  await look('phone-done', other);
  await other.goto('about:blank');
  await page.locator('.file.added').waitFor();
  await look('document-added', page);
  await page.getByRole('button', { name: shell.remove }).click();
}

/** An upload on a slow connection, and a camera that is denied. */
async function tourOfDevices(stage: Stage, look: Look): Promise<void> {
  const applicant = await stage.missing('individualSelfiePhoto');
  const { watched, visitor } = await stage.visit(applicant, { device: { camera: 'refused' } });
  const { page, words } = visitor;
  const { documents, shell } = words;
  await page.getByRole('button', { name: documents.takePhoto }).click();
  await page.getByText(documents.camera.denied).waitFor();
  await look('camera-denied', page);
  await page.locator('dialog').getByRole('button', { name: shell.cancel }).click();
  await uploading(watched, page, look);
}

async function uploading(slow: WatchedPage, page: Page, look: Look): Promise<void> {
  await slow.limitUploads(20_000);
  const buffer = await pictures.card(1_600).png({ compressionLevel: 0 }).toBuffer();
  await page.locator('#field-selfie').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('progressbar').first().waitFor();
  await page.waitForFunction(isUnderWay);
  await look('document-uploading', page);
  await page.goto('about:blank');
}

function isUnderWay(): boolean {
  const bar = document.querySelector('gatehouse-onboarding')?.shadowRoot?.querySelector('.file-progress');
  return bar instanceof HTMLProgressElement && bar.value > 0;
}
