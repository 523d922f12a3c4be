import { Injectable } from '@nestjs/common';
import { GatehouseApi } from '../gatehouse/gatehouse-api.js';
import { GatehouseRefused } from '../gatehouse/gatehouse.errors.js';
import type { Customer } from './customer.js';
import type { Mail } from './inbox.js';

/** The person is gone, or the request is: everything else may pass, and is tried again. */
const notAnyMore: readonly number[] = [404, 409];

interface Delivered {
  readonly payload?: { readonly type?: string; readonly associatedPersonId?: string; readonly requestedAt?: string };
}

/** A customer asks that one of its owners be invited: the partner invites them, and would now write to them. */
@Injectable()
export class InvitationMails {
  constructor(private readonly gatehouse: GatehouseApi) {}

  /** None where nobody is to be invited, or not any more. */
  async answering({ key, name }: Customer, { payload }: Delivered): Promise<Mail | undefined> {
    if (payload?.type !== 'associated_person_invitation_requested') return undefined;
    const path = `/compliance/associated-persons/${payload.associatedPersonId}/invitations`;
    try {
      const { email, url } = await this.gatehouse.call({
        key,
        method: 'POST',
        path,
        body: { requestedAt: payload.requestedAt },
      });
      return { to: typeof email === 'string' ? email : undefined, about: name, url: String(url) };
    } catch (cause) {
      if (cause instanceof GatehouseRefused && notAnyMore.includes(cause.contract.status)) return undefined;
      throw cause;
    }
  }
}
