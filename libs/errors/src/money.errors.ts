import {
  Choice,
  type Conversion,
  Decimal,
  type FiatCurrencyCode,
  Integer,
  ListOf,
  Nested,
  Texts,
  TokenAmount,
  Uuid,
  conversions,
  fiatCurrencyCodes,
} from '#contracts';
import { type ErrorContract, GatehouseError, SentText } from './gatehouse-error.js';

class InsufficientFundsParams {
  @Uuid()
  accountId: string;

  @Nested(() => TokenAmount)
  available: TokenAmount;

  @Nested(() => TokenAmount)
  required: TokenAmount;
}

export class InsufficientFunds extends GatehouseError<InsufficientFundsParams> {
  static readonly contract: ErrorContract = {
    name: 'InsufficientFunds',
    status: 422,
    params: InsufficientFundsParams,
    about: 'The account does not hold enough. Nothing was reserved.',
  };
  constructor(params: InsufficientFundsParams) {
    super(InsufficientFunds.contract, 'The account does not hold enough for this', params);
  }
}

class MissingCounterpartyFieldsParams {
  @Uuid()
  counterpartyId: string;

  @Texts({ max: 200 })
  missingFields: string[];
}

export class AdditionalCounterpartyInformationRequired extends GatehouseError<MissingCounterpartyFieldsParams> {
  static readonly contract: ErrorContract = {
    name: 'AdditionalCounterpartyInformationRequired',
    status: 422,
    params: MissingCounterpartyFieldsParams,
    about: 'The saved counterparty lacks fields that this payout method needs. Populate them and retry.',
  };
  constructor(counterpartyId: string, missingFields: string[]) {
    super(AdditionalCounterpartyInformationRequired.contract, `The counterparty lacks ${missingFields.join(', ')}`, {
      counterpartyId,
      missingFields,
    });
  }
}

export class RecipientValidationFailure {
  @Integer({ min: 0 })
  index: number;

  @Texts({ max: 200 })
  missingFields: string[];

  @Uuid({ optional: true })
  counterpartyId?: string;

  @Uuid({ optional: true })
  payoutMethodId?: string;
}

class RecipientFailuresParams {
  @ListOf(() => RecipientValidationFailure)
  failures: RecipientValidationFailure[];
}

export class AdditionalRecipientInformationRequired extends GatehouseError<RecipientFailuresParams> {
  static readonly contract: ErrorContract = {
    name: 'AdditionalRecipientInformationRequired',
    status: 422,
    params: RecipientFailuresParams,
    about: 'Some payouts of the request lack recipient information; each is named by its index.',
  };
  constructor(failures: RecipientValidationFailure[]) {
    const lacking = failures.length === 1 ? 'One payout lacks' : `${failures.length} payouts lack`;
    super(AdditionalRecipientInformationRequired.contract, `${lacking} recipient information`, {
      failures,
    });
  }
}

class ExpiredQuote {
  @Uuid()
  payoutId: string;

  @Choice(fiatCurrencyCodes)
  fiatCurrencyCode: FiatCurrencyCode;

  @Decimal({ min: 0 })
  previousRate: number;

  @Decimal({ min: 0 })
  newRate: number;
}

class ExpiredQuotesParams {
  @ListOf(() => ExpiredQuote)
  expiredQuotes: ExpiredQuote[];
}

export class PayoutQuoteExpired extends GatehouseError<ExpiredQuotesParams> {
  static readonly contract: ErrorContract = {
    name: 'PayoutQuoteExpired',
    status: 422,
    params: ExpiredQuotesParams,
    about: 'The rates have moved since the request was created. Execute with `FLEXIBLE`, or create it again.',
  };
  constructor(expiredQuotes: ExpiredQuote[]) {
    super(PayoutQuoteExpired.contract, 'The quotes of this request have expired', { expiredQuotes });
  }
}

const conversionObstacles = ['stopped', 'dailyCap'] as const;
export type ConversionObstacle = (typeof conversionObstacles)[number];

class UnavailableConversionParams {
  @Choice(conversions)
  conversion: Conversion;

  @Choice(conversionObstacles)
  reason: ConversionObstacle;

  @Decimal({ min: 0, optional: true, describe: 'With `dailyCap`: how many tokens are left today, in UTC.' })
  left?: number;
}

export class ConversionUnavailable extends GatehouseError<UnavailableConversionParams> {
  static readonly contract: ErrorContract = {
    name: 'ConversionUnavailable',
    status: 422,
    params: UnavailableConversionParams,
    about:
      'The operator has stopped this conversion, or has set how much of it there is on one day, and that much was converted. `betweenTokens` is USDC to USDT or back, `usdToWallet` an amount in USD to a wallet.',
  };
  constructor(params: UnavailableConversionParams, place?: string) {
    const where = place === undefined ? '' : `${place}: `;
    super(ConversionUnavailable.contract, `${where}${conversionProblem(params)}`, params);
  }
}

export function conversionProblem({ conversion, reason, left = 0 }: UnavailableConversionParams): string {
  const what = conversion === 'betweenTokens' ? 'Converting USDC to USDT or back' : 'Paying amounts in USD to wallets';
  return reason === 'stopped'
    ? `${what} is stopped at the moment`
    : `${what} has a cap for each day, of which ${left} tokens are left`;
}

class PayinMinimumParams {
  @SentText({ describe: 'In the smallest unit of the currency.' })
  minimum: string;

  @SentText({ describe: 'In the smallest unit of the currency.' })
  actual: string;
}

export class PayinBelowMinimum extends GatehouseError<PayinMinimumParams> {
  static readonly contract: ErrorContract = {
    name: 'PayinBelowMinimum',
    status: 422,
    params: PayinMinimumParams,
    about: 'The amount is smaller than payins of this kind may be.',
  };
  constructor(minimum: string, actual: string) {
    super(PayinBelowMinimum.contract, `A payin of this kind is at least ${minimum}`, { minimum, actual });
  }
}

class UnsupportedRailParams {
  @SentText()
  rail: string;

  @Texts({ max: 100 })
  supported: string[];
}

export class UnsupportedRail extends GatehouseError<UnsupportedRailParams> {
  static readonly contract: ErrorContract = {
    name: 'UnsupportedRail',
    status: 422,
    params: UnsupportedRailParams,
    about: 'Money cannot go this way from here.',
  };
  constructor(rail: string, supported: string[], place?: string) {
    const possible = supported.length === 0 ? 'nothing else is either' : `possible are ${supported.join(', ')}`;
    const where = place === undefined ? '' : `${place}: `;
    super(UnsupportedRail.contract, `${where}${rail} is not possible here; ${possible}`, { rail, supported });
  }
}

class RefusedDestination {
  @Integer({ min: 0, describe: 'The place of the payout in the request, from 0.' })
  index: number;
}

class DestinationRefusedParams {
  @ListOf(() => RefusedDestination)
  destinations: RefusedDestination[];
}

export class DestinationRefused extends GatehouseError<DestinationRefusedParams> {
  static readonly contract: ErrorContract = {
    name: 'DestinationRefused',
    status: 422,
    params: DestinationRefusedParams,
    about: 'Nothing is sent to these wallets. Nobody says why: ask the operator.',
  };
  constructor(indexes: readonly number[]) {
    const destinations = indexes.map((index) => ({ index }));
    const places = indexes.map((index) => `payouts.${index}`).join(', ');
    super(DestinationRefused.contract, `${destinationRefused}: ${places}`, { destinations });
  }
}

export const destinationRefused = 'Nothing is sent to this wallet';
