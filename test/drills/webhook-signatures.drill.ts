import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { Webhook as Verifier, WebhookVerificationError } from 'standardwebhooks';
import { eventTypes } from '#contracts';
import { must } from '../support/service/api.js';
import type { Received } from '../support/webhooks/receiver.js';
import { type Subscription, newMember, newReceiver, subscribe } from './harness/audience.js';
import { type Drill, Faults } from './harness/drill.js';
import { EventSource } from './harness/event-source.js';
import { type Genuine, type Message, below, forgeries } from './harness/forgeries.js';
import type { Stage } from './harness/stage.js';
import { range } from './harness/lanes.js';
import { until } from '../support/run/until.js';

const tries = 100_000;
const events = 60;
const testsOfEachType = 3;

/** Real deliveries of three webhooks, of which one has just had its secret replaced: each with every secret that verifies it. */
async function collect(stage: Stage): Promise<Genuine[]> {
  const postgres = await stage.postgres();
  const service = await stage.service({ DATABASE_URL: postgres.url, DATA_DIR: await stage.dataDir() });
  const receiver = await newReceiver(stage);
  const secrets = new Map<string, { secrets: string[]; publicKey: string }>();
  const subscriptions: Subscription[] = [];
  for (const index of range(3)) {
    const subscription = await subscribe(await newMember(service, 10), receiver);
    const { api } = subscription.member;
    const rotated =
      index === 0 ? must(await api.post(`/webhooks/${subscription.webhookId}/rotate-secret`), 200) : undefined;
    const { publicKey } = must(await api.get(`/webhooks/${subscription.webhookId}`), 200);
    const all = [subscription.secret, ...(rotated === undefined ? [] : [String(rotated['secret'])])];
    secrets.set(subscription.path, { secrets: all, publicKey: String(publicKey) });
    subscriptions.push(subscription);
  }
  const source = await EventSource.start(stage, postgres);
  const subjects = subscriptions.flatMap(({ member }) => member.subjects);
  await source.record({ subjects, count: events, lanes: 4 });
  for (const { member, webhookId } of subscriptions)
    for (const type of eventTypes)
      for (const _ of range(testsOfEachType)) must(await member.api.post(`/webhooks/${webhookId}/send`, { type }), 202);
  const expected = events + subscriptions.length * eventTypes.length * testsOfEachType;
  await until('all are received', () => receiver.received.length >= expected, { milliseconds: 30_000 });
  return receiver.received.flatMap((received) => {
    const known = secrets.get(received.path);
    return (known?.secrets ?? []).map((secret) => genuineOf(received, secret, known?.publicKey ?? ''));
  });
}

function genuineOf({ headers, body }: Received, secret: string, publicKey: string): Genuine {
  return {
    body,
    id: headers['webhook-id'] ?? '',
    timestamp: headers['webhook-timestamp'] ?? '',
    signature: headers['webhook-signature'] ?? '',
    secret: Buffer.from(secret.replace('whsec_', ''), 'base64'),
    publicKey: Buffer.from(publicKey.replace('whpk_', ''), 'base64'),
  };
}

type Answer = 'accepted' | 'refused' | 'broken';

/** What the package says, which asks the clock itself. */
function answerTo({ body, id, timestamp, signature, secret, clockSeconds }: Message): Answer {
  const real = Date.now;
  if (clockSeconds !== undefined) Date.now = () => clockSeconds * 1_000;
  try {
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
    new Verifier(secret.toString('base64')).verify(body, headers);
    return 'accepted';
  } catch (cause) {
    // Any other error would come after the signature was found right.
    return cause instanceof WebhookVerificationError ? 'refused' : 'broken';
  } finally {
    Date.now = real;
  }
}

/** The package does not know `v1a`; Node does. */
function isRightlySignedByKey({ body, id, timestamp, signature, publicKey }: Genuine): boolean {
  const [, base64 = ''] = / v1a,(\S+)$/.exec(signature) ?? [];
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') },
    format: 'jwk',
  });
  return verifySignature(null, Buffer.from(`${id}.${timestamp}.${body}`), key, Buffer.from(base64, 'base64'));
}

function isSame(message: Message, genuine: Genuine): boolean {
  return (
    message.body.toString() === genuine.body &&
    message.id === genuine.id &&
    message.timestamp === genuine.timestamp &&
    message.signature === genuine.signature &&
    message.secret.equals(genuine.secret) &&
    message.clockSeconds === undefined
  );
}

/** Chance may leave things as they are: then it is thrown again. */
function altered(kind: string, genuines: readonly Genuine[]): Message | undefined {
  const forge = forgeries[kind];
  const genuine = genuines[below(genuines.length)];
  const others = genuines.filter(({ publicKey }) => genuine?.publicKey.equals(publicKey) === false);
  const other = others[below(others.length)];
  if (forge === undefined || genuine === undefined || other === undefined) throw new Error('nothing was received');
  const message = forge(genuine, other);
  return isSame(message, genuine) ? undefined : message;
}

export const drill: Drill = {
  name: 'webhook-signatures',
  async run(stage) {
    const faults = new Faults();
    const genuines = await collect(stage);
    const count = stage.times(tries);
    const kinds = Object.keys(forgeries);
    const accepted = genuines.filter((genuine) => answerTo(genuine) === 'accepted').length;
    faults.check(accepted === genuines.length, `only ${accepted} of ${genuines.length} real deliveries are accepted`);
    const byKey = genuines.filter(isRightlySignedByKey).length;
    faults.check(byKey === genuines.length, `only ${byKey} of ${genuines.length} are rightly signed by v1a`);
    let refused = 0;
    for (let done = 0; done < count;) {
      const kind = kinds[done % kinds.length] ?? '';
      const message = altered(kind, genuines);
      if (message === undefined) continue;
      done++;
      const answer = answerTo(message);
      if (answer === 'refused') refused++;
      else faults.add(`${answer}: ${kind}`, JSON.stringify({ ...message, body: message.body.toString().slice(0, 80) }));
    }
    const still = genuines.filter((genuine) => answerTo(genuine) === 'accepted').length;
    faults.check(still === genuines.length, `only ${still} of ${genuines.length} are still accepted at the end`);
    return faults.verdict(
      `${refused} of ${count} forged, stale and altered (${kinds.length} kinds) refused by standardwebhooks; ${accepted} of ${genuines.length} real ones accepted, ${byKey} also by v1a`,
      'all refused, all real ones accepted',
    );
  },
};
