// Sends requests over plain sockets: on two cores a costly client would be measured instead of the server.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

let serial = 0;
let rows = 0;
/** @type {readonly string[]} */
let given = [];
let used = 0;

process.on('message', (/** @type {import('./load.mjs').Load} */ load) => {
  run(load).then(
    (measured) => process.send?.(measured),
    (cause) => process.send?.({ error: cause instanceof Error ? cause.message : String(cause) }),
  );
});
process.on('disconnect', () => process.exit());

/** @param {import('./load.mjs').Load} load @returns {Promise<import('./load.mjs').Measured>} */
async function run(load) {
  const { port, connections, expect, seconds = Infinity, requests = Infinity } = load;
  rows = load.rows ?? 0;
  [given, used] = [load.given ?? [], 0];
  const next = composer(load);
  /** @type {number[]} */
  const latencies = [];
  let sent = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const one = async () => {
    const exchange = await openConnection(port);
    try {
      while (sent < requests && performance.now() < until) {
        sent++;
        const from = performance.now();
        const { status, text } = await exchange(next());
        latencies.push(performance.now() - from);
        if (status !== expect) throw new Error(`answered ${status} instead of ${expect}: ${text}`);
      }
    } finally {
      exchange.end();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return summary(latencies, (performance.now() - begun) / 1000);
}

/** @param {number[]} latencies @param {number} seconds */
function summary(latencies, seconds) {
  const sorted = Float64Array.from(latencies).sort();
  const at = (/** @type {number} */ part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const requests = sorted.length;
  return { requests, seconds, perSecond: requests / seconds, p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}

/** @param {import('./load.mjs').Load} load @returns {() => string} */
function composer({ method = 'GET', path, headers = {}, body }) {
  const filled = (body ?? '')
    .replaceAll('{uuid}', randomUUID())
    .replaceAll('{serial}', '000000000000')
    .replaceAll('{given}', given[0] ?? '');
  const length = body === undefined ? [] : [`content-length: ${Buffer.byteLength(filled)}`];
  const lines = [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ...length];
  const text = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
  const parts = text.split(/(\{uuid\}|\{serial\}|\{row\}|\{given\})/);
  return () => parts.map(written).join('');
}

/** @param {string} part */
function written(part) {
  if (part === '{uuid}') return randomUUID();
  if (part === '{serial}') return digits(serial++);
  if (part === '{given}') return given[used++] ?? '';
  return part === '{row}' ? digits(2 * Math.ceil((Math.random() * rows) / 2)) : part;
}

/** @param {number} number */
function digits(number) {
  return number.toString(16).padStart(12, '0');
}

/** One request at a time on one connection. @param {number} port */
async function openConnection(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  /** @type {{ resolve: (answer: { status: number, text: string }) => void, reject: (cause: Error) => void } | undefined} */
  let waiting;
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const answer = answerIn(received);
    if (answer === undefined) return;
    received = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  const lost = (/** @type {Error | undefined} */ cause) =>
    waiting?.reject(cause instanceof Error ? cause : new Error('the server closed the connection'));
  socket.on('error', lost).on('close', () => lost(undefined));
  const exchange = (/** @type {string} */ text) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(text);
    });
  return Object.assign(exchange, { end: () => socket.destroy() });
}

/** The answer, once it is there whole. @param {Buffer} bytes */
function answerIn(bytes) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = Number(
    /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? (head.startsWith('HTTP/1.1 204') ? 0 : Number.NaN),
  );
  if (Number.isNaN(length)) throw new Error('The answer does not say how long it is');
  if (bytes.length < headEnd + 4 + length) return undefined;
  const status = Number(head.slice(9, 12));
  return { status, text: status < 300 ? '' : bytes.toString('utf8', headEnd + 4) };
}
