import { randomUUID } from 'node:crypto';
import { Api, must } from '../../support/service/api.js';
import { Receiver } from '../../support/webhooks/receiver.js';
import type { Service } from './service.js';
import { type Stage, newKey, newOrganization } from './stage.js';
import type { Subject } from './event-source.js';
import { range } from './lanes.js';

/** An organization that has events about resources of its own. */
export interface Member {
  readonly organizationId: string;
  readonly api: Api;
  readonly subjects: readonly Subject[];
}

/** A webhook of a member, and the path at a receiver to which it leads. */
export interface Subscription {
  readonly member: Member;
  readonly webhookId: string;
  readonly secret: string;
  readonly path: string;
}

export async function newMember(service: Service, resources: number): Promise<Member> {
  const operator = service.operator();
  const organizationId = await newOrganization(operator);
  const { secret } = await newKey(operator, organizationId, ['webhooks:write']);
  operator.close();
  const subjects = range(resources).map(() => ({ organizationId, resourceId: randomUUID() }));
  return { organizationId, api: new Api(service.url, secret), subjects };
}

/** Active, and trusted where it leads: whatever comes there unsigned is answered 401. */
export async function subscribe(member: Member, receiver: Receiver): Promise<Subscription> {
  const path = `/${randomUUID()}`;
  const body = { url: `${receiver.url}${path}`, categories: ['organization_tos'] };
  const created = must(await member.api.post('/webhooks', body), 201);
  const subscription = { member, webhookId: String(created['id']), secret: String(created['secret']), path };
  receiver.trust(path, subscription.secret);
  await turn(subscription, 'ACTIVE');
  return subscription;
}

export async function turn({ member, webhookId }: Subscription, status: 'ACTIVE' | 'DISABLED'): Promise<void> {
  must(await member.api.patch(`/webhooks/${webhookId}/status`, { status }), 200);
}

export async function newReceiver(stage: Stage): Promise<Receiver> {
  const receiver = await Receiver.start();
  stage.onClose(() => receiver.stop());
  return receiver;
}
