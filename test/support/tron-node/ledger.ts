import { createHash, randomBytes } from 'node:crypto';
import { type Decoded, decoded } from './decoding.js';

export const prices = { energySun: 100, byteSun: 1_000, energyOfTransfer: 65_000 } as const;
const depthOfSolid = 19;
const blockMilliseconds = 3_000;
const begin = 1_790_000_000_000;
const longestExpiration = 24 * 60 * 60 * 1_000;
const transferSelector = 'a9059cbb';

export interface TransferLog {
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
}

export interface Executed {
  readonly hash: string;
  readonly type: string;
  /** What a contract was called with. */
  readonly data?: string;
  /** Undefined for what calls no contract. */
  readonly result: 'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY' | undefined;
  readonly logs: readonly TransferLog[];
}

export interface LedgerBlock {
  readonly number: number;
  readonly id: string;
  readonly parentId: string;
  readonly time: number;
  readonly transactions: readonly Executed[];
}

/** Why a node does not take a transaction, by the code of its API. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** A chain with coins and tokens, which makes blocks when it is told to. Addresses are 21 bytes in hexadecimal. */
export class Ledger {
  readonly blocks: LedgerBlock[] = [blockAfter(undefined, 0, [])];
  readonly coins = new Map<string, bigint>();
  /** By contract and owner. */
  private readonly tokens = new Map<string, Map<string, bigint>>();
  private readonly executed: Executed[] = [];
  private pool: Decoded[] = [];
  /** Every transaction that was ever taken, into the pool or into a block. */
  readonly taken: Decoded[] = [];

  constructor() {
    this.mine(depthOfSolid + 1);
  }

  get tip(): LedgerBlock {
    return this.blocks.at(-1) as LedgerBlock;
  }

  get solid(): LedgerBlock {
    return this.blocks[Math.max(0, this.blocks.length - 1 - depthOfSolid)] as LedgerBlock;
  }

  mine(count = 1, afterMilliseconds = blockMilliseconds): void {
    for (let made = 0; made < count; made += 1) {
      const valid = this.pool.filter(({ expiration }) => expiration > this.tip.time);
      this.pool = [];
      const transactions = [...this.executed.splice(0), ...valid.map((transaction) => this.execute(transaction))];
      this.blocks.push(blockAfter(this.tip, (this.tip.time || begin) + afterMilliseconds, transactions));
    }
  }

  /** Until everything that is in a block now is solidified. */
  solidify(): void {
    this.mine(depthOfSolid);
  }

  /** The newest blocks are replaced by as many without their transactions. What was executed stays: only deposits are tried. */
  reorganize(count: number): void {
    if (count > depthOfSolid) throw new Error('Solidified blocks are not replaced');
    this.blocks.splice(-count);
    this.mine(count);
  }

  /** A transaction of somebody else, in the next block. */
  pay(logs: readonly TransferLog[], result: Executed['result'] = 'SUCCESS'): string {
    const hash = randomBytes(32).toString('hex');
    this.executed.push({ hash, type: 'TriggerSmartContract', result, logs });
    if (result === 'SUCCESS') for (const { contract, to, units } of logs) this.add(contract, to, units);
    return hash;
  }

  units(contract: string, owner: string): bigint {
    return this.tokens.get(contract)?.get(owner) ?? 0n;
  }

  found(hash: string, newest: LedgerBlock): { block: LedgerBlock; transaction: Executed } | undefined {
    for (const block of this.blocks) {
      const transaction = block.transactions.find((each) => each.hash === hash);
      if (transaction !== undefined && block.number <= newest.number) return { block, transaction };
    }
    return undefined;
  }

  /** Whether this call would succeed as things are. */
  isRefused(owner: string, contract: string, data: string): boolean {
    const { units } = transferIn(data) ?? {};
    return units === undefined || this.units(contract, owner) < units;
  }

  submit(hex: string): string {
    const transaction = parsed(hex);
    const { hash, owner, signer, referenceBytes, referenceHash, expiration } = transaction;
    if (signer !== owner) throw new Refused('SIGERROR');
    const reference = this.blocks.findLast(({ number }) => (number & 0xffff) === Number.parseInt(referenceBytes, 16));
    if (reference?.id.slice(16, 32) !== referenceHash) throw new Refused('TAPOS_ERROR');
    if (expiration <= this.tip.time || expiration > this.tip.time + longestExpiration)
      throw new Refused('TRANSACTION_EXPIRATION_ERROR');
    if (this.pool.some((each) => each.hash === hash) || this.found(hash, this.tip) !== undefined)
      throw new Refused('DUP_TRANSACTION_ERROR');
    const coins = this.coins.get(owner);
    if (coins === undefined) throw new Refused('CONTRACT_VALIDATE_ERROR');
    if (coins < BigInt(transaction.bytes * prices.byteSun)) throw new Refused('BANDWITH_ERROR');
    this.pool.push(transaction);
    this.taken.push(transaction);
    return hash;
  }

  /** What is in the pool is lost, as when the node goes down that took it. */
  dropPool(): void {
    this.pool = [];
  }

  private execute({ hash, owner, bytes, feeLimit, contract: called }: Decoded): Executed {
    this.addCoins(owner, -BigInt(bytes * prices.byteSun));
    if (called.type === 'TransferContract') {
      this.addCoins(owner, -called.sun);
      this.addCoins(called.to, called.sun);
      return { hash, type: called.type, result: undefined, logs: [] };
    }
    const { type, contract, data } = called;
    const cost = Math.min(feeLimit, prices.energyOfTransfer * prices.energySun);
    this.addCoins(owner, -BigInt(cost));
    if (cost < prices.energyOfTransfer * prices.energySun)
      return { hash, type, result: 'OUT_OF_ENERGY', data, logs: [] };
    if (this.isRefused(owner, contract, data)) return { hash, type, result: 'REVERT', data, logs: [] };
    const { to, units } = transferIn(data) as { to: string; units: bigint };
    this.add(contract, owner, -units);
    this.add(contract, to, units);
    return { hash, type, data, result: 'SUCCESS', logs: [{ contract, from: owner, to, units }] };
  }

  private add(contract: string, owner: string, units: bigint): void {
    const balances = this.tokens.get(contract) ?? new Map<string, bigint>();
    this.tokens.set(contract, balances.set(owner, (balances.get(owner) ?? 0n) + units));
  }

  private addCoins(owner: string, sun: bigint): void {
    this.coins.set(owner, (this.coins.get(owner) ?? 0n) + sun);
  }
}

/** As on the chain, an id begins with the number of its block. */
function blockAfter(parent: LedgerBlock | undefined, time: number, transactions: readonly Executed[]): LedgerBlock {
  const number = parent === undefined ? 0 : parent.number + 1;
  const parentId = parent?.id ?? '0'.repeat(64);
  const hash = createHash('sha256').update(parentId).update(randomBytes(8)).digest('hex');
  return { number, id: number.toString(16).padStart(16, '0') + hash.slice(16), parentId, time, transactions };
}

function parsed(hex: string): Decoded {
  try {
    return decoded(hex);
  } catch (cause) {
    throw new Error(`This is no transaction: ${(cause as Error).message}`, { cause });
  }
}

function transferIn(data: string): { to: string; units: bigint } | undefined {
  const [, to, units] = new RegExp(`^${transferSelector}0{24}([0-9a-f]{40})([0-9a-f]{64})`).exec(data) ?? [];
  return to === undefined || units === undefined ? undefined : { to: `41${to}`, units: BigInt(`0x${units}`) };
}
