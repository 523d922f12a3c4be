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

/** One field for each requested method, or `bankDetails`. */
export class SupportedBanksView implements Partial<Record<SelectableMethod, BankSelection>> {
  @Nested(() => BankDetailsByCode, {
    optional: true,
    describe: 'One entry for each requested code; absent if payout methods were requested.',
  })
  bankDetails?: Partial<Record<FiatAndRailCode, BankDetails>>;

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
