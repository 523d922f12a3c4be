import { readFileSync, readdirSync } from 'node:fs';
import { ResourceNotFound } from '#errors';
import type { FastifyReply } from 'fastify';

const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const;

/** What such a page may do: nothing that does not come from here. Where it says so, pages of others may have it in a frame. */
export function policyOfPagesIn(ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

export const policyOfPages = policyOfPagesIn("'none'");

/** Sends the files of a folder, each read once: a page of ours, its styles and its scripts, with what else it says of itself. */
export function pageFilesIn(
  folder: URL,
  own: Readonly<Record<string, string>> = {},
): (file: string, reply: FastifyReply) => FastifyReply {
  const files: ReadonlySet<string> = new Set(readdirSync(folder));
  const read = new Map<string, Buffer>();
  return (file, reply) => {
    if (!files.has(file)) throw new ResourceNotFound('route');
    const bytes = read.get(file) ?? readFileSync(new URL(file, folder));
    read.set(file, bytes);
    const contentType = contentTypes[file.slice(file.lastIndexOf('.') + 1) as keyof typeof contentTypes];
    return reply
      .headers({
        'Content-Type': contentType,
        'Content-Security-Policy': policyOfPages,
        'Cache-Control': 'no-cache',
        'Referrer-Policy': 'no-referrer',
        ...own,
      })
      .send(bytes);
  };
}
