import { Pool } from 'undici';
import { type ChainFamily, addressProblem } from '../addresses/address.js';
import { type WalletAddresses, WalletKeys } from '../keys/wallet-keys.js';
import { type AddressesQuestion, type SignatureQuestion, signingPaths } from './signing-messages.js';
import type { SignerSocket } from './signer-socket.js';

/** Long for a process of this machine, short for the transaction of the database that waits for it. */
const answeredWithinMilliseconds = 2_000;
const longestAnswerBytes = 4_096;
const connections = 4;

/** Keys in another process, or behind it: it derives addresses and signs, and no key ever comes here. What it answers is checked. */
export class KeysElsewhere extends WalletKeys {
  private readonly pool: Pool;

  constructor(private readonly socket: SignerSocket) {
    super();
    this.pool = new Pool('http://signer', {
      socketPath: socket.path,
      connections,
      connect: { timeout: answeredWithinMilliseconds },
    });
  }

  override async addresses(index: number): Promise<WalletAddresses> {
    const answer = await this.ask(signingPaths.addresses, { index });
    const { evmAddress, solanaAddress, tronAddress } = answer;
    const problem =
      addressProblem('ETHEREUM', evmAddress) ??
      addressProblem('SOLANA', solanaAddress) ??
      addressProblem('TRON', tronAddress);
    if (problem !== undefined) throw new Error(`The signer gave wallet ${index} an address that ${problem}`);
    return answer as unknown as WalletAddresses;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  protected override async signature(family: ChainFamily, index: number, transaction: Uint8Array): Promise<Uint8Array> {
    const question = { family, index, transaction: Buffer.from(transaction).toString('base64') };
    const { signature } = await this.ask(signingPaths.signatures, question);
    if (typeof signature !== 'string') throw new Error('The signer answered without a signature');
    return Buffer.from(signature, 'base64');
  }

  private async ask(path: string, question: AddressesQuestion | SignatureQuestion): Promise<Record<string, unknown>> {
    const { status, text } = await this.exchange(path, JSON.stringify(question)).catch((cause: unknown) => {
      throw new Error(`The signer at ${this.socket.path} does not answer: ${(cause as Error).message}`, { cause });
    });
    const answer = objectIn(text);
    if (status === 200 && answer !== undefined) return answer;
    const said = typeof answer?.['error'] === 'string' ? answer['error'] : `it answered with HTTP ${status}`;
    throw new Error(`The signer refused: ${said}`);
  }

  private async exchange(path: string, body: string): Promise<{ status: number; text: string }> {
    await this.socket.check();
    const { statusCode, body: answered } = await this.pool.request({
      method: 'POST',
      path,
      body,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(answeredWithinMilliseconds),
    });
    let text = '';
    for await (const chunk of answered.setEncoding('utf8')) {
      text += String(chunk);
      if (text.length > longestAnswerBytes) throw new Error('its answer is too long');
    }
    return { status: statusCode, text };
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
