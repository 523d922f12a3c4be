import { Injectable } from '@nestjs/common';
import { type FiatAndRailCode, type TokenSymbol, toSmallestUnits, tokenExponent } from '#contracts';
import { Clock } from '#runtime';
import {
  type BreBHolder,
  type PayoutOrder,
  PayoutRail,
  type PayoutReport,
  type RailTerms,
  type Submission,
} from '../payout-rail.js';
import { providerOrder } from './provider-order.js';
import { type ProviderAnswer, type ProviderQuestion, ProviderRequests } from './provider-requests.js';
import { KeyHolder, LookedUpReport, ProviderRate, RefusedPayout, TakenPayout } from './provider.dto.js';
import { ProviderFailed } from './provider.errors.js';

interface Kept {
  readonly until: number;
  readonly terms: Promise<RailTerms | undefined>;
}

const termsKeptMilliseconds = 30_000;
/** A provider that is silent is left alone for a moment: whoever asks meanwhile is told so at once, and holds up nobody. */
const silenceKeptMilliseconds = 5_000;
const rateExponent = 8;
const percentExponent = 2;
const allBasisPoints = 10_000n;

/** A payout provider of the operator, reached through a small adapter that speaks the protocol of `provider.dto.ts`. */
@Injectable()
export class HttpProvider extends PayoutRail {
  private readonly kept = new Map<string, Kept>();
  /** Apart for what callers wait for and for what jobs ask: that an order takes long does not end all quotes. */
  private readonly silentUntil = { callers: 0, jobs: 0 };

  constructor(
    private readonly requests: ProviderRequests,
    private readonly clock: Clock,
  ) {
    super();
  }

  get name(): string {
    return `http-provider ${this.requests.providerName}`;
  }

  /** All payouts of a request, and all requests of some seconds, are quoted by one answer. */
  terms(code: FiatAndRailCode, token: TokenSymbol): Promise<RailTerms | undefined> {
    const key = `${code} ${token}`;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known !== undefined && now < known.until) return known.terms;
    const kept: Kept = { until: now + termsKeptMilliseconds, terms: this.askForTerms(code, token) };
    this.kept.set(key, kept);
    kept.terms.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key);
    });
    return kept.terms;
  }

  async submit(order: PayoutOrder): Promise<Submission> {
    const answer = await this.ask({
      method: 'POST',
      path: '/payouts',
      body: providerOrder(order),
      idempotencyKey: order.id,
      answers: (status) => (status >= 200 && status < 300) || status === 422,
    });
    if (answer.status === 422) return { isTaken: false, ...answer.as(RefusedPayout) };
    return { isTaken: true, ...answer.as(TakenPayout), later: [] };
  }

  async lookUp({ id, organizationId }: Pick<PayoutOrder, 'id' | 'organizationId'>): Promise<PayoutReport | undefined> {
    const answer = await this.ask({
      method: 'GET',
      path: `/payouts/${id}`,
      answers: (status) => status === 200 || status === 204 || status === 404,
    });
    if (answer.status !== 200) return undefined;
    const { reportId, ...report } = answer.as(LookedUpReport);
    if (report.payoutId !== id || report.organizationId !== organizationId)
      throw new ProviderFailed('told of another payout than was asked for');
    return { id: reportId, ...report };
  }

  async holderOf(breBKey: string): Promise<BreBHolder | undefined> {
    const answer = await this.ask({
      method: 'POST',
      path: '/bre-b-key-validations',
      body: { key: breBKey },
      isWaitedFor: true,
      answers: isFoundOrNot,
    });
    return answer.status === 404 ? undefined : { ...answer.as(KeyHolder) };
  }

  private async ask(question: ProviderQuestion): Promise<ProviderAnswer> {
    const whose = question.isWaitedFor ? 'callers' : 'jobs';
    if (this.clock.now().getTime() < this.silentUntil[whose]) throw new ProviderFailed('was silent a moment ago', true);
    try {
      return await this.requests.ask(question);
    } catch (cause) {
      if (cause instanceof ProviderFailed && cause.isSilence)
        this.silentUntil[whose] = this.clock.now().getTime() + silenceKeptMilliseconds;
      throw cause;
    }
  }

  private async askForTerms(code: FiatAndRailCode, token: TokenSymbol): Promise<RailTerms | undefined> {
    const answer = await this.ask({
      method: 'GET',
      path: `/rates?code=${code}&token=${token}`,
      isWaitedFor: true,
      answers: isFoundOrNot,
    });
    return answer.status === 404 ? undefined : termsOf(answer.as(ProviderRate));
  }
}

function isFoundOrNot(status: number): boolean {
  return status === 200 || status === 404;
}

function termsOf({ rate, exchangeFeePercentage, transactionFee }: ProviderRate): RailTerms {
  const rateE8 = exactly(rate, rateExponent);
  const basisPoints = exactly(exchangeFeePercentage, percentExponent);
  if (rateE8 === 0n || basisPoints > allBasisPoints) throw new ProviderFailed('answered a rate that cannot be');
  return {
    rateE8,
    exchangeFeeBasisPoints: Number(basisPoints),
    transactionFeeUnits: exactly(transactionFee, tokenExponent),
  };
}

function exactly(decimal: string, exponent: number): bigint {
  try {
    return toSmallestUnits(decimal, exponent);
  } catch {
    throw new ProviderFailed(`answered a rate with more than ${exponent} decimals where there are none`);
  }
}
