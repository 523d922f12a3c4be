import { describe, expect, test } from '@jest/globals';
import type { GatehouseApi, GatehouseCall, Json } from '../gatehouse/gatehouse-api.js';
import { GatehouseRefused } from '../gatehouse/gatehouse.errors.js';
import type { Customer } from './customer.js';
import { InvitationMails } from './invitation-mails.js';

const customer = { key: 'ghk_acme', name: 'Acme' } as Customer;
const payload = {
  type: 'associated_person_invitation_requested',
  associatedPersonId: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
  requestedAt: '2026-11-28T12:00:00.000Z',
};

function mailsOf(answer: (call: GatehouseCall) => Promise<Json>): InvitationMails {
  return new InvitationMails({ call: answer } as GatehouseApi);
}

function refusing(status: number): InvitationMails {
  const body = { name: 'Refused', message: 'Refused', params: {}, errorInstanceId: '' };
  return mailsOf(() => Promise.reject(new GatehouseRefused(status, body)));
}

describe('a partner that is told to invite somebody', () => {
  test('answers the very request of the event', async () => {
    const calls: GatehouseCall[] = [];
    const mails = mailsOf((call) => {
      calls.push(call);
      return Promise.resolve({ url: 'https://gatehouse.example/onboard#giv_1' });
    });
    const mail = { to: undefined, about: 'Acme', url: 'https://gatehouse.example/onboard#giv_1' };
    expect(await mails.answering(customer, { payload })).toEqual(mail);
    expect(calls).toMatchObject([{ key: 'ghk_acme', body: { requestedAt: payload.requestedAt } }]);
  });

  test.each([404, 409])('writes to nobody where it is refused with %d', async (status) => {
    expect(await refusing(status).answering(customer, { payload })).toBeUndefined();
  });

  test.each([401, 429, 500, 503])('is told again where it is refused with %d', async (status) => {
    await expect(refusing(status).answering(customer, { payload })).rejects.toMatchObject({ contract: { status } });
  });
});
