import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type FiatAndRailCode, decimalOf } from '#contracts';
import { Clock } from '#runtime';
import {
  type BreBHolder,
  type PayoutOrder,
  PayoutRail,
  type PayoutReport,
  type RailTerms,
  type PayoutSubmission,
} from '../contract/payout-rail.js';
import { type ReportedStep, outcomeOf } from './payout-outcomes.js';
import { sandboxFee } from './sandbox-fee.js';
import { sandboxPayoutTerms } from './sandbox-rates.js';

const knownKeyPrefix = '@ana';
const names = ['Ana', 'Ana María', 'Ana Lucía', 'Ana Sofía', 'Ana Isabel'];
const surnames = ['García', 'Rodríguez', 'Gómez', 'Martínez', 'Rojas', 'Castro', 'Moreno'];
const smallestIdNumber = 1_000_000_000;

/** Simulates payouts: the amount decides what is reported, timed by the sandbox clock. It stores nothing. */
@Injectable()
export class SandboxPayoutRail extends PayoutRail {
  readonly name = 'sandbox';
  readonly isSilent = false;

  constructor(private readonly clock: Clock) {
    super();
  }

  async terms(code: FiatAndRailCode): Promise<RailTerms> {
    return sandboxPayoutTerms(code, this.clock.now());
  }

  /** A repeated order gets the same answer. */
  async submit(order: PayoutOrder): Promise<PayoutSubmission> {
    const later = outcomeOf(decimalOf(order.amount)).reported.map((step) => ({
      afterSeconds: step.afterSeconds,
      report: reportOf(order, step),
    }));
    return { isTaken: true, reference: `sandbox-${order.id}`, later };
  }

  /** All reports were scheduled when the payout was submitted. */
  async lookUp(): Promise<undefined> {
    return undefined;
  }

  /** It stores nothing, so it has no list of its own. */
  async orders(): Promise<undefined> {
    return undefined;
  }

  async holderOf(breBKey: string): Promise<BreBHolder | undefined> {
    if (!breBKey.startsWith(knownKeyPrefix)) return undefined;
    const hash = createHash('sha256').update(breBKey).digest();
    const name = names[hash.readUInt8(0) % names.length] ?? '';
    const surname = surnames[hash.readUInt8(1) % surnames.length] ?? '';
    return {
      holderName: `${name} ${surname}`,
      holderIdNumber: String(smallestIdNumber + (hash.readUInt32BE(2) % smallestIdNumber)),
    };
  }
}

function reportOf({ id, organizationId, fiatUnits }: PayoutOrder, step: ReportedStep): PayoutReport {
  const { name, status, errorCode, reason } = step;
  const moved = status === 'completed' || status === 'refunded' ? { fiatUnits: String(fiatUnits) } : {};
  const fee = status === 'completed' ? { feeUnits: sandboxFee(fiatUnits) } : {};
  return {
    id: `${id}:${name}`,
    organizationId,
    payoutId: id,
    status,
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(reason === undefined ? {} : { reason }),
    ...moved,
    ...fee,
    reference: `sandbox-${id}-${status}`,
  };
}
