import type { FastifyInstance } from 'fastify';
import { newestVersion } from '#contracts';
import type { Mode } from '../configuration/config.js';
import { versionHeader } from './version-header.js';

/** Of every answer, also of those to what never becomes a request. */
export function headersOfEveryAnswer(mode: Mode): Readonly<Record<string, string>> {
  return {
    'Gatehouse-Mode': mode,
    // Unless the caller is known, and has another.
    [versionHeader]: newestVersion,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    // A browser that has once come over TLS stays with it; it passes over this where the answer came without.
    ...(mode === 'live' ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** An answer that somebody opens as a page shows nothing and runs nothing. */
export const policyOfNoPage = "default-src 'none'; frame-ancestors 'none'";

/** Pages have policies of their own. No page of another shows anything of ours in a frame, whatever it is. */
export function answerHeaders(http: FastifyInstance, mode: Mode): void {
  const all = headersOfEveryAnswer(mode);
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(all);
    done();
  });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('Content-Security-Policy', isJson ? policyOfNoPage : "frame-ancestors 'none'");
    done();
  });
}
