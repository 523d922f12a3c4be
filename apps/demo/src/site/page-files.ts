import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { ResourceNotFound } from '#errors';

const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const;

/** Everything that is served, by its name. Nothing else in the folder can be asked for. */
const files = [
  ...['demo.html', 'phone.html', 'demo.css', 'demo.js', 'phone.js', 'partner.js', 'markup.js', 'json-view.js'],
  ...['start.js', 'visit.js', 'page-events.js', 'webhooks.js', 'officer.js', 'decision-forms.js', 'review.js'],
  ...['samples.js', 'sample-people.js', 'sample-letters.js', 'specimen-pdf.js', 'specimen-picture.js'],
  ...['passport-mrz.js', 'ocr-b.js'],
] as const;
export type PageFile = (typeof files)[number];

/** What the page may do: nothing that does not come from here. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const read = new Map<PageFile, Buffer>();

export function sendPageFile(name: string, reply: FastifyReply): FastifyReply {
  const file = files.find((known) => known === name);
  if (file === undefined) throw new ResourceNotFound('route');
  const bytes = read.get(file) ?? readFileSync(new URL(`../page/${file}`, import.meta.url));
  read.set(file, bytes);
  const contentType = contentTypes[file.slice(file.lastIndexOf('.') + 1) as keyof typeof contentTypes];
  return reply
    .headers({
      'Content-Type': contentType,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'no-referrer',
    })
    .send(bytes);
}
