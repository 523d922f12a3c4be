import {
  type Order,
  OrderRefused,
  type Preparation,
  type SignedTransaction,
  type TokenOrder,
  type Wallet,
} from '../gateway/gateway.js';
import { GasWalletDry } from '../gateway/gas-wallet-dry.js';
import { unlimited } from './calls.js';
import { deploymentProxy } from './ethereum.js';
import type { EvmChain } from './evm-chain.js';
import { costOf, gasOf, gasOfCoins, gasOfSigned, gasOfUnpreparedBatch } from './gas.js';
import { marketOf, offerWithin } from './fee-market.js';
import { questions } from './questions.js';
import { newestTerms } from './terms.js';

/** What is offered has room for base fees twice as high; a quarter more, as fees go on moving until the order is signed. */
const [spare, ofSpare] = [5n, 4n];
const gasOfTopUp = 32_000n;
/** Taking less back than this many times what it costs is not worth it. */
const worthDrawingBack = 2n;

/** What was signed for an order, and how many orders of its wallet there are. */
interface Signed {
  readonly signed: readonly SignedTransaction[];
  readonly orders: number;
}

/** What has to be on the chain before an order can be signed, one thing after another. */
export class Preparations {
  constructor(private readonly chain: EvmChain) {}

  async missing(order: Order, signed: readonly SignedTransaction[], orders: number): Promise<Preparation | undefined> {
    return this.missingNow(order, { signed, orders }).catch(async (cause: unknown) => {
      if (!(cause instanceof OrderRefused) || signed.length === 0) throw cause;
      return this.gasFor(order, await gasOfSigned(this.chain, order, signed), { signed, orders });
    });
  }

  /** All that it can spare. What is left in a wallet after its last payment is the platform's. */
  async drawBack(wallet: Wallet): Promise<Preparation | undefined> {
    const { node, calls, gasWallet } = this.chain;
    const address = calls.address(wallet.address);
    const to = calls.address(gasWallet.address);
    if (address === to) return undefined;
    const { most } = offerWithin(this.chain, await marketOf(this.chain));
    const details = { what: 'drawBack', to, wei: '0' };
    const order = { kind: 'preparation', id: 'drawBack', wallet, details } as const;
    const cost = ((await costOf(this.chain, order, gasOfCoins, most)) * spare) / ofSpare;
    const balance = await node.ask(questions.balance(address));
    if (balance < cost * (worthDrawingBack + 1n)) return undefined;
    return { key: this.key('drawBack', address), wallet, details: { ...details, wei: String(balance - cost) } };
  }

  private async missingNow(order: Order, about: Signed): Promise<Preparation | undefined> {
    if (order.kind === 'tokens' && order.payments.length > 1) return this.missingForBatch(order, about);
    // It takes what is there, and needs nothing.
    if (order.kind === 'preparation' && order.details.what === 'drawBack') return undefined;
    // An estimate would only say that there is too little; `gasFor` says how much is needed.
    const isGas = order.kind === 'preparation' && order.details.what === 'gas';
    return this.gasFor(order, isGas ? gasOfTopUp : await gasOf(this.chain, order), about);
  }

  /** The tokens have to be there first, so that nothing is spent on preparing what the chain would revert in the end. */
  private async missingForBatch(order: TokenOrder, about: Signed): Promise<Preparation | undefined> {
    const { node, ethereum, calls } = this.chain;
    const wallet = calls.address(order.wallet.address);
    const token = calls.token(order.token);
    const units = order.payments.reduce((sum, payment) => sum + payment.units, 0n);
    const [balance, allowance, isDeployed] = await node.askAll<[bigint, bigint, boolean]>([
      questions.number(token, ethereum.balanceOf(wallet)),
      questions.number(token, ethereum.allowance(wallet, ethereum.disperseAddress)),
      questions.hasCode(ethereum.disperseAddress),
    ]);
    if (balance < units)
      throw new OrderRefused(
        `${wallet} has ${balance} of the ${units} units of ${order.token} that order ${order.id} sends`,
      );
    if (!isDeployed) return this.deployment();
    if (allowance >= units) return this.gasFor(order, await gasOf(this.chain, order), about);
    const gas = gasOfUnpreparedBatch(order.payments.length);
    return (await this.gasFor(order, gas, about)) ?? this.approval(order, allowance);
  }

  private async deployment(): Promise<Preparation> {
    const { node, blockchain, gasWallet } = this.chain;
    if (!(await node.ask(questions.hasCode(deploymentProxy))))
      throw new Error(
        `${blockchain} lacks the deployment proxy at ${deploymentProxy}: deploy it as https://github.com/Arachnid/deterministic-deployment-proxy says`,
      );
    return { key: this.key('contract', 'disperse'), wallet: gasWallet, details: { what: 'contract' } };
  }

  /** Some tokens (USDT on Ethereum) change an approval only from or to nothing. */
  private approval({ token, wallet }: TokenOrder, allowance: bigint): Preparation {
    const units = (allowance === 0n ? unlimited : 0n).toString();
    const contract = this.chain.calls.token(token);
    const details = { what: 'approval', token, contract, units };
    return { key: this.key('approval', this.chain.calls.address(wallet.address), token), wallet, details };
  }

  /**
   * A wallet is given gas only for what the chain would take (`gasOf` throws otherwise), what it needs for its orders and no more;
   * and fees have a limit.
   */
  private async gasFor(order: Order, gas: bigint, { signed, orders }: Signed): Promise<Preparation | undefined> {
    const { node, calls, gasWallet } = this.chain;
    const address = calls.address(order.wallet.address);
    const payer = calls.address(gasWallet.address);
    const { most } = offerWithin(this.chain, await marketOf(this.chain));
    const now = await costOf(this.chain, order, gas, most);
    const cost = larger(now, await this.costOfSigned(order, signed));
    const [balance, reserve] = await node.askAll<[bigint, bigint]>([
      questions.balance(address),
      questions.balance(payer),
    ]);
    if (address === payer) {
      this.checkReserve(order, reserve, cost);
      return undefined;
    }
    if (balance >= cost) return undefined;
    const wei = (cost * BigInt(orders) * spare) / ofSpare - balance;
    this.checkReserve(order, reserve, wei + gasOfTopUp * most);
    const details = { what: 'gas', to: address, wei: wei.toString() };
    return { key: this.key('gas', address), wallet: gasWallet, details };
  }

  /** A node takes what was signed where the wallet has the most that it may cost. */
  private async costOfSigned(order: Order, signed: readonly SignedTransaction[]): Promise<bigint> {
    const last = newestTerms(signed);
    return last === undefined ? 0n : costOf(this.chain, order, last.gas, last.most);
  }

  private checkReserve({ id }: Order, reserve: bigint, needed: bigint): void {
    const { blockchain, gasWallet } = this.chain;
    if (reserve >= needed) return;
    throw new GasWalletDry(
      `The gas wallet of ${blockchain}, ${gasWallet.address}, has ${reserve} wei and needs ${needed} for order ${id}: send it some`,
      gasWallet.address,
    );
  }

  private key(...parts: readonly string[]): string {
    return [this.chain.blockchain, ...parts].join(':');
  }
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
