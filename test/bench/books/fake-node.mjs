import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const chainId = 31_337;
const block = 1_000_000;
const wordCharacters = 64;

/**
 * A node of which every wallet holds as many USDT as the number in its address, and no USDC. It answers the questions of a
 * reconciliation, each request after so long.
 * @param {import('../harness/workshop.mjs').Workshop} workshop
 * @param {number} milliseconds
 */
export async function startFakeNode(workshop, milliseconds) {
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = JSON.parse(Buffer.concat(chunks).toString());
    await pause(milliseconds);
    const answers = [asked]
      .flat()
      .map(({ id, method, params }) => ({ jsonrpc: '2.0', id, result: answer(method, params) }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  workshop.afterwards(async () => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, chainId, block, asked: () => requests };
}

/** @param {string} method @param {any[]} params */
function answer(method, params) {
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
  if (method === 'eth_call') return holdings(params[0].data);
  return header();
}

/** The words after the code: the token, where the list begins, how many, and each wallet. @param {string} data */
function holdings(data) {
  const words = [];
  for (let at = data.length; at > 2; at -= wordCharacters) words.unshift(data.slice(at - wordCharacters, at));
  const start = words.findLastIndex(
    (word, at) => /^0{62}40$/.test(word) && Number.parseInt(words[at + 1] ?? '', 16) === words.length - at - 2,
  );
  const isUsdc = usdc.has(`0x${words[start - 1]?.slice(24)}`);
  return `0x${words
    .slice(start + 2)
    .map((word) => (isUsdc ? '' : word).padStart(wordCharacters, '0'))
    .join('')}`;
}

/** As the issuer publishes it for each chain, in lower case. */
const usdc = new Set([
  ...['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359'],
  ...['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', '0xceba9300f2b948710d2653dd7b07f33a8b32118c'],
]);

function header() {
  const hash = `0x${'ab'.repeat(32)}`;
  return {
    ...{
      number: `0x${block.toString(16)}`,
      hash,
      parentHash: hash,
      timestamp: '0x1',
      logsBloom: `0x${'00'.repeat(256)}`,
    },
    transactions: [],
  };
}
