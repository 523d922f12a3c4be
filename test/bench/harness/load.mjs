import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * In `path`, `headers` and `body`, `{uuid}` becomes a random UUID, `{serial}` twelve hexadecimal digits that count up,
 * `{row}` twelve such digits of an even number up to `rows`, `{given}` the next of those given, all of one length.
 * @typedef {{ port: number, method?: string, path: string, headers?: Record<string, string>, body?: string, expect: number, connections: number, seconds?: number, requests?: number, rows?: number, given?: readonly string[] }} Load
 * @typedef {{ requests: number, seconds: number, perSecond: number, p50: number, p90: number, p99: number }} Measured
 *   Latencies are in milliseconds.
 */

/** A process that sends requests: its work is not the server's. @param {import('./workshop.mjs').Workshop} workshop */
export async function startLoader(workshop) {
  const child = fork(join(import.meta.dirname, 'load-worker.mjs'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  workshop.afterwards(async () => void child.kill());
  return {
    /** @param {Load} load @returns {Promise<Measured>} */
    async send(load) {
      child.send(load);
      const [result] = await once(child, 'message');
      if (result.error !== undefined) throw new Error(`${load.method ?? 'GET'} ${load.path}: ${result.error}`);
      return result;
    },
  };
}

/** Headers of a caller. @param {string} key */
export function as(key) {
  return { authorization: `Bearer ${key}` };
}

export const json = { 'content-type': 'application/json' };
export const idempotent = { 'idempotency-key': '{uuid}' };
