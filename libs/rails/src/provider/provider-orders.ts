import type { Clock } from '#runtime';
import { type OrderWindow, type RailOrder, withMargin } from '../contract/rail-orders.js';
import { OrderList } from './order-list.dto.js';
import { type ProviderCircuit, isFoundOrNot } from './provider-circuit.js';
import { ProviderFailed } from './provider.errors.js';

/** More than a provider does in a window: a list that goes on longer goes in a circle. */
const mostLists = 10_000;

/** All that a provider has in its list, with the margin; undefined where it keeps none. */
export async function listedOrders(
  circuit: ProviderCircuit,
  clock: Clock,
  direction: 'payouts' | 'payins',
  window: OrderWindow,
): Promise<RailOrder[] | undefined> {
  const { from, to } = withMargin(window);
  // The provider's clock is real, however far the sandbox clock is ahead.
  const between = `direction=${direction}&from=${clock.toReal(from).toISOString()}&to=${clock.toReal(to).toISOString()}`;
  const found: RailOrder[] = [];
  let after = '';
  for (let list = 0; list < mostLists; list++) {
    const path = `/orders?${between}${after}`;
    const answer = await circuit.ask({ method: 'GET', path, answers: isFoundOrNot });
    if (answer.status === 404) return undefined;
    const { orders, next } = answer.as(OrderList);
    for (const { id, fiatCurrencyCode: currency, fiatUnits, feeUnits = '0', reference } of orders)
      found.push({
        id,
        currency,
        movedUnits: BigInt(fiatUnits),
        feeUnits: BigInt(feeUnits),
        ...(reference === undefined ? {} : { reference }),
      });
    if (next === undefined) return found;
    after = `&after=${encodeURIComponent(next)}`;
  }
  throw new ProviderFailed('answered a list of orders that has no end');
}
