import {
  type ARSPayinRailDetails,
  type BRLPayinRailDetails,
  ListOfEither,
  Nested,
  type PayinRailDetails,
  Text,
  longestBankName,
  payinRailDetails,
} from '#contracts';
import type { AchNumbers, DepositRoute } from '#rails';

class AchNumbersView implements AchNumbers {
  @Text({ max: 9, example: '021000021' })
  routingNumber: string;

  @Text({ max: 17, example: '9006281774' })
  accountNumber: string;

  @Text({ max: longestBankName })
  bankName: string;
}

export class DepositInstructionsView {
  @ListOfEither(payinRailDetails, { describe: 'Money first, then tokens.' })
  results: PayinRailDetails[];

  @Nested(() => AchNumbersView, {
    optional: true,
    describe:
      'For transfers in USD from banks in the United States, where the payment provider has given the account such numbers.',
  })
  ach?: AchNumbersView;
}

export function achNumbersOf(routes: readonly DepositRoute[]): AchNumbersView | undefined {
  const route = routes.find(({ code }) => code === 'usd');
  if (route?.code !== 'usd') return undefined;
  const { routingNumber, accountNumber, bankName } = route;
  return { routingNumber, accountNumber, bankName };
}

/** Undefined for money in USD, for which the results have no shape. */
export function railDetailsOf(route: DepositRoute): ARSPayinRailDetails | BRLPayinRailDetails | undefined {
  if (route.code === 'usd') return undefined;
  const { bankName } = route;
  return route.code === 'ars'
    ? { type: 'ars', currency: 'ARS', payinRail: 'CVU', accountNumber: route.accountNumber, bankName }
    : { type: 'brl', currency: 'BRL', payinRail: 'PIX', pixBRcode: route.pixBRcode, bankName };
}
