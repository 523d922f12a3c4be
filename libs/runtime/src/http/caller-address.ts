import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * From where a request comes: what the nearest proxy says, else the other end of the connection. Somebody who connects
 * directly can name any address, so it may only ever bring limits upon its owner, never rights. What is no address is not
 * believed: it is kept in the audit trail and the log.
 */
export function callerAddress({ ip, headers }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const forwarded = [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return forwarded === undefined || isIP(forwarded) === 0 ? ip : forwarded;
}
