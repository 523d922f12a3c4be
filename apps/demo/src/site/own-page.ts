import type { FastifyRequest } from 'fastify';
import { parseUrl } from '#contracts';
import { isFromThisMachine, loopbackHosts } from '#runtime';
import { OtherPageRefused } from './site.errors.js';

const port = /:\d{1,5}$/;

/**
 * The origin of the demo's own page, from which a request came; any other is refused. Nobody logs in here, so that a
 * request has to come from this machine by one of its own names: what calls itself otherwise may be a foreign page.
 */
export function ownOrigin(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  // Browsers name the origin of whatever changes something: what has none is no page.
  const { host = '', origin = '', 'sec-fetch-site': site = 'same-origin' } = request.headers;
  if (!loopbackHosts.includes(host.replace(port, '')) || !isFromThisMachine(request))
    throw new OtherPageRefused('The demo is for the machine it runs on: open it at localhost.');
  if (site !== 'same-origin' || parseUrl(origin)?.host !== new URL(`http://${host}`).host)
    throw new OtherPageRefused('The demo takes requests from its own page alone.');
  return origin;
}
