import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { Reads } from '#database';
import { ValidationFailed } from '#errors';
import { Ids, Signal } from '#runtime';
import { addressProblem, canonicalAddress } from '../addresses/address.js';
import { Tokens } from '../gateway/tokens.js';
import { SimulatedChains } from './simulated-chains.js';
import { isOpen } from '../records/chain-rewind.entity.js';
import { transactionHashOf } from './simulated-hashes.js';

export interface SimulatedDeposit {
  readonly blockchain: Blockchain;
  readonly token: TokenSymbol;
  readonly units: bigint;
  readonly source: string;
  readonly destination: string;
  /** If it is left out, a new one. A second deposit with the same hash is refused. */
  readonly transactionHash?: string;
}

/** Sends tokens to an account on a simulated chain, as if they came from outside. */
@Injectable()
export class SimulatedDeposits {
  /** Raised when one is on its chain. */
  readonly sent = new Signal();

  constructor(
    private readonly tokens: Tokens,
    private readonly chains: SimulatedChains,
    private readonly reads: Reads,
    private readonly ids: Ids,
  ) {}

  /** Why it was refused; undefined if it was sent. */
  async send(deposit: SimulatedDeposit): Promise<string | undefined> {
    const { blockchain, token, units, destination, transactionHash } = deposit;
    this.refuseBad(deposit);
    if (!this.tokens.isSimulated(blockchain))
      return `${blockchain} is served by a real node here: send the tokens to ${destination}`;
    const digest = createHash('sha512').update(this.ids.next()).digest();
    const isNew = await this.chains.blocks(blockchain).add({
      hash: transactionHash ?? transactionHashOf(blockchain, digest),
      source: canonicalAddress(blockchain, deposit.source),
      token,
      payments: [{ destination, units: String(units) }],
      succeeded: true,
    });
    this.sent.raise();
    return isNew ? undefined : 'A transaction with this hash is on the chain already';
  }

  /** The chains with a block that was not scanned yet, or with a deposit that is not final yet, whichever process sent it. */
  async waiting(): Promise<Blockchain[]> {
    const simulated = this.tokens.blockchains.filter((blockchain) => this.tokens.isSimulated(blockchain));
    const rows = await this.reads.query<{ blockchain: Blockchain }>(
      `SELECT blockchain FROM chain_cursor AS scanned WHERE blockchain = ANY($1) AND
         (number < (SELECT height FROM simulated_chain AS chain WHERE chain.blockchain = scanned.blockchain)
          OR EXISTS (SELECT 1 FROM deposit WHERE deposit.blockchain = scanned.blockchain AND status = 'pending')
          OR EXISTS (SELECT 1 FROM chain_rewind AS open WHERE open.blockchain = scanned.blockchain AND ${isOpen}))`,
      [simulated],
    );
    return rows.map(({ blockchain }) => blockchain);
  }

  private refuseBad({ blockchain, token, source }: SimulatedDeposit): void {
    const pair = this.tokens.problem({ symbol: token, blockchain });
    if (pair !== undefined) throw ValidationFailed.at('rail.amount', pair);
    const problem = addressProblem(blockchain, source);
    if (problem !== undefined) throw ValidationFailed.at('rail.senderAddress', problem);
  }
}
