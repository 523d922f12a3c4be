import { Injectable } from '@nestjs/common';
import { type FiatAndRailCode, fiatAndRailCodes } from '#contracts';
import { ValidationFailed } from '#errors';
import { Banks } from '#rails';
import type { SelectableMethod, SupportedBanksQuery } from './supported-bank.dto.js';
import type { BankDetails, BankSelection, SupportedBanksView } from './supported-bank.view.js';

@Injectable()
export class SupportedBankService {
  constructor(private readonly banks: Banks) {}

  async list({ fiatCurrencyAndRail, payoutMethodTypes }: SupportedBanksQuery): Promise<SupportedBanksView> {
    if (payoutMethodTypes === undefined) {
      const codes = fiatCurrencyAndRail ?? fiatAndRailCodes;
      return { bankDetails: Object.fromEntries(codes.map((code) => [code, this.detailsOf(code)])) };
    }
    if (fiatCurrencyAndRail !== undefined)
      throw ValidationFailed.at(
        'payoutMethodTypes',
        'must be left out where fiatCurrencyAndRail is sent: ask for one of them',
      );
    return Object.fromEntries(payoutMethodTypes.map((method) => [method, this.selectionFor(method)]));
  }

  private detailsOf(code: FiatAndRailCode): BankDetails {
    const banks = this.banks.banksOf(code);
    return { bankNames: this.banks.namesFor(code), ...(banks === undefined ? {} : { banks: [...banks] }) };
  }

  private selectionFor(method: SelectableMethod): BankSelection {
    return method === 'blockchainWallet'
      ? { type: 'notRequired' }
      : { type: 'required', banks: [...this.banks.banksFor(method)] };
  }
}
