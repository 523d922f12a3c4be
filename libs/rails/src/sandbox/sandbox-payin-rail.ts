import { Injectable } from '@nestjs/common';
import type { PayinCode } from '#contracts';
import { Clock, Log } from '#runtime';
import {
  type MoneyReturn,
  type MoneyReturnAnswer,
  type OpenedPayin,
  type PayinOrder,
  PayinRail,
  type PayinTerms,
  type DepositRoute,
} from '../contract/payin-rail.js';
import { brCode, mostPixUnits, pixReference } from './br-code.js';
import { SandboxCvus } from './sandbox-cvus.js';
import { sandboxPayinTerms } from './sandbox-rates.js';

const bankName = 'Gatehouse Sandbox';
/** A PIX key that no bank knows. */
const merchant = { key: '00000000-0000-4000-8000-000000000000', merchantName: bankName, merchantCity: 'Sao Paulo' };

/** Takes in simulated money. It stores nothing but its place in the sequence of CVUs, so each request gets another one. */
@Injectable()
export class SandboxPayinRail extends PayinRail {
  readonly name = 'sandbox';
  readonly isSilent = false;

  constructor(
    private readonly clock: Clock,
    private readonly cvus: SandboxCvus,
    private readonly log: Log,
  ) {
    super();
  }

  async terms(code: PayinCode): Promise<PayinTerms> {
    return sandboxPayinTerms(code, this.clock.now());
  }

  /** Amounts that do not fit into a PIX code are not opened. */
  async open({ id, type, fiatUnits }: PayinOrder): Promise<OpenedPayin | undefined> {
    if (type === 'ars-bank-transfer') {
      const cvu = await this.cvus.next();
      return { route: cvu, instructions: { type, cvu, bankName } };
    }
    if (fiatUnits > mostPixUnits) return undefined;
    const reference = pixReference(id);
    return { route: reference, instructions: { type, brCode: brCode({ ...merchant, reference, fiatUnits }) } };
  }

  async depositRoutes({ id }: { readonly id: string }): Promise<DepositRoute[]> {
    const cvu = await this.cvus.next();
    const reference = pixReference(id);
    return [
      { code: 'ars', route: cvu, accountNumber: cvu, bankName },
      { code: 'brl', route: reference, pixBRcode: brCode({ ...merchant, reference }), bankName },
    ];
  }

  /** It keeps no charges. */
  async close(): Promise<void> {
    return undefined;
  }

  /** Simulated money has no sender, so its return is only logged. */
  async sendBack({ payinId, organizationId, arrivalId }: MoneyReturn): Promise<MoneyReturnAnswer> {
    this.log.info({ payinId, organizationId, arrivalId }, 'the sandbox sends money back');
    return { isConfirmed: true };
  }

  /** It stores nothing, so it has no list of its own. */
  async orders(): Promise<undefined> {
    return undefined;
  }
}
