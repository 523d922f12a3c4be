import {
  Choice,
  ListOfEither,
  Nested,
  OneOf,
  type PayinCode,
  Tag,
  Text,
  type UnionOf,
  Units,
  Uuid,
  YesOrNo,
  field,
  isCvu,
  longestBankName,
  longestBrCode,
  payinCodes,
  rule,
  union,
} from '#contracts';
import { type PayinReportedStatus, payinReportedStatuses } from '../contract/payin-rail.js';
import { OwnReference, ProviderRate, ReportedFee, ReportedUnits, decimal } from './payout-provider.dto.js';

/*
 * The protocol of a provider that takes in money, beside that of `payout-provider.dto.ts`: signed, answered and repeated in
 * the same way.
 *
 *   GET  /payin-rates?code=ars&token=USDC  -> 200 `ProviderPayinRate`, or 404 where it does not take in this
 *   POST /payins                   a payin (`provider-payin.ts`), with `Idempotency-Key: <payinId>`
 *                                  -> 2xx `OpenedProviderPayin`, or 422 where it cannot be paid in
 *   POST /deposit-accounts         `{"organizationId": "...", "accountId": "..."}`, with `Idempotency-Key: <accountId>`
 *                                  -> 2xx `DepositAccounts`, always the same for an account
 *   POST /payins/returns           `{"payinId": "...", "organizationId": "...", "arrivalId": "..."}`, with
 *                                  `Idempotency-Key: <payinId>` -> 2xx `ProviderReturn`, or any other body: this money
 *                                  goes back to its sender
 *
 * It reports by signed POSTs to `/payins/provider-callbacks` of Gatehouse: `ProviderArrival` for money that came in, where
 * `webhook-id` is the id of the movement; `ProviderPayinReport` for what became of money that it held, where `webhook-id` is the
 * id of the report. The answer to an arrival says whether the money is accepted; if not, the provider sends it back.
 */

const longestRoute = 100;
const longestName = 200;
const longestNumber = 50;
const longestReference = 200;
const longestRoutingNumber = 20;

/** Money is matched by it, so it is not empty and has no spaces. */
const Route = (): PropertyDecorator =>
  Text({ max: longestRoute, pattern: /^[!-~]+$/, patternMessage: 'must be letters, digits and signs without spaces' });
const Cvu = (): PropertyDecorator =>
  field(
    {},
    { type: 'string', pattern: '^000\\d{19}$' },
    rule('cvu', 'must be a CVU: 22 digits, with both check digits right', (value) => isText(value) && isCvu(value)),
  );
const RoutingNumber = (): PropertyDecorator =>
  field(
    {},
    { type: 'string', pattern: '^\\d{9}$' },
    rule(
      'routingNumber',
      'must be a routing number: nine digits, with the check digit right',
      (value) => isText(value) && isRoutingNumber(value),
    ),
  );
const Optional = (max: number): PropertyDecorator => Text({ max, optional: true });

/** The digits, weighed 3, 7, 1 in turn, add up to a multiple of ten. */
function isRoutingNumber(value: string): boolean {
  const weights = [3, 7, 1] as const;
  const sum = [...value].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return /^\d{9}$/.test(value) && sum > 0 && sum % 10 === 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export class ProviderPayinRate extends ProviderRate {
  /** The minimum, in the currency and with no more decimals than it has. */
  @decimal(20)
  minimum: string;
}

class CvuInstructions {
  @Tag('ars-bank-transfer')
  type: 'ars-bank-transfer';

  @Cvu()
  cvu: string;

  @Text({ max: longestBankName })
  bankName: string;
}

class PixInstructions {
  @Tag('brl-pix')
  type: 'brl-pix';

  @Text({ max: longestBrCode })
  brCode: string;
}

const instructions = union('type', { 'ars-bank-transfer': CvuInstructions, 'brl-pix': PixInstructions });

export class OpenedProviderPayin {
  /** What it will name when the money comes: the CVU, or the `txid` of the PIX code. */
  @Route()
  route: string;

  @OneOf(instructions)
  instructions: UnionOf<typeof instructions>;
}

class ArsDepositAccount {
  @Tag('ars')
  code: 'ars';

  @Route()
  route: string;

  @Cvu()
  accountNumber: string;

  @Text({ max: longestBankName })
  bankName: string;
}

class BrlDepositAccount {
  @Tag('brl')
  code: 'brl';

  @Route()
  route: string;

  @Text({ max: longestBrCode })
  pixBRcode: string;

  @Text({ max: longestBankName })
  bankName: string;
}

class UsdDepositAccount {
  @Tag('usd')
  code: 'usd';

  @Route()
  route: string;

  @RoutingNumber()
  routingNumber: string;

  @Text({ max: 17, pattern: /^[0-9A-Za-z-]+$/, patternMessage: 'must be letters, digits and hyphens' })
  accountNumber: string;

  @Text({ max: longestBankName })
  bankName: string;
}

const depositAccounts = union('code', { ars: ArsDepositAccount, brl: BrlDepositAccount, usd: UsdDepositAccount });

/** At most one for each currency. */
export class DepositAccounts {
  @ListOfEither(depositAccounts)
  routes: UnionOf<typeof depositAccounts>[];
}

/** As much as the sender's bank reports. */
class ProviderSender {
  @Optional(longestName)
  name?: string;

  /** CBU or CVU, or the number of an account of another kind, without punctuation. */
  @Optional(longestNumber)
  accountNumber?: string;

  @Optional(longestNumber)
  bankCode?: string;

  @Optional(longestName)
  bankName?: string;

  @Optional(longestNumber)
  documentNumber?: string;

  @Optional(longestNumber)
  documentType?: string;

  /** The end-to-end id of PIX, the id at the clearing house. */
  @Optional(longestReference)
  clearingId?: string;

  @Optional(longestReference)
  sourceReference?: string;

  @Optional(longestRoutingNumber)
  routingNumber?: string;

  @Optional(longestReference)
  description?: string;
}

export class ProviderArrival {
  @Tag('arrived')
  type: 'arrived';

  @Choice(payinCodes)
  code: PayinCode;

  @Route()
  route: string;

  @Units({ describe: 'In the smallest units of the currency: `"150000"` of ARS are 1500.00.' })
  fiatUnits: string;

  @YesOrNo({ optional: true, describe: 'Whether it is held for compliance first. A report follows.' })
  isHeld?: boolean;

  @Nested(() => ProviderSender)
  sender: ProviderSender;

  @ReportedFee()
  feeUnits?: string;

  @OwnReference()
  reference?: string;
}

/** Money that went back to its sender. */
class ReturnedMoneyFields {
  @ReportedUnits('With `rejected` and `returned`: what went back to its sender. Without it, all that came.')
  fiatUnits?: string;

  @ReportedFee()
  feeUnits?: string;

  @OwnReference()
  reference?: string;
}

/** The answer to the request to send money back. */
export class ProviderReturn extends ReturnedMoneyFields {
  @Choice(['asked', 'confirmed'], {
    optional: true,
    describe: '`asked`: a report says later whether it went back. Without it, it went back.',
  })
  status?: 'asked' | 'confirmed';
}

/** What became of money that was held for a payin. */
export class ProviderPayinReport extends ReturnedMoneyFields {
  @Tag('report')
  type: 'report';

  @Uuid()
  payinId: string;

  @Uuid()
  organizationId: string;

  @Choice(payinReportedStatuses)
  status: PayinReportedStatus;
}

/** What a provider reports without being asked. */
export const providerPayinNews = union('type', { arrived: ProviderArrival, report: ProviderPayinReport });
