import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * From where a request comes: what the nearest proxy says, else the other end of the connection. Somebody who connects
 * directly can name any address, so it may only ever bring limits upon its owner, never rights. What is no address is not
 * believed: it is kept in the audit trail and the log.
 */
export function callerAddress({ ip, headers }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const given = [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  const forwarded = given === undefined ? undefined : withoutPort(given);
  return forwarded === undefined || isIP(forwarded) === 0 ? ip : forwarded;
}

/** Some proxies name the port as well: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(address: string): string {
  return /^(?<v4>[\d.]+):\d+$|^\[(?<v6>[^\]]+)\](?::\d+)?$/.exec(address)?.slice(1).find(Boolean) ?? address;
}
