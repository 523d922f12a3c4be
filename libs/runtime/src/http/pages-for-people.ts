import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mode } from '../configuration/config.js';

/** Where there is something for people to see, if this process has it. */
const places = [
  { path: '/demo', name: 'Demo', about: 'onboard a made-up customer, and see what a partner sees' },
  { path: '/console', name: 'Console', about: 'where the people who run it work' },
  { path: '/docs', name: 'Docs', about: 'guides, and every route and field' },
  { path: '/openapi.json', name: 'OpenAPI', about: 'the same for machines' },
  { path: '/health/ready', name: 'Health', about: 'whether all that it needs is there' },
] as const;

const styles = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.5rem}dt{margin-top:1rem;font-weight:600}dd{margin:0}a{color:LinkText}`;
const styleHash = createHash('sha256').update(styles).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const contentType = 'text/html; charset=utf-8';

/** A page at `/`; and one where there is none, to who asks for pages. Programs are answered as ever. */
export function servePagesForPeople(http: FastifyInstance, mode: Mode): void {
  const pageOf = (title: string, text: string): string => {
    const found = places.filter(({ path }) => http.hasRoute({ method: 'GET', url: path }));
    const links = found.map(({ path, name, about }) => `<dt><a href="${path}">${name}</a></dt><dd>${about}</dd>`);
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style><main><h1>${title}</h1><p>${text}</p><dl>${links.join('')}</dl></main></html>`;
  };
  const money = mode === 'sandbox' ? 'This is a sandbox: no real money moves.' : 'Real money moves here.';
  http.get('/', (_request, reply) =>
    reply
      .headers({ 'Content-Type': contentType, 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
      .send(pageOf('Gatehouse', `Payments and compliance, on a server of your own. ${money}`)),
  );
  http.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 404 || !isForAPerson(request) || !isOfNoRoute(reply, payload)) return done(null, payload);
    const page = pageOf('There is no such page', 'Perhaps it is one of these:');
    void reply.headers({
      'Content-Type': contentType,
      'Content-Security-Policy': policy,
      'Content-Length': Buffer.byteLength(page),
    });
    done(null, page);
  });
}

function isForAPerson({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.authorization === undefined && /\btext\/html\b/.test(headers.accept ?? '');
}

/** An address that nobody answers: what is missing behind one that is known is said as ever. */
function isOfNoRoute(reply: FastifyReply, payload: unknown): boolean {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isJson || typeof payload !== 'string') return false;
  const { name, params } = JSON.parse(payload) as { name?: string; params?: { resource?: string } };
  return name === 'ResourceNotFound' && params?.resource === 'route';
}
