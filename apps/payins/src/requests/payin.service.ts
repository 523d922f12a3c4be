import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { UnitOfWork } from '#database';
import { Accounts } from '#standing';
import { PricePayin } from '../pricing/price-payin.js';
import { CancelPayin } from './cancel-payin.js';
import { OpenPayin } from './open-payin.js';
import type { CreatePayin } from './payin.dto.js';
import { PayinReading } from './payin.reading.js';
import { type PayinView, payinView } from './payin.view.js';

@Injectable()
export class PayinService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly pricePayin: PricePayin,
    private readonly openPayin: OpenPayin,
    private readonly cancelPayin: CancelPayin,
    private readonly reading: PayinReading,
  ) {}

  async create({ organizationId }: OrganizationCaller, body: CreatePayin): Promise<PayinView> {
    const account = await this.accounts.usable(organizationId, body.destinationAccountId);
    const priced = await this.pricePayin.price(account, body);
    const prepared = await this.openPayin.prepare(account, body.payinDetails, priced);
    if (prepared === undefined) throw await this.pricePayin.unsupported(body.payinDetails.type, priced.token);
    const payin = await this.unitOfWork.run((tx) => this.openPayin.record(tx, prepared));
    // Shown without decrypting: the key of the organization may be new, and is committed with the answer.
    return payinView(payin, prepared);
  }

  async cancel(caller: OrganizationCaller, id: string): Promise<PayinView> {
    const { organizationId } = caller;
    const payin = await this.unitOfWork.run((tx) => this.cancelPayin.cancel(tx, organizationId, id));
    return this.reading.view(caller, payin);
  }
}
