import type { TokenContracts } from '#contracts';
import { OrderRefused, type Payment, type PreparationOrder, type TokenOrder } from '../gateway/gateway.js';
import { onlyPayment } from '../gateway/only-payment.js';
import { type Call, type Coins, tokenTransfer } from './transaction.js';

/** The call of a token's contract that an order asks for. */
export function callOf(order: TokenOrder, tokens: TokenContracts): Call {
  const { id, mark, token, wallet } = order;
  const contract = tokens[token];
  if (contract === undefined) throw new TypeError(`${token} is not on TRON`);
  const { destination, units } = paymentOf(order);
  if (destination === wallet.address) throw new OrderRefused(`Order ${id} pays its own wallet`);
  return { owner: wallet.address, contract, data: tokenTransfer(destination, units, mark) };
}

/** A token's contract counts in 256 bits. */
export function paymentOf(order: TokenOrder): Payment {
  return onlyPayment('TRON', order, 256);
}

/** The coins for fees that a preparation sends. */
export function gasOf({ id, details }: PreparationOrder): Coins {
  const { what, to, sun } = details;
  if (what !== 'gas' || typeof to !== 'string' || typeof sun !== 'string')
    throw new TypeError(`Order ${id} asks for what is not prepared on TRON: ${what}`);
  return { to, sun: BigInt(sun) };
}
