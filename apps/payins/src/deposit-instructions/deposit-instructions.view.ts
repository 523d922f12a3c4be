import {
  type ARSPayinRailDetails,
  type BRLPayinRailDetails,
  ListOfEither,
  type PayinRailDetails,
  payinRailDetails,
} from '#contracts';
import type { DepositRoute } from '#rails';

export class DepositInstructionsView {
  @ListOfEither(payinRailDetails, { describe: 'Money first, then tokens.' })
  results: PayinRailDetails[];
}

export function railDetailsOf(route: DepositRoute): ARSPayinRailDetails | BRLPayinRailDetails {
  const { bankName } = route;
  return route.code === 'ars'
    ? { type: 'ars', currency: 'ARS', payinRail: 'CVU', accountNumber: route.accountNumber, bankName }
    : { type: 'brl', currency: 'BRL', payinRail: 'PIX', pixBRcode: route.pixBRcode, bankName };
}
