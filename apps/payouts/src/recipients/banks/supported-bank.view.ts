import { getSchemaPath } from '@nestjs/swagger';
import {
  type FiatAndRailCode,
  ListOf,
  Nested,
  OneOf,
  Tag,
  Text,
  Texts,
  type UnionOf,
  fiatAndRailCodes,
  union,
} from '#contracts';
import type { SelectableMethod } from './supported-bank.dto.js';

export class BankInfo {
  @Text({ max: 20, example: '007', describe: 'The `bankId` of a payout method.' })
  id: string;

  @Text({ max: 100, example: 'Banco Galicia' })
  name: string;
}

export class BankSelectionRequired {
  @Tag('required')
  type: 'required';

  @ListOf(() => BankInfo, { min: 1 })
  banks: BankInfo[];
}

export class BankSelectionNotRequired {
  @Tag('notRequired')
  type: 'notRequired';
}

const bankSelection = union('type', { required: BankSelectionRequired, notRequired: BankSelectionNotRequired });
export type BankSelection = UnionOf<typeof bankSelection>;

export class BankDetails {
  @Texts({ max: 100, describe: 'Empty if the name of the bank is not needed.' })
  bankNames: string[];

  @ListOf(() => BankInfo, {
    optional: true,
    describe: 'The same banks with the `bankId` of each; absent where no payout method takes one.',
  })
  banks?: BankInfo[];
}

/** One field for each code. */
export class BankDetailsByCode {}
for (const code of fiatAndRailCodes) Nested(() => BankDetails, { optional: true })(BankDetailsByCode.prototype, code);

/** Where currencies and rails were asked for. */
export class BanksInfo {
  @Nested(() => BankDetailsByCode, { describe: 'One entry for each requested code, and no other.' })
  bankDetails: Partial<Record<FiatAndRailCode, BankDetails>>;
}

/** Where payout methods were asked for: one field for each. */
export class BankSelections implements Partial<Record<SelectableMethod, BankSelection>> {
  @OneOf(bankSelection, { optional: true })
  arsAlias?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  arsAccountNumber?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  bobDomestic?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  pixPhone?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  pixEmail?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  pixDocument?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  pixBankAccount?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  wire?: BankSelection;

  @OneOf(bankSelection, { optional: true })
  blockchainWallet?: BankSelection;
}

/** What was asked for tells them apart; neither has a field that says so. */
export const supportedBanks = {
  variants: { BanksInfo, BankSelections },
  schema: { oneOf: [BanksInfo, BankSelections].map((shape) => ({ $ref: getSchemaPath(shape) })) },
};
export type SupportedBanksView = BanksInfo | BankSelections;
