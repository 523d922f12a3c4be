import { Choice, Nested, type PayinCode, Tag, Text, Units, Uuid, YesOrNo, payinCodes, union } from '#contracts';
import { type PayinReportedStatus, payinReportedStatuses } from '../contract/payin-rail.js';
import { Route } from './payin-instructions.dto.js';
import { OwnReference, ProviderRate, ReportedFee, ReportedUnits, decimal } from './payout-provider.dto.js';

/*
 * The protocol of a provider that takes in money, beside that of `payout-provider.dto.ts`: signed, answered and repeated in
 * the same way. How one pays is in `payin-instructions.dto.ts`.
 *
 *   GET  /payin-rates?code=ars&token=USDC  -> 200 `ProviderPayinRate`, or 404 where it does not take in this
 *   POST /payins                   a payin (`provider-payin.ts`), with `Idempotency-Key: <payinId>`
 *                                  -> 2xx `OpenedProviderPayin`, or 422 where it cannot be paid in
 *   POST /deposit-accounts         `{"organizationId": "...", "accountId": "..."}`, with `Idempotency-Key: <accountId>`
 *                                  -> 2xx `DepositAccounts`, always the same for an account
 *   POST /payins/closures          `{"payinId": "...", "organizationId": "..."}`, with `Idempotency-Key: <payinId>`
 *                                  -> 2xx, or 404 where it closes none, or 409 where its money has come
 *   POST /payins/returns           `{"payinId": "...", "organizationId": "...", "arrivalId": "..."}`, with
 *                                  `Idempotency-Key: <payinId>` -> 2xx `ProviderReturn`, or any other body: this money
 *                                  goes back to its sender
 *
 * It reports by signed POSTs to `/payins/provider-callbacks` of Gatehouse: `ProviderArrival` for money that came in, where
 * `webhook-id` is the id of the movement; `ProviderPayinReport` for what became of money that it held, where `webhook-id` is the
 * id of the report. The answer to an arrival says whether the money is accepted; if not, the provider sends it back.
 */

const longestName = 200;
const longestNumber = 50;
const longestReference = 200;
const longestRoutingNumber = 20;

const Optional = (max: number): PropertyDecorator => Text({ max, optional: true });

export class ProviderPayinRate extends ProviderRate {
  /** The minimum, in the currency and with no more decimals than it has. */
  @decimal(20)
  minimum: string;
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
