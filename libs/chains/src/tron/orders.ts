import type { TokenContracts } from '#contracts';
import { addressProblem } from '../addresses/address.js';
import { OrderRefused, type Payment, type PreparationOrder, type TokenOrder } from '../gateway/gateway.js';
import { type Call, type Coins, tokenTransfer } from './transaction.js';

/** The call of a token's contract that an order asks for. */
export function callOf(order: TokenOrder, tokens: TokenContracts): Call {
  const { id, token, wallet } = order;
  const contract = tokens[token];
  if (contract === undefined) throw new TypeError(`${token} is not on TRON`);
  const { destination, units } = onlyPayment(order);
  const problem = addressProblem('TRON', destination);
  if (problem !== undefined) throw new TypeError(`The destination of order ${id} ${problem}`);
  if (destination === wallet.address) throw new OrderRefused(`Order ${id} pays its own wallet`);
  return { owner: wallet.address, contract, data: tokenTransfer(destination, units, id) };
}

/** The only payment of an order: on TRON a transaction makes one. */
export function onlyPayment({ id, payments }: TokenOrder): Payment {
  const [payment, ...more] = payments;
  if (payment === undefined || more.length > 0)
    throw new TypeError(`On TRON one transaction makes one payment: order ${id} has ${payments.length}`);
  if (payment.units <= 0n) throw new RangeError(`Order ${id} pays ${payment.units} units: it must be at least 1`);
  return payment;
}

/** The coins for fees that a preparation sends. */
export function gasOf({ id, details }: PreparationOrder): Coins {
  const { what, to, sun } = details;
  if (what !== 'gas' || typeof to !== 'string' || typeof sun !== 'string')
    throw new TypeError(`Order ${id} asks for what is not prepared on TRON: ${what}`);
  return { to, sun: BigInt(sun) };
}
