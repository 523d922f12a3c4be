import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  type FiatAndRailCode,
  type FiatPayoutMethodVariant,
  codesOfVariants,
  fiatAndRailCodes,
  payoutMethodCodes,
} from '#contracts';
import { type SupportedBank, namedBanks, supportedBanks } from './bank-list.js';

/**
 * The banks that a payout can go to, from one file for each code, read once at the start. Four files are empty, as no name
 * is needed: an IBAN (`eur`), a routing number (`usd`) and a Bre-B key (`cop-bre-b`) identify the bank, and a balance with
 * the provider (`cop-provider-balance`) is in none.
 */
@Injectable()
export class Banks {
  private readonly names: ReadonlyMap<FiatAndRailCode, readonly string[]>;
  private readonly banks: ReadonlyMap<FiatAndRailCode, readonly SupportedBank[]>;

  constructor() {
    const selectable: ReadonlySet<string> = new Set(payoutMethodCodes);
    this.banks = new Map<FiatAndRailCode, readonly SupportedBank[]>(
      payoutMethodCodes.map((code) => [code, supportedBanks(code, contentOf(code))]),
    );
    const others = fiatAndRailCodes.filter((code) => !selectable.has(code));
    this.names = new Map<FiatAndRailCode, readonly string[]>([
      ...[...this.banks].map(([code, banks]) => [code, banks.map(({ name }) => name)] as const),
      ...others.map((code) => [code, namedBanks(code, contentOf(code))] as const),
    ]);
  }

  namesFor(code: FiatAndRailCode): string[] {
    return [...(this.names.get(code) ?? [])];
  }

  /** Undefined where no payout method names its bank by an id. */
  banksOf(code: FiatAndRailCode): readonly SupportedBank[] | undefined {
    return this.banks.get(code);
  }

  banksFor(variant: FiatPayoutMethodVariant): readonly SupportedBank[] {
    return this.banks.get(codesOfVariants[variant]) ?? [];
  }

  has(variant: FiatPayoutMethodVariant, bankId: string): boolean {
    return this.banksFor(variant).some(({ id }) => id === bankId);
  }
}

function contentOf(code: FiatAndRailCode): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${code}.json`), 'utf8')) as unknown;
}
