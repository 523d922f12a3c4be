import type { FastifyRequest } from 'fastify';

const ownAddress = /^(::ffff:)?127\.|^::1$/;

/** Whether a program of this machine asks, and not somebody else through a proxy on it. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return ownAddress.test(ip) && !isForwarded;
}
