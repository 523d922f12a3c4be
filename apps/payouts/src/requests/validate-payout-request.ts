import { Injectable } from '@nestjs/common';
import { isPlainObject } from '#contracts';
import { GatehouseError, ValidationFailed } from '#errors';
import { Clock, readId, readObject } from '#runtime';
import type { Account } from '#standing';
import { DraftPayouts } from '../pricing/draft-payouts.js';
import { PayoutRow } from '../pricing/payout.dto.js';
import { rowFailures } from '../pricing/refuse-payout-rows.js';
import { PayoutGates } from './payout-gates.js';
import { CreatePayoutRequestBody, mostPayouts } from './payout-request.dto.js';

/** Validates the body of a new request. A row whose fields are wrong hides nothing about the others. */
@Injectable()
export class ValidatePayoutRequest {
  constructor(
    private readonly gates: PayoutGates,
    private readonly draftPayouts: DraftPayouts,
    private readonly clock: Clock,
  ) {}

  /** `ValidationFailed` names whatever is wrong with the fields, and what is wrong with the rows whose fields are right. */
  async read(organizationId: string, plain: unknown): Promise<CreatePayoutRequestBody> {
    try {
      return readObject(CreatePayoutRequestBody, plain, this.clock);
    } catch (refused) {
      if (!(refused instanceof ValidationFailed) || !isPlainObject(plain)) throw refused;
      const more = await this.failuresOfOthers(organizationId, plain);
      throw new ValidationFailed([...refused.params.failures, ...more]);
    }
  }

  private async failuresOfOthers(
    organizationId: string,
    plain: Readonly<Record<string, unknown>>,
  ): Promise<ReturnType<typeof rowFailures>> {
    const rows = this.validRows(plain['payouts']);
    if (rows.every((row) => row === undefined)) return [];
    const account = await this.account(organizationId, plain['sourceAccountId']);
    return account === undefined ? [] : rowFailures(await this.draftPayouts.draft(account, rows));
  }

  private validRows(payouts: unknown): (PayoutRow | undefined)[] {
    if (!Array.isArray(payouts) || payouts.length > mostPayouts) return [];
    return payouts.map((row: unknown) => {
      try {
        return readObject(PayoutRow, row, this.clock);
      } catch (refused) {
        if (refused instanceof GatehouseError) return undefined;
        throw refused;
      }
    });
  }

  /** Without an account that may pay, nothing can be said of rows. */
  private async account(organizationId: string, named: unknown): Promise<Account | undefined> {
    const id = readId(named);
    if (id === undefined) return undefined;
    try {
      return await this.gates.forCreation(organizationId, id);
    } catch (refused) {
      if (refused instanceof GatehouseError) return undefined;
      throw refused;
    }
  }
}
