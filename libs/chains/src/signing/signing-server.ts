import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import type { DerivedKeys } from '../keys/derived-keys.js';
import type { SignerSocket } from './signer-socket.js';
import { longestQuestionBytes, signingPaths } from './signing-messages.js';

/** For the user of this process and its group. */
const everybodyElse = 0o117;
const families = ['EVM', 'Solana', 'TRON'] as const;

/** Answers questions on a socket with keys that do not leave this process. Who may ask is who may open the socket. */
export class SigningServer {
  private readonly server: Server;

  constructor(
    private readonly keys: DerivedKeys,
    private readonly report: (line: string) => void,
  ) {
    this.server = createServer({ requestTimeout: 10_000 }, (request, response) => void this.answer(request, response));
  }

  async listen(socket: SignerSocket): Promise<void> {
    await socket.checkFolder();
    await removeLeftover(socket.path);
    // It is bound before `listen` returns, so there is no moment in which others may open it.
    const before = process.umask(everybodyElse);
    try {
      this.server.listen(socket.path);
    } finally {
      process.umask(before);
    }
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeIdleConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, answer] = await this.reply(request).then(
      (answered) => [200, answered] as const,
      (cause: unknown) => [400, { error: (cause as Error).message }] as const,
    );
    const body = JSON.stringify(answer);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  }

  private async reply(request: IncomingMessage): Promise<object> {
    const question = await questionIn(request);
    const { index } = question;
    if (typeof index !== 'number') throw new TypeError('A question names the number of a wallet, as `index`');
    if (request.url === signingPaths.addresses) return this.keys.addresses(index);
    if (request.url === signingPaths.signatures) return { signature: this.signature(index, question) };
    throw new TypeError(`There is ${Object.values(signingPaths).join(' and ')}, and nothing else`);
  }

  private signature(index: number, { family: name, transaction }: Record<string, unknown>): string {
    const family = families.find((known) => known === name);
    if (family === undefined) throw new TypeError(`\`family\` is ${families.join(', ')}`);
    if (typeof transaction !== 'string') throw new TypeError('`transaction` is the unsigned transaction, in base64');
    const bytes = Buffer.from(transaction, 'base64');
    const signature = this.keys.signature(family, index, bytes);
    this.report(`Signed for wallet ${index} (${family}): ${createHash('sha256').update(bytes).digest('hex')}`);
    return Buffer.from(signature).toString('base64');
  }
}

async function questionIn(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestQuestionBytes) throw new RangeError(`A question has at most ${longestQuestionBytes} bytes`);
  }
  let question: unknown;
  try {
    question = JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    question = undefined;
  }
  if (request.method !== 'POST' || typeof question !== 'object' || question === null)
    throw new TypeError('A question is a POST with a JSON object');
  return question as Record<string, unknown>;
}

/** What a signer that was killed has left there; never one that is in use. */
async function removeLeftover(path: string): Promise<void> {
  const connection = createConnection(path);
  try {
    await once(connection, 'connect');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') await rm(path);
    else if (code !== 'ENOENT') throw cause;
    return;
  } finally {
    connection.destroy();
  }
  throw new Error(`Another signer listens at ${path}`);
}
