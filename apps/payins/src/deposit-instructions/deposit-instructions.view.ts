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

/** What is told of an account's own number or code. */
export function railDetailsOf(standing: DepositRoute): ARSPayinRailDetails | BRLPayinRailDetails {
  const { bankName } = standing;
  return standing.code === 'ars'
    ? { type: 'ars', currency: 'ARS', payinRail: 'CVU', accountNumber: standing.accountNumber, bankName }
    : { type: 'brl', currency: 'BRL', payinRail: 'PIX', pixBRcode: standing.pixBRcode, bankName };
}
