import { expect } from '@jest/globals';
import { inspect } from 'node:util';
import type { Address } from '@solana/kit';
import type { SignedTransaction, TokenOrder, Wallet } from '../../../libs/chains/src/gateway/gateway.js';
import type { OrderOutcome } from '../../../libs/chains/src/gateway/order-outcome.js';
import { DerivedKeys } from '../../../libs/chains/src/keys/derived-keys.js';
import { SolanaGateway, type SolanaGatewayOptions } from '../../../libs/chains/src/solana/solana-gateway.js';
import { Bank } from '../../support/solana-node/bank.js';
import { SolanaNodeServer } from '../../support/solana-node/server.js';

export const keys = new DerivedKeys('test test test test test test test test test test test junk');

export function wallet(index: number): Wallet {
  return { index, address: keys.addresses(index).solanaAddress };
}

export const gasWallet = wallet(0);
export const payer = wallet(1);
/** Of somebody else. */
export const recipient = wallet(1_000).address;

/** A chain with two tokens, a gas wallet with SOL, a wallet of ours with 1,000 USDC, and a gateway to it. */
export class Scene {
  private orders = 0;

  private constructor(
    readonly node: SolanaNodeServer,
    readonly bank: Bank,
    readonly usdc: Address,
    readonly usdt: Address,
    readonly gateway: SolanaGateway,
  ) {}

  static async open(options: Partial<SolanaGatewayOptions> = {}): Promise<Scene> {
    const node = await SolanaNodeServer.start();
    const bank = await Bank.open(node.ledger);
    const [usdc, usdt] = [await bank.newMint(), await bank.newMint()];
    bank.giveSol(gasWallet.address, 1);
    await bank.issue(usdc, payer.address, 1_000_000_000n);
    const tokens = { USDC: usdc, USDT: usdt };
    const settings = { rpcUrl: node.url, genesisHash: node.genesisHash, tokens, gasWallet, ...options };
    return new Scene(node, bank, usdc, usdt, await SolanaGateway.open(settings));
  }

  /** A further gateway to the same chain. */
  reopened(options: Partial<SolanaGatewayOptions>): Promise<SolanaGateway> {
    const tokens = { USDC: this.usdc, USDT: this.usdt };
    const { url: rpcUrl, genesisHash } = this.node;
    return SolanaGateway.open({ rpcUrl, genesisHash, tokens, gasWallet, ...options });
  }

  get ledger(): SolanaNodeServer['ledger'] {
    return this.node.ledger;
  }

  order(units: bigint, changes: Partial<TokenOrder> = {}): TokenOrder {
    this.orders += 1;
    const payments = [{ destination: recipient, units }];
    const id = `order-${this.orders}`;
    return { kind: 'tokens', id, mark: `mark of ${id}`, wallet: payer, token: 'USDC', payments, ...changes };
  }

  async signed(order: TokenOrder, earlier: readonly SignedTransaction[] = []): Promise<SignedTransaction> {
    const terms = await this.gateway.terms(order, earlier);
    // They are kept in the database in between.
    const kept = JSON.parse(JSON.stringify(terms)) as SignedTransaction['terms'];
    return this.gateway.sign(order, 0, kept, keys);
  }

  outcome(order: TokenOrder, ...signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    return this.gateway.outcome(order, 0, signed);
  }

  /** All the way to the chain. */
  async paid(order: TokenOrder): Promise<SignedTransaction> {
    const signed = await this.signed(order);
    await this.gateway.broadcast(signed);
    this.ledger.mine();
    return signed;
  }

  /** The message of what is thrown, in which (as in all that a log would show of it) there is nothing secret. */
  async failure(doing: Promise<unknown>): Promise<string> {
    const error: unknown = await doing.then(
      () => 'nothing was thrown',
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(Error);
    expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(this.node.secrets);
    return (error as Error).message;
  }

  received(owner = recipient): Promise<bigint> {
    return this.bank.units(this.usdc, owner);
  }
}
