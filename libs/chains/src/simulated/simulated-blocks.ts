import { createHash } from 'node:crypto';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Reads, UnitOfWork } from '#database';
import type { Clock } from '#runtime';
import type { Block, BlockRef, Holdings } from '../gateway/gateway.js';
import { SimulatedBlock } from './simulated-block.entity.js';

export interface SimulatedTransaction {
  readonly source: string;
  readonly token: TokenSymbol;
  readonly payments: readonly { readonly destination: string; readonly units: string }[];
}

const secondsUntilFinal = 2;

/** The blocks of a simulated chain, one transaction in each. */
export class SimulatedBlocks {
  constructor(
    private readonly blockchain: Blockchain,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async head(): Promise<BlockRef> {
    const [row] = await this.reads.query<{ height: string }>(
      'SELECT height FROM simulated_chain WHERE blockchain = $1',
      [this.blockchain],
    );
    return this.reference(Number(row?.height ?? 0));
  }

  async after(number: number, most: number): Promise<Block[]> {
    const rows = await this.reads.many(
      SimulatedBlock,
      'SELECT * FROM simulated_block WHERE blockchain = $1 AND number > $2 ORDER BY number LIMIT $3',
      [this.blockchain, number, most],
    );
    return rows.map((row) => this.block(row));
  }

  /** Blocks become final in the order of their numbers, so the newest final one is enough. */
  async finalUpTo(now: Date): Promise<number> {
    const [row] = await this.reads.query<{ number: string }>(
      'SELECT number FROM simulated_block WHERE blockchain = $1 AND final_at <= $2 ORDER BY number DESC LIMIT 1',
      [this.blockchain, now],
    );
    return Number(row?.number ?? 0);
  }

  /** What came to these addresses, less what left them, in final blocks. */
  async holdings(token: TokenSymbol, addresses: readonly string[], now: Date): Promise<Holdings> {
    const block = await this.finalUpTo(now);
    const rows = await this.reads.query<{ address: string; units: string }>(
      `SELECT side.address, sum(side.units)::text AS units
       FROM simulated_block, jsonb_array_elements(payments) AS payment, LATERAL (VALUES
         (payment->>'destination', (payment->>'units')::numeric), (source_address, -(payment->>'units')::numeric)) AS side (address, units)
       WHERE blockchain = $1 AND token = $2 AND number <= $3 AND succeeded AND side.address = ANY($4) GROUP BY side.address`,
      [this.blockchain, token, block, addresses],
    );
    const held = new Map(rows.map(({ address, units }) => [address, BigInt(units)]));
    return { block, units: addresses.map((address) => held.get(address) ?? 0n) };
  }

  async of(hashes: readonly string[]): Promise<SimulatedBlock | undefined> {
    const [row] = await this.reads.many(
      SimulatedBlock,
      'SELECT * FROM simulated_block WHERE blockchain = $1 AND transaction_hash = ANY($2) LIMIT 1',
      [this.blockchain, hashes],
    );
    return row;
  }

  /** False if this transaction is on the chain already. Blocks are added one after another, so that a reader misses none. */
  add({
    hash,
    source,
    token,
    payments,
    succeeded,
  }: SimulatedTransaction & { hash: string; succeeded: boolean }): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const [chain] = await tx.query<{ height: string }>(
        `INSERT INTO simulated_chain (blockchain, height) VALUES ($1, 0)
         ON CONFLICT (blockchain) DO UPDATE SET height = simulated_chain.height RETURNING height`,
        [this.blockchain],
      );
      const known = await tx.one(SimulatedBlock, { blockchain: this.blockchain, transactionHash: hash });
      if (known !== undefined) return false;
      const number = String(Number(chain?.height ?? 0) + 1);
      const minedAt = this.clock.now();
      tx.insert(SimulatedBlock, {
        blockchain: this.blockchain,
        number,
        transactionHash: hash,
        sourceAddress: source,
        token,
        payments: [...payments],
        succeeded,
        minedAt,
        finalAt: new Date(minedAt.getTime() + secondsUntilFinal * 1_000),
      });
      tx.write('UPDATE simulated_chain SET height = $2 WHERE blockchain = $1', [this.blockchain, number]);
      return true;
    });
  }

  private block({
    number,
    transactionHash,
    sourceAddress,
    token,
    payments,
    succeeded,
    minedAt,
  }: SimulatedBlock): Block {
    const transfers = payments.map(({ destination, units }, ordinal) => ({
      transactionHash,
      ordinal,
      token,
      source: sourceAddress,
      destination,
      units: BigInt(units),
    }));
    return {
      ...this.reference(Number(number)),
      parentHash: this.reference(Number(number) - 1).hash,
      minedAt,
      transfers: succeeded ? transfers : [],
    };
  }

  reference(number: number): BlockRef {
    const hash = createHash('sha256').update(`${this.blockchain} ${number}`).digest('hex');
    return { number, hash: `0x${hash}` };
  }
}
