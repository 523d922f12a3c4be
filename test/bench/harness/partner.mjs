// A partner's side of a conversation: it reads what it is answered, and begins again with what it was told.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** @typedef {{ connections: number, seconds?: number, times?: number }} Extent At the end of the seconds, whatever was begun is waited for. */

/** @param {Extent} extent @param {() => Promise<void>} once */
export async function repeated({ connections, seconds = Infinity, times = Infinity }, once) {
  let begun = 0;
  const from = performance.now();
  const until = from + seconds * 1_000;
  const one = async () => {
    while (begun < times && performance.now() < until) {
      begun++;
      await once();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { times: begun, seconds: (performance.now() - from) / 1_000 };
}

/** @param {{ port: number, key?: string, headers?: Record<string, string> }} to @param {string} path @param {string} body @param {number} expect @returns {Promise<Buffer>} */
export function post({ port, key, headers: its = {} }, path, body, expect) {
  const headers = {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() }),
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    ...its,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(parts);
        if (response.statusCode === expect) resolve(answer);
        else reject(new Error(`POST ${path} answered ${response.statusCode}: ${answer}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Of what was just made. @param {Buffer} answer */
export function idIn(answer) {
  return /"id":"([0-9a-f-]{36})"/.exec(answer.toString('latin1', 0, 200))?.[1] ?? '';
}
