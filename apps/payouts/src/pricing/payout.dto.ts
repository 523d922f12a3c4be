import {
  BlockchainWalletDetails,
  Decimal,
  Nested,
  OneOf,
  type PayoutAmount,
  PayoutAmountField,
  type RecipientInfo,
  Tag,
  type UnionOf,
  Uuid,
  entryRule,
  fiatPayoutMethods,
  field,
  isPlainObject,
  recipientInfos,
  rule,
  union,
} from '#contracts';

class FiatPayoutDetails {
  @Tag('fiat')
  type: 'fiat';

  @OneOf(fiatPayoutMethods)
  payoutMethod: UnionOf<typeof fiatPayoutMethods>;
}

class WalletDetailsInput extends BlockchainWalletDetails {}

class BlockchainPayoutDetails {
  @Tag('blockchain')
  type: 'blockchain';

  @Nested(() => WalletDetailsInput, {
    describe:
      'For an amount in USDC or USDT on the chain of the account; for an amount in USD on any of the six, `SOLANA` included.',
  })
  walletDetails: WalletDetailsInput;
}

class SavedPayoutDetails {
  @Tag('counterpartyPayoutMethod')
  type: 'counterpartyPayoutMethod';

  @Uuid({ describe: 'A saved payout method; its counterparty is the recipient.' })
  payoutMethodId: string;
}

export const payoutDetails = union('type', {
  fiat: FiatPayoutDetails,
  blockchain: BlockchainPayoutDetails,
  counterpartyPayoutMethod: SavedPayoutDetails,
});
export type PayoutDetails = UnionOf<typeof payoutDetails>;

export class PayoutDeveloperFee {
  @Decimal({
    min: 0,
    max: 100,
    example: 1.5,
    describe: 'Of the amount, which includes it. Counted to the millionth of a percent.',
  })
  developerFeePercentage: number;
}

const mostDetails = 20;
const longestDetail = 500;
const detailName = /^[A-Za-z][A-Za-z0-9_-]{0,49}$/;

/** Whatever a bank may require: passed on unchanged. */
function SupportingDetails(): PropertyDecorator {
  const isDetail = (text: unknown, name: string): boolean =>
    typeof text === 'string' && text.length <= longestDetail && detailName.test(name);
  const hasFew = (value: unknown): boolean => isPlainObject(value) && Object.keys(value).length <= mostDetails;
  return field(
    {
      optional: true,
      example: { purpose: 'Salary of November' },
      describe: 'Named texts that are passed on to the payout provider.',
    },
    { type: 'object', additionalProperties: { type: 'string', maxLength: longestDetail }, maxProperties: mostDetails },
    rule('supportingDetails', `must be an object of at most ${mostDetails} texts`, hasFew),
    entryRule(
      'supportingDetail',
      `must be a text of at most ${longestDetail} characters, under a name of letters and digits`,
      isDetail,
    ),
  );
}

/** One payout of a request. */
export class PayoutRow {
  @PayoutAmountField()
  amount: PayoutAmount;

  @OneOf(payoutDetails)
  payoutDetails: PayoutDetails;

  @OneOf(recipientInfos, {
    optional: true,
    describe:
      'Who is paid. Optional with a saved payout method. A payout in fiat needs `email` and `physicalAddress`, one to a wallet only the name.',
  })
  recipientInfo?: RecipientInfo;

  @SupportingDetails()
  supportingDetails?: Record<string, string>;

  @Nested(() => PayoutDeveloperFee, { optional: true })
  developerFee?: PayoutDeveloperFee;
}
