import type { Blockchain } from '#contracts';
import { addressProblem } from '../addresses/address.js';
import type { Payment, TokenOrder } from './gateway.js';

/** The payment of an order on a chain where one transaction makes one, of as many units as the chain can count. */
export function onlyPayment(blockchain: Blockchain, { id, payments }: TokenOrder, bits: number): Payment {
  const [payment, ...more] = payments;
  if (payment === undefined || more.length > 0)
    throw new TypeError(`On ${blockchain} one transaction makes one payment: order ${id} has ${payments.length}`);
  const { destination, units } = payment;
  if (units <= 0n || units >= 2n ** BigInt(bits))
    throw new RangeError(`Order ${id} pays ${units} units: it must be from 1 to 2^${bits} - 1`);
  const problem = addressProblem(blockchain, destination);
  if (problem !== undefined) throw new TypeError(`The destination of order ${id} ${problem}`);
  return payment;
}
