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
  type Submission,
} from '../contract/payout-rail.js';
import { type ToldStep, outcomeOf } from './outcomes.js';
import { sandboxTerms } from './sandbox-rates.js';

const somebodysKeys = '@ana';
const names = ['Ana', 'Ana María', 'Ana Lucía', 'Ana Sofía', 'Ana Isabel'];
const surnames = ['García', 'Rodríguez', 'Gómez', 'Martínez', 'Rojas', 'Castro', 'Moreno'];
const smallestIdNumber = 1_000_000_000;

/** Pays nobody. What comes of a payout is in its amount, and moves with the sandbox clock. It keeps nothing. */
@Injectable()
export class SandboxRail extends PayoutRail {
  readonly name = 'sandbox';

  constructor(private readonly clock: Clock) {
    super();
  }

  async terms(code: FiatAndRailCode): Promise<RailTerms> {
    return sandboxTerms(code, this.clock.now());
  }

  /** Asked again, it answers the same. */
  async submit(order: PayoutOrder): Promise<Submission> {
    const later = outcomeOf(decimalOf(order.amount)).told.map((step) => ({
      afterSeconds: step.afterSeconds,
      report: reportOf(order, step),
    }));
    return { isTaken: true, reference: `sandbox-${order.id}`, later };
  }

  /** It told everything when the payout was submitted. */
  async lookUp(): Promise<undefined> {
    return undefined;
  }

  async holderOf(breBKey: string): Promise<BreBHolder | undefined> {
    if (!breBKey.startsWith(somebodysKeys)) return undefined;
    const hash = createHash('sha256').update(breBKey).digest();
    const name = names[hash.readUInt8(0) % names.length] ?? '';
    const surname = surnames[hash.readUInt8(1) % surnames.length] ?? '';
    return {
      holderName: `${name} ${surname}`,
      holderIdNumber: String(smallestIdNumber + (hash.readUInt32BE(2) % smallestIdNumber)),
    };
  }
}

function reportOf({ id, organizationId }: PayoutOrder, step: ToldStep): PayoutReport {
  const { name, status, errorCode, reason } = step;
  return {
    id: `${id}:${name}`,
    organizationId,
    payoutId: id,
    status,
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(reason === undefined ? {} : { reason }),
  };
}
