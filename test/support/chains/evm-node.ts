import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { addr } from 'micro-eth-signer';
import type { Hex } from '../../../libs/chains/src/evm/hex.js';
import { type Compiled, callData, compile } from './solidity.js';
import { started } from '../run/started.js';
import { until } from '../run/until.js';

const root = join(import.meta.dirname, '../../..');
const anvil = process.env['ANVIL_PATH'] ?? join(root, 'node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil');
// When the process that started it dies for any reason, the pipe closes and the node ends as well. The shell ignores Ctrl-C:
// otherwise it would die first and leave the node running, since background jobs of a shell do not get that signal.
const untilPipeCloses = 'trap "" INT; "$@" & cat >/dev/null; kill $! 2>/dev/null; wait';

export const testMnemonic = 'test test test test test test test test test test test junk';
export const testChainId = 31_337;
/** Mints and deploys: no wallet of Gatehouse, whose nonces nobody else may use. */
const outsider = '0x000000000000000000000000000000000000Beef';

export type TokenContract = 'Coin' | 'TetherLike' | 'CentreLike' | 'OddCoin';

export interface NodeOptions {
  /** Whether each transaction gets its block at once; else only `mine` makes blocks. */
  readonly mines?: boolean;
  readonly flags?: readonly string[];
  /** How many blocks the newest one that the chain has finalized is behind its head: an even number. */
  readonly finalizedBehind?: number;
}

/** A real Ethereum node (anvil) with a chain of its own, on a free port. */
export class AnvilNode {
  private constructor(
    private readonly child: ChildProcessByStdio<Writable, Readable, null>,
    readonly url: string,
    private doesMineAtOnce: boolean,
  ) {}

  static async start({ mines = true, flags = [], finalizedBehind = 0 }: NodeOptions = {}): Promise<AnvilNode> {
    if (!existsSync(anvil))
      throw new Error(
        `There is no anvil at ${anvil}: npm brings one for Linux on x64, elsewhere set ANVIL_PATH to yours.`,
      );
    started('node');
    const epoch = ['--slots-in-an-epoch', String(finalizedBehind / 2)];
    const words = [
      '--port',
      '0',
      ...epoch,
      '--chain-id',
      String(testChainId),
      '--accounts',
      '1',
      '--balance',
      '0',
      ...flags,
    ];
    const child = spawn('sh', ['-c', untilPipeCloses, 'sh', anvil, ...words, ...(mines ? [] : ['--no-mining'])], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /^Listening on (\S+)$/.exec(line) ?? [];
      if (address === undefined) continue;
      child.stdout.resume();
      const node = new AnvilNode(child, `http://${address}`, mines);
      await node.setBalance(outsider, 10n ** 24n);
      await node.rpc('anvil_impersonateAccount', outsider);
      return node;
    }
    throw new Error('anvil ended before it listened');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.stdin.end();
    await exit;
  }

  async rpc<T = unknown>(method: string, ...params: readonly unknown[]): Promise<T> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(this.url, { method: 'POST', headers, body });
    const answer = (await response.json()) as { result: T; error?: { message: string } };
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  async mine(blocks = 1): Promise<void> {
    await this.rpc('anvil_mine', `0x${blocks.toString(16)}`);
  }

  /** Whether each transaction gets its block at once. */
  async minesAtOnce(doesIt: boolean): Promise<void> {
    await this.rpc('evm_setAutomine', doesIt);
    this.doesMineAtOnce = doesIt;
  }

  /** Other blocks take the place of the newest ones, without the transactions that were in them. */
  async reorg(depth: number): Promise<void> {
    // Empty blocks would be the same ones again.
    await this.rpc('anvil_reorg', depth, [[{ from: outsider, to: outsider, value: '0x1' }, 0]]);
  }

  async blockNumber(): Promise<number> {
    return Number(await this.rpc<Hex>('eth_blockNumber'));
  }

  async setBalance(address: string, wei: bigint): Promise<void> {
    await this.rpc('anvil_setBalance', address, `0x${wei.toString(16)}`);
  }

  async balanceOf(address: string): Promise<bigint> {
    return BigInt(await this.rpc<Hex>('eth_getBalance', address, 'latest'));
  }

  /** The next block and, as long as nothing happens on the chain, those after it a little less. */
  async setBaseFee(wei: bigint): Promise<void> {
    await this.rpc('anvil_setNextBlockBaseFeePerGas', `0x${wei.toString(16)}`);
  }

  async deployToken(contract: TokenContract = 'Coin'): Promise<TestToken> {
    const compiled = compile(join(root, `test/chains/evm/contracts/${contract}.sol`))[contract];
    if (compiled === undefined) throw new Error(`There is no contract ${contract}`);
    const nonce = BigInt(await this.rpc<Hex>('eth_getTransactionCount', outsider, 'pending'));
    await this.send({ from: outsider, data: compiled.bytecode });
    return new TestToken(this, addr.getCreateAddress(outsider.toLowerCase(), nonce), compiled);
  }

  /** A transaction of anybody, without a key; mined at once. */
  async send(transaction: Readonly<Record<string, unknown>>): Promise<Hex> {
    if (transaction['from'] !== outsider) await this.rpc('anvil_impersonateAccount', transaction['from']);
    const hash = await this.rpc<Hex>('eth_sendTransaction', { ...transaction, gas: '0x1000000' });
    if (!this.doesMineAtOnce) await this.mine();
    const receipt = await until(`transaction ${hash} is mined`, async () => {
      return (await this.rpc<{ status: Hex } | null>('eth_getTransactionReceipt', hash)) ?? undefined;
    });
    if (receipt.status !== '0x1') throw new Error(`Transaction ${hash} failed`);
    return hash;
  }
}

/** A token on it that anybody can mint. */
export class TestToken {
  constructor(
    private readonly node: AnvilNode,
    readonly address: string,
    private readonly compiled: Compiled,
  ) {}

  async mint(to: string, units: bigint): Promise<Hex> {
    return this.call('mint', [to, units]);
  }

  async call(functionName: string, args: readonly unknown[], from: string = outsider): Promise<Hex> {
    return this.node.send({ from, to: this.address, data: this.dataOf(functionName, args) });
  }

  dataOf(functionName: string, args: readonly unknown[]): Hex {
    return callData(this.compiled, functionName, args);
  }

  async unitsOf(owner: string): Promise<bigint> {
    return this.read('balanceOf', [owner]);
  }

  async read(functionName: string, args: readonly unknown[]): Promise<bigint> {
    const data = this.dataOf(functionName, args);
    return BigInt(await this.node.rpc<Hex>('eth_call', { to: this.address, data }, 'latest'));
  }
}
