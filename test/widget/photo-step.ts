import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Applicant } from '../support/compliance/applicant.js';
import { pictures } from '../support/documents/pictures.js';
import type { Stage, Visit, VisitOptions } from './stage.js';

const step = 'individualSelfiePhoto';

/** At the question for a photo, which is the only one that is left; of another person where nobody is named. */
export async function atPhoto(
  stage: Stage,
  { applicant, ...options }: VisitOptions & { readonly applicant?: Applicant } = {},
): Promise<Visit> {
  const visit = await stage.visit(applicant ?? (await stage.missing(step)), options);
  await visit.visitor.shown(step);
  await visit.visitor.page.locator('#field-selfie').waitFor({ state: 'attached' });
  return visit;
}

/** Of all documents of the organization, the latest first. */
export async function documentNames({ api }: Applicant): Promise<string[]> {
  const { body } = await api.get('/compliance/documents?limit=100');
  return (body['results'] as { fileName: string }[]).map(({ fileName }) => fileName);
}

export async function isAnswered(applicant: Applicant): Promise<unknown> {
  return (await applicant.requirements()).find(({ attestationType }) => attestationType === step)?.['met'];
}

export async function choose(page: Page, buffer: Buffer, name = 'me.jpg'): Promise<void> {
  const mimeType = name.endsWith('pdf') ? 'application/pdf' : name.endsWith('txt') ? 'text/plain' : 'image/jpeg';
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer });
}

/** The card of a file that the server has. */
export function added(page: Page, name: string): Locator {
  return page.locator('.file.added', { hasText: name });
}

/** A picture that nobody finds fault with, of about so many bytes. */
export async function pictureOf(
  bytes: number,
  side = Math.max(700, Math.round(Math.sqrt(bytes * 2.2))),
): Promise<Buffer> {
  const noise = await pictures.noise(side, 40).png({ compressionLevel: 1 }).toBuffer();
  return sharp(noise).jpeg({ quality: 90 }).toBuffer();
}
