import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eventCategories, eventTypes } from '#contracts';
import { activeAccount, untilBalance } from '../support/chains/accounts.js';
import { idOf, must } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import { waysIn } from '../support/webhooks/event-audit.js';
import { type Organization, everyScope } from '../support/service/gatehouse.js';
import { Listening } from '../support/webhooks/listening.js';
import { type Payee, arrives, askedFor, money, pixPayment, untilPayin } from '../support/payments/payins.js';
import {
  type PayoutBody,
  ana,
  brlMethod,
  executed,
  statusOf,
  toBank,
  toWallet,
  untilStatus,
} from '../support/payments/payouts.js';
import { Receiver } from '../support/webhooks/receiver.js';
import { answersOfCompany } from '../widget/answers.js';
import { Stage, type Visit } from '../widget/stage.js';

const brl = '1070000';
const each = 25;
const reviewed = 'compliance_review_status_changed: draft > submitted > inReview > approved';
const reviewedSlowly = reviewed.replace('inReview', 'validatingSubmission > inReview');

let stage: Stage;
let receiver: Receiver;
beforeAll(async () => {
  [stage, receiver] = await Promise.all([Stage.start(), Receiver.start()]);
});
afterEach(() => stage.end());
afterAll(async () => {
  await stage.stop();
  await receiver.stop();
});

test('a customer is onboarded, approved and paid, and pays twenty; its server hears of all that, once and in order', async () => {
  const customer = await hasAnOrganizationAndItsKey();
  const listening = await listensToEverything(customer);
  await acceptsTheTerms(customer);
  const visit = await answersTheWidget(customer);
  await isApprovedByAnOfficer(visit);
  const payee = await makesAnAccount(customer);
  const units = await isPaidByPix(payee);
  await paysTwenty(payee, units);
  await seesTheApproval(visit);
  await heardEverythingOnce(listening);
}, 280_000);

/** From the operator. */
async function hasAnOrganizationAndItsKey(): Promise<Organization> {
  const { gatehouse } = stage;
  const id = idOf(
    await gatehouse.operator.post('/organizations', { name: 'Muebles Acme S.A.', type: 'business', country: 'AR' }),
  );
  return { id, api: await gatehouse.keyFor(id, everyScope) };
}

/** Of whatever comes first of a category it hears only at the second try. */
async function listensToEverything(customer: Organization): Promise<Listening> {
  return Listening.begin(stage.gatehouse, receiver, customer);
}

async function acceptsTheTerms({ id, api }: Organization): Promise<void> {
  must(await api.post(`/organizations/${id}/terms-of-service/acceptances`, {}), 201);
}

/** In a browser, on a page that has no more than the token of a session. */
async function answersTheWidget(organization: Organization): Promise<Visit> {
  const applicant = await Applicant.open(stage.gatehouse, { type: 'business', tier: 'US_STANDARD', organization });
  const visit = await stage.visit(applicant, { device: { width: 1200 } });
  const { visitor } = visit;
  await visitor.start();
  await visitor.stepAfter(1);
  expect(await visitor.answerAll(answersOfCompany())).toBe('summary');
  await visitor.submit();
  await applicant.reaches('inReview');
  return visit;
}

async function isApprovedByAnOfficer({ applicant }: Visit): Promise<void> {
  must(await applicant.decide({ type: 'approve' }), 200);
  expect(await applicant.status()).toBe('approved');
}

/** The page looks again by itself. */
async function seesTheApproval({ visitor }: Visit): Promise<void> {
  await visitor.title(visitor.words.statuses.approved.title).waitFor();
}

async function makesAnAccount(organization: Organization): Promise<Payee> {
  const { id, accountDetails } = await activeAccount(organization.api);
  const walletAddress = accountDetails?.walletDetails.walletAddress ?? '';
  return { organization, api: organization.api, accountId: id, walletAddress };
}

/** What is then in the balance, in smallest units. */
async function isPaidByPix(payee: Payee): Promise<bigint> {
  const { id, payinInstructions } = await askedFor(payee, pixPayment(brl));
  expect(payinInstructions?.['brCode']).toMatch(/^000201.*540810700\.00/);
  expect(await arrives(payee.api, { payinId: id }, money.pix(brl))).toEqual({ accepted: true, payinId: id });
  const { settlementDetails } = await untilPayin(stage.gatehouse, payee.api, id, 'completed');
  const value = settlementDetails?.amount?.value ?? '';
  await untilBalance(payee.api, payee.accountId, { value });
  return BigInt(value);
}

/** Ten bank accounts in two countries, and ten wallets, two of them on another chain. */
function recipients(): object[] {
  const toPix = { payoutDetails: { type: 'fiat', payoutMethod: brlMethod }, recipientInfo: ana };
  const dollars = { fiatAmount: each, fiatCurrencyCode: 'USD' };
  return Array.from({ length: 20 }, (_, nth) => {
    if (nth % 4 === 0) return toBank(each);
    if (nth % 4 === 1) return toBank(each, toPix);
    const walletAddress = `0x${String(1_000 + nth).padStart(40, '5')}`;
    return nth < 8 && nth % 4 === 3
      ? toWallet(dollars, { walletAddress, blockchain: 'BASE' })
      : toWallet(each, { walletAddress });
  });
}

async function paysTwenty(payee: Payee, units: bigint): Promise<void> {
  const { id } = await executed(payee, recipients());
  const { payouts } = await untilStatus(stage.gatehouse, payee, id, 'executed');
  expect(payouts.map(endOf)).toEqual(Array(20).fill('paid'));
  const left = units - 20n * BigInt(each) * 1_000_000n;
  await untilBalance(payee.api, payee.accountId, { value: String(left) });
  expect(must(await stage.gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
}

function endOf(payout: PayoutBody): string {
  return ['completed', 'EXECUTED'].includes(statusOf(payout)) ? 'paid' : statusOf(payout);
}

/** What it heard is the log from its first position on, though all kinds of it had to be told twice; and nothing is told later. */
async function heardEverythingOnce(listening: Listening): Promise<void> {
  const log = await listening.heardAll();
  // That an approval ends is told a year later, at the earliest; nobody is invited here.
  const elsewhere = ['compliance_review_due', 'associated_person_invitation_requested'];
  const soon = eventTypes.filter((type) => !elsewhere.includes(type));
  expect(new Set(log.map(({ payload }) => payload['type']))).toEqual(new Set(soon));
  expect(new Set(listening.refused.map(({ envelope }) => envelope.eventCategory))).toEqual(new Set(eventCategories));
  for (const { headers } of listening.refused) {
    const again = listening.handled.find((received) => received.headers['webhook-id'] === headers['webhook-id']);
    expect(again?.envelope.attemptNumber).toBe(2);
  }
  const { [reviewed]: review = 0, [reviewedSlowly]: slowly = 0, ...others } = waysIn(log);
  expect(review + slowly).toBe(1);
  expect(others).toEqual({
    tos_accepted: 1,
    'verification_status_changed: inactive > pending > approved': 1,
    'payin_status_changed: null > created > pending > completed': 1,
    account_credited: 1,
    'payout_request_status_changed: awaitingExecution > pending > executed': 1,
    'payout_status_changed: created > pending > completed': 10,
    'payout_status_changed: awaitingExecution > pending > executed': 10,
    account_debited: 1,
  });
  await stage.gatehouse.advance(24 * 3_600);
  expect(await listening.heardAll()).toEqual(log);
}
