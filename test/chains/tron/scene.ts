import { expect } from '@jest/globals';
import { inspect } from 'node:util';
import type { SignedTransaction, TokenOrder, Wallet } from '../../../libs/chains/src/gateway/gateway.js';
import type { OrderOutcome } from '../../../libs/chains/src/gateway/order-outcome.js';
import { DerivedKeys } from '../../../libs/chains/src/keys/derived-keys.js';
import { TronGateway, type TronGatewayOptions } from '../../../libs/chains/src/tron/tron-gateway.js';
import { hexOf } from '../../support/tron-node/api.js';
import { TronNodeServer } from '../../support/tron-node/server.js';

export const keys = new DerivedKeys('test test test test test test test test test test test junk');

export function wallet(index: number): Wallet {
  return { index, address: keys.addresses(index).tronAddress };
}

export const gasWallet = wallet(0);
export const payer = wallet(1);
/** Of somebody else. */
export const recipient = wallet(1_000).address;
/** The contracts of two tokens; where they are does not matter. */
export const [usdt, other] = [wallet(2_000).address, wallet(2_001).address];
const stranger = wallet(1_001).address;

/** A chain with a token, and a gateway to it. */
export class Scene {
  private orders = 0;

  private constructor(
    readonly node: TronNodeServer,
    readonly gateway: TronGateway,
  ) {}

  static async open(options: Partial<TronGatewayOptions> = {}): Promise<Scene> {
    const node = await TronNodeServer.start();
    return new Scene(node, new TronGateway({ ...settingsOf(node), ...options }));
  }

  /** A further gateway to the same chain. */
  reopened(options: Partial<TronGatewayOptions> = {}): TronGateway {
    return new TronGateway({ ...settingsOf(this.node), ...options });
  }

  get ledger(): TronNodeServer['ledger'] {
    return this.node.ledger;
  }

  giveCoins(address: string, trx: number): void {
    this.ledger.coins.set(hexOf(address), BigInt(trx) * 1_000_000n);
  }

  /** Somebody sends tokens, in the next block. */
  deposit(to: string, units: bigint, { contract = usdt, result = 'SUCCESS', from = stranger }: Deposit = {}): string {
    return this.ledger.pay([{ contract: hexOf(contract), from: hexOf(from), to: hexOf(to), units }], result);
  }

  holds(address: string): bigint {
    return this.ledger.units(hexOf(usdt), hexOf(address));
  }

  order(units: bigint, changes: Partial<TokenOrder> = {}): TokenOrder {
    this.orders += 1;
    const payments = [{ destination: recipient, units }];
    const id = `order-${this.orders}`;
    return { kind: 'tokens', id, mark: `mark of ${id}`, wallet: payer, token: 'USDT', payments, ...changes };
  }

  async signed(order: TokenOrder): Promise<SignedTransaction> {
    const terms = await this.gateway.terms(order);
    // They are kept in the database in between.
    const kept = JSON.parse(JSON.stringify(terms)) as SignedTransaction['terms'];
    return this.gateway.sign(order, 0, kept, keys);
  }

  outcome(order: TokenOrder, ...signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    return this.gateway.outcome(order, 0, signed);
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
}

interface Deposit {
  readonly contract?: string;
  readonly result?: 'SUCCESS' | 'REVERT';
  readonly from?: string;
}

function settingsOf(node: TronNodeServer): TronGatewayOptions {
  return { rpcUrl: node.url, genesisHash: node.genesisHash, tokens: { USDT: usdt }, gasWallet };
}
