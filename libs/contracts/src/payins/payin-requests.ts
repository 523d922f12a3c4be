import { Decimal, Integer, Nested, Tag, field } from '../fields.js';
import { isCbu, isCvu } from '../payout-methods/bank-accounts.js';
import { rule } from '../rules.js';
import { type UnionOf, union } from '../union.js';
import type { RequestedPayinType } from '../vocabulary/payins.js';
import { ArsPayinAmount, BrlPayinAmount } from './payin-amounts.js';

const leastSeconds = 300;
const mostSeconds = 259_200;

/** For how long a payer may pay when nobody says otherwise. */
export const usualExpirySeconds: Readonly<Record<RequestedPayinType, number>> = {
  'ars-bank-transfer': 300,
  'brl-pix': 86_400,
};

function ExpiresInSeconds(type: RequestedPayinType): PropertyDecorator {
  const usual = usualExpirySeconds[type];
  const describe = `For how long the payer may pay; ${usual} when absent.`;
  return Integer({ min: leastSeconds, max: mostSeconds, optional: true, usual, example: usual, describe });
}

function ArgentineAccount(): PropertyDecorator {
  return field(
    { example: '2850590940090418135201', describe: 'The CBU or CVU from which the payer has to transfer.' },
    { type: 'string', pattern: '^\\d{22}$' },
    rule(
      'argentineAccount',
      'must be a CBU or a CVU: 22 digits, with both check digits right',
      (value) => typeof value === 'string' && (isCbu(value) || isCvu(value)),
    ),
  );
}

export class ArsBankTransfer {
  @Tag('ars-bank-transfer')
  type: 'ars-bank-transfer';

  @Nested(() => ArsPayinAmount, { describe: 'Exactly what the payer has to transfer.' })
  amount: ArsPayinAmount;

  @ArgentineAccount()
  accountNumber: string;

  @ExpiresInSeconds('ars-bank-transfer')
  expiresInSeconds?: number;
}

export class BrlInstantPayment {
  @Tag('brl-pix')
  type: 'brl-pix';

  @Nested(() => BrlPayinAmount, { describe: 'Exactly what the payer has to send: another amount is declined.' })
  amount: BrlPayinAmount;

  @ExpiresInSeconds('brl-pix')
  expiresInSeconds?: number;
}

/** What can be asked for. */
export const payinRequests = union('type', { 'ars-bank-transfer': ArsBankTransfer, 'brl-pix': BrlInstantPayment });
export type PayinRequest = UnionOf<typeof payinRequests>;

const percentage = { min: 0, max: 100, example: 1.5 };
const ofTheTokens = 'Of the tokens that the money becomes. It counts to the millionth of a percent.';

export class ARSDeveloperFee {
  @Tag('ars')
  type: 'ars';

  @Decimal({ ...percentage, describe: ofTheTokens })
  developerFeePercentage: number;
}

export class BRLDeveloperFee {
  @Tag('brl')
  type: 'brl';

  @Decimal({ ...percentage, describe: ofTheTokens })
  developerFeePercentage: number;
}

export const payinDeveloperFees = union('type', { ars: ARSDeveloperFee, brl: BRLDeveloperFee });
export type PayinDeveloperFee = UnionOf<typeof payinDeveloperFees>;
