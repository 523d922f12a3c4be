import { ListOfEither, type PayinRailDetails, payinRailDetails } from '#contracts';

export class DepositInstructionsView {
  @ListOfEither(payinRailDetails, { describe: 'Money first, then tokens.' })
  results: PayinRailDetails[];
}
