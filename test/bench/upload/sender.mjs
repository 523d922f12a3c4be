// Sends the same document again and again: to Gatehouse in a form, to its peer as it is.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { answering } from '../harness/side-process.mjs';

const agent = new Agent({ keepAlive: true });

answering(async (/** @type {Sending} */ sending) => {
  const body = bodyOf(sending);
  const until = performance.now() + sending.seconds * 1000;
  const begun = performance.now();
  let sent = 0;
  const lane = async () => {
    while (performance.now() < until) {
      await send(sending, body);
      sent++;
    }
  };
  await Promise.all(Array.from({ length: sending.connections }, lane));
  return { sent, perSecond: (sent * sending.bytes) / 1e6 / ((performance.now() - begun) / 1000) };
});

/**
 * @typedef {{ port: number, method: string, path: string, headers: Record<string, string>, file: string, bytes: number, boundary?: string, connections: number, seconds: number }} Sending
 * @param {Sending} sending
 */
function bodyOf({ file, boundary }) {
  const document = readFileSync(file);
  if (boundary === undefined) return document;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="document"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), document, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** @param {Sending} sending @param {Buffer} body @returns {Promise<void>} */
function send({ port, method, path, headers }, body) {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => (response.statusCode === 201 ? resolve() : reject(new Error(text))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
