import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Choice, Decimal, type FieldOptions, Nested, field } from './fields.js';
import { rule } from './rules.js';
import { type Blockchain, type EvmBlockchain, blockchains, evmBlockchains } from './vocabulary/blockchains.js';
import {
  type FiatCurrencyCode,
  type TokenSymbol,
  fiatCurrencyCodes,
  tokenExponent,
  tokenSymbols,
} from './vocabulary/money.js';

/** Money as we keep it: whole smallest units, never a fraction, never a float. */
export interface Money {
  readonly symbol: string;
  readonly exponent: number;
  readonly units: bigint;
}

/** An amount of a token where the specification's wire says `number`. */
export class TokenAmount {
  @Decimal({ min: 0, example: 12.5 })
  tokenAmount: number;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;
}

/** The same of a currency. */
export class FiatAmount {
  @Decimal({ min: 0, example: 150.5 })
  fiatAmount: number;

  @Choice(fiatCurrencyCodes, { example: 'ARS' })
  fiatCurrencyCode: FiatCurrencyCode;
}

/** A token, and the chain on which it is. */
export class TokenWithBlockchain {
  @Choice(tokenSymbols)
  symbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;
}

class DestinationToken {
  @Choice(tokenSymbols)
  symbol: TokenSymbol;

  @Choice(evmBlockchains, { example: 'POLYGON' })
  blockchain: EvmBlockchain;
}

/** Any token on any chain is read, and refused as a whole; documented are the chains on which accounts hold tokens. */
export function DestinationTokenField(options: FieldOptions): PropertyDecorator {
  const { describe: description, optional = false } = options;
  return applyDecorators(
    Nested(() => TokenWithBlockchain, options),
    ApiProperty({ type: () => DestinationToken, required: !optional, description: description ?? '' }),
  );
}

/** A trillion tokens in one movement: more than there are, and little enough that the balances of many can be added up. */
export const mostUnits = 10n ** 18n;

/** An amount in whole smallest units, as text: JSON numbers are too small for it. */
export function Units(options: FieldOptions = {}): PropertyDecorator {
  const message = `must be a whole number of smallest units as text, from 1 to ${mostUnits}`;
  const isAmount = (value: unknown): boolean =>
    typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value) && BigInt(value) <= mostUnits;
  return field(options, { type: 'string', pattern: '^[1-9][0-9]{0,18}$' }, rule('units', message, isAmount));
}

/** The same, where it may be taken away. */
export function SignedUnits(options: FieldOptions = {}): PropertyDecorator {
  const message = `must be a whole number of smallest units as text, from -${mostUnits} to ${mostUnits} and not 0`;
  const isAmount = (value: unknown): boolean =>
    typeof value === 'string' && /^-?[1-9]\d{0,18}$/.test(value) && BigInt(value.replace('-', '')) <= mostUnits;
  return field(options, { type: 'string', pattern: '^-?[1-9][0-9]{0,18}$' }, rule('signedUnits', message, isAmount));
}

const plainDecimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** `'12.5'` with exponent 6 is 12500000n. What does not fit the exponent exactly throws: money is never rounded silently. */
export function toSmallestUnits(decimal: string, exponent: number): bigint {
  const match = plainDecimal.exec(decimal);
  if (match === null) throw new RangeError(`Not a decimal amount: ${decimal}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > exponent) throw new RangeError(`More than ${exponent} decimal places: ${decimal}`);
  const units = BigInt(whole + significant.padEnd(exponent, '0'));
  return sign === '-' ? -units : units;
}

export function toDecimal(units: bigint, exponent: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Only where the wire says `number`: exact to 15 digits, as JSON readers are. */
export function toWireNumber(units: bigint, exponent: number): number {
  return Number(toDecimal(units, exponent));
}

const percentDecimals = 6;

/** In millionths of a percent, to which percentages count. */
export function percentE6(percentage: number): bigint {
  const nearest = percentage.toFixed(percentDecimals);
  const units = toSmallestUnits(nearest, percentDecimals);
  // What is finer is left out, so that nearly all never is all.
  return Number(nearest) > percentage ? units - 1n : units;
}

export function percentageOf(e6: bigint | string): number {
  return toWireNumber(BigInt(e6), percentDecimals);
}

/** An amount of a token as answers have it. */
export function tokenAmountOf(units: bigint | string, tokenSymbol: TokenSymbol): TokenAmount {
  return { tokenAmount: toWireNumber(BigInt(units), tokenExponent), tokenSymbol };
}
