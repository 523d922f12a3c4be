// Follows streams over plain sockets, one key to each organization: what it costs to read them is not the server's.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answering } from '../harness/side-process.mjs';

const openedAtOnce = 100;
const lookMilliseconds = 50;
const quietMilliseconds = 15_000;
const eventId = /"eventId":"([0-9a-f-]{36})"/g;

/** @type {Set<import('node:net').Socket>} */
const following = new Set();
/** By event and follower, when it was told. @type {Map<string, number>} */
let told = new Map();
let [twice, lost, lastAt] = [0, 0, 0];

/** @type {Record<string, (question: any) => Promise<object>>} */
const answers = {
  async follow({ port, tokens }) {
    const begun = performance.now();
    const waiting = [...tokens.entries()];
    const lane = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await follow(port, next[1], next[0]);
    };
    await Promise.all(Array.from({ length: openedAtOnce }, lane));
    return { seconds: (performance.now() - begun) / 1_000 };
  },
  /** How late they heard of these, once all have, or nothing came for a while. */
  async lateness({ committed, followers }) {
    const expected = committed.length * followers;
    lastAt = performance.now();
    while (told.size < expected && performance.now() < lastAt + quietMilliseconds) await pause(lookMilliseconds);
    const at = new Map(committed);
    const late = Float64Array.from(told, ([name, heard]) => heard - Number(at.get(name.split(' ')[0]))).sort();
    const part = (/** @type {number} */ share) =>
      late[Math.min(late.length - 1, Math.floor(late.length * share))] ?? NaN;
    const found = { p50: part(0.5), p99: part(0.99), most: part(1), missing: expected - told.size, twice, lost };
    told = new Map();
    [twice, lost] = [0, 0];
    return found;
  },
  async leave() {
    for (const socket of following) socket.removeAllListeners('close').destroy();
    following.clear();
    return {};
  },
};

answering(async (question) => answers[question.do]?.(question) ?? {});

/** Until it is answered. @param {number} port @param {string} token @param {number} follower */
async function follow(port, token, follower) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  following.add(socket);
  socket.setEncoding('latin1');
  socket.write(`GET /events/stream HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Who follows was answered: ${head}`);
  socket.on('close', () => lost++);
  socket.on('error', () => undefined);
  let rest = '';
  socket.on('data', (/** @type {string} */ text) => {
    rest += text;
    const at = performance.timeOrigin + performance.now();
    let read = 0;
    for (const found of rest.matchAll(eventId)) {
      read = found.index + found[0].length;
      const name = `${found[1]} ${follower}`;
      if (told.has(name)) twice++;
      told.set(name, at);
    }
    if (read > 0) lastAt = performance.now();
    // A part of an id may be at the end.
    rest = rest.slice(Math.max(read, rest.length - 60));
  });
}
