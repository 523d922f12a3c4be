import { getSchemaPath } from '@nestjs/swagger';
import { Transform, plainToInstance } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { publishShapes } from './columns.js';
import { Choice, type FieldOptions, field } from './fields.js';
import { toSmallestUnits } from './money.js';
import { isPlainObject, rule } from './rules.js';
import {
  type FiatCurrencyCode,
  type TokenSymbol,
  fiatCurrencyCodes,
  fiatExponent,
  tokenExponent,
  tokenSymbols,
} from './vocabulary/money.js';

/** Our choice: little enough that a JSON number says each of its smallest units exactly. */
export const mostTokens = 100_000_000;
export const mostTokenUnits = BigInt(mostTokens) * 10n ** BigInt(tokenExponent);
export const mostFiat = 100_000_000_000;

/** An amount as a JSON number, of which no more decimal places are given than there are. */
function Amount(options: FieldOptions & { max: number; decimals: (instance: object) => number }): PropertyDecorator {
  const { max, decimals } = options;
  return field(
    options,
    { type: 'number', exclusiveMinimum: 0, maximum: max },
    rule(
      'amount',
      (instance) => `must be a number of more than 0 and at most ${max}, with at most ${decimals(instance)} decimals`,
      (value, instance) => unitsIn(value, max, decimals(instance)) !== undefined,
    ),
  );
}

/** An amount of a token that is to be paid. */
export class TokenPayoutAmount {
  @Amount({ max: mostTokens, decimals: () => tokenExponent, example: 12.5 })
  tokenAmount: number;

  @Choice(tokenSymbols, { example: 'USDC' })
  tokenSymbol: TokenSymbol;
}

/** An amount that the recipient is to receive in this currency. */
export class FiatPayoutAmount {
  @Amount({ max: mostFiat, decimals: (instance) => decimalsOf(instance as FiatPayoutAmount), example: 150.5 })
  fiatAmount: number;

  @Choice(fiatCurrencyCodes, { example: 'ARS' })
  fiatCurrencyCode: FiatCurrencyCode;
}

export type PayoutAmount = TokenPayoutAmount | FiatPayoutAmount;

export function isFiatAmount(amount: PayoutAmount): amount is FiatPayoutAmount {
  return 'fiatAmount' in amount;
}

/** In the smallest units of its token or currency. */
export function unitsOf(amount: PayoutAmount): bigint {
  return isFiatAmount(amount)
    ? toSmallestUnits(String(amount.fiatAmount), decimalsOf(amount))
    : toSmallestUnits(String(amount.tokenAmount), tokenExponent);
}

/** One of the two, told apart by their fields alone. */
export function PayoutAmountField(): PropertyDecorator {
  const shapes = [TokenPayoutAmount, FiatPayoutAmount];
  const message = 'must be {tokenAmount, tokenSymbol} or {fiatAmount, fiatCurrencyCode}';
  const documented = field(
    { example: { tokenAmount: 12.5, tokenSymbol: 'USDC' } },
    { oneOf: shapes.map((shape) => ({ $ref: getSchemaPath(shape) })) },
    Transform(({ value }) => instanceOf(value)),
    rule('object', message, isPlainObject),
    ValidateNested(),
  );
  return (target, key) => {
    publishShapes(target, key, shapes);
    documented(target, key);
  };
}

function instanceOf(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const isFiat = 'fiatAmount' in value || 'fiatCurrencyCode' in value;
  const shape: new () => object = isFiat ? FiatPayoutAmount : TokenPayoutAmount;
  return plainToInstance(shape, value);
}

function decimalsOf({ fiatCurrencyCode }: FiatPayoutAmount): number {
  return fiatExponent(fiatCurrencyCode);
}

function unitsIn(value: unknown, max: number, decimals: number): bigint | undefined {
  if (typeof value !== 'number' || !(value > 0 && value <= max)) return undefined;
  try {
    return toSmallestUnits(String(value), decimals);
  } catch {
    return undefined;
  }
}
