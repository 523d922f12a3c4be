import type { Blockchain, TokenSymbol } from '#contracts';
import { type Order, type PreparationOrder, type TokenOrder, mostPayments } from '../gateway/gateway.js';
import { type Ethereum, deploymentProxy } from './ethereum.js';
import type { Address } from './hex.js';
import type { EvmCall } from './questions.js';

/** The largest allowance there is, so that a wallet approves once. */
export const unlimited = 2n ** 256n - 1n;

/** Turns orders into calls of contracts. */
export class Calls {
  constructor(
    private readonly blockchain: Blockchain,
    private readonly ethereum: Ethereum,
    readonly tokens: ReadonlyMap<TokenSymbol, Address>,
  ) {}

  of(order: Order): EvmCall {
    return order.kind === 'tokens' ? this.ofTokens(order) : this.ofPreparation(order);
  }

  /** The recipient of the tokens, or the target of a preparation. */
  destinationOf(order: Order): Address {
    const [payment] = order.kind === 'tokens' ? order.payments : [];
    const isForOne = order.kind === 'tokens' && order.payments.length === 1;
    return payment !== undefined && isForOne ? this.address(payment.destination) : this.of(order).to;
  }

  token(symbol: TokenSymbol): Address {
    const contract = this.tokens.get(symbol);
    if (contract === undefined) throw new Error(`There is no ${symbol} on ${this.blockchain}`);
    return contract;
  }

  address(text: string): Address {
    const address = this.ethereum.addressOf(text);
    if (address === undefined) throw new Error(`${JSON.stringify(text)} is no address on ${this.blockchain}`);
    return address;
  }

  /** Nothing to itself: it has the nonce of what it takes the place of. */
  ofNothing(wallet: string): EvmCall {
    return { to: this.address(wallet), data: '0x', value: 0n };
  }

  private ofTokens({ token: symbol, payments, id }: TokenOrder): EvmCall {
    const token = this.token(symbol);
    const destinations = payments.map(({ destination }) => this.address(destination));
    const units = payments.map((payment) => payment.units);
    const [first] = destinations;
    const [amount] = units;
    if (first === undefined || amount === undefined || payments.length > mostPayments)
      throw new Error(`Order ${id} has ${payments.length} payments: 1 to ${mostPayments} fit into a transaction`);
    if (units.some((amountOfOne) => amountOfOne <= 0n || amountOfOne > unlimited))
      throw new Error(`Order ${id} has a payment of nothing, or of more than there can be`);
    return payments.length === 1
      ? { to: token, data: this.ethereum.transfer(first, amount), value: 0n }
      : { to: this.ethereum.disperseAddress, data: this.ethereum.disperse(token, destinations, units), value: 0n };
  }

  /** As a batch makes it, which reverts where the token answers false. */
  ofPayment({ token, payments }: TokenOrder, place: number): EvmCall {
    const payment = payments[place];
    if (payment === undefined) throw new Error(`There is no payment ${place}`);
    const data = this.ethereum.disperse(this.token(token), [this.address(payment.destination)], [payment.units]);
    return { to: this.ethereum.disperseAddress, data, value: 0n };
  }

  private ofPreparation({ details, id }: PreparationOrder): EvmCall {
    switch (details.what) {
      case 'gas':
      case 'drawBack':
        return { to: this.address(String(details['to'])), data: '0x', value: BigInt(details['wei'] ?? 0) };
      case 'contract':
        return { to: deploymentProxy, data: this.ethereum.deployment(), value: 0n };
      case 'approval':
        return {
          to: this.address(String(details['contract'])),
          data: this.ethereum.approve(this.ethereum.disperseAddress, BigInt(details['units'] ?? 0)),
          value: 0n,
        };
      default:
        throw new Error(`Order ${id} asks for an unknown preparation: ${JSON.stringify(details.what)}`);
    }
  }
}
