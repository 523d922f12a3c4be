import type { FastifyRequest } from 'fastify';
import { loopbackHosts } from '#runtime';
import { OtherPageRefused } from './site.errors.js';

const ownAddress = /^(::ffff:)?127\.|^::1$/;
const port = /:\d{1,5}$/;

/**
 * The origin of the demo's own page, from which a request came; any other is refused. Nobody logs in here, so that a
 * request has to come from this machine by one of its own names: what calls itself otherwise may be a foreign page.
 */
export function ownOrigin({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const { host = '', origin = `http://${host}` } = headers;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (!loopbackHosts.includes(host.replace(port, '')) || !ownAddress.test(ip))
    throw new OtherPageRefused('The demo is for the machine it runs on: open it at localhost.');
  if (site !== 'same-origin' || !URL.canParse(origin) || new URL(origin).host !== new URL(`http://${host}`).host)
    throw new OtherPageRefused('The demo takes requests from its own page alone.');
  return origin;
}
