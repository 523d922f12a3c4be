import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '../architecture/workspace.js';
import { pictureBytes } from '../support/documents/documents.js';
import { Gatehouse, everyScope, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type Told, pastedIn } from '../support/run/pasted-shell.js';
import { payer } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';

interface Answered {
  readonly id?: string;
  readonly secret?: string;
  readonly associatedPersonId?: string;
  readonly accepted?: boolean;
  readonly payinId?: string;
}

/** Which answer a reader takes the value of a variable from: the last one that has this field. */
const variables: Readonly<Record<string, readonly [has: string, takes: keyof Answered]>> = {
  ORGANIZATION: ['country', 'id'],
  GATEHOUSE_KEY: ['scopes', 'secret'],
  KEY: ['scopes', 'secret'],
  REVIEW: ['tier', 'id'],
  PERSON: ['relationships', 'associatedPersonId'],
  WEBHOOK: ['categories', 'id'],
  ID: ['categories', 'id'],
  DOCUMENT: ['contentType', 'id'],
  ACCOUNT: ['destinationToken', 'id'],
  COUNTERPARTY: ['firstName', 'id'],
  METHOD: ['payoutMethod', 'id'],
  REQUEST: ['payouts', 'id'],
  PAYIN: ['payinDetails', 'id'],
};
const guides = 'docs/guides';

let gatehouse: OwnGatehouse;
let folder: string;
let answers: Answered[];

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-reader-'));
  await mkdir(join(folder, '.gatehouse'));
  await writeFile(join(folder, '.gatehouse/operator.key'), gatehouse.environment['OPERATOR_API_KEY'] ?? '');
  await writeFile(join(folder, 'passport.jpg'), await pictureBytes());
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await gatehouse.stop();
});

describe('every command works for a reader who pastes one after the other', () => {
  test.each([
    ['README.md', 1],
    [`${guides}/getting-started.md`, 7],
    [`${guides}/onboarding.md`, 15],
    [`${guides}/documents.md`, 2],
    [`${guides}/accounts.md`, 7],
    [`${guides}/payouts.md`, 6],
    [`${guides}/payins.md`, 12],
    [`${guides}/events.md`, 1],
    [`${guides}/sandbox.md`, 1],
    [`${guides}/webhooks.md`, 3],
  ])('of %s', async (text, requests) => {
    answers = /pay(out|in)s\.md$/.test(text) ? await someoneWhoMayPay() : await someoneWithKey();
    const told: Told[] = [];
    for (const commands of shellOf(text)) {
      const said = await pasted(commands);
      told.push(...said);
      answers.push(...(said.flatMap(({ body }) => (body.startsWith('{') ? [JSON.parse(body) as Answered] : [])) as []));
      if (commands.includes('/submit')) await inReview();
      if (commands.includes('Treasury')) await active();
      if (commands.includes('sandbox/payins')) await arrived(commands, answers.at(-1));
    }
    expect(told.filter(({ status }) => status >= 300)).toEqual([]);
    expect(told).toHaveLength(requests);
  });
});

/** Guides may begin where another one ended. */
async function someoneWithKey(): Promise<Answered[]> {
  const { id, api } = await gatehouse.organization();
  const key = await gatehouse.operator.post(`/organizations/${id}/api-keys`, { name: 'reader', scopes: everyScope });
  const review = await api.post('/compliance/reviews', { type: 'business', tier: 'US_STANDARD' });
  return [{ country: 'AR', id }, key.body, review.body];
}

async function someoneWhoMayPay(): Promise<Answered[]> {
  const { organization, accountId } = await payer(gatehouse);
  const { id } = organization;
  const key = await gatehouse.operator.post(`/organizations/${id}/api-keys`, { name: 'reader', scopes: everyScope });
  const { body: account } = await organization.api.get(`/accounts/${accountId}`);
  return [{ country: 'AR', id }, key.body, account];
}

/** What is started and stays, or sets up another machine, is tried elsewhere. */
function shellOf(path: string): string[] {
  const blocks = [...read(path).matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const pastes = blocks.flatMap((block) => block.split(/\n(?=\n|curl )/));
  return pastes.filter((paste) => paste.includes('curl '));
}

async function pasted(commands: string): Promise<Told[]> {
  const known = Object.entries(variables).map(([name, [has, takes]]) => {
    const answer = answers.findLast((one) => has in one);
    return `export ${name}='${answer?.[takes] ?? ''}'`;
  });
  const own = [
    `export GATEHOUSE='${gatehouse.url}' OPERATOR_KEY="$(cat .gatehouse/operator.key)"`,
    ...known,
    ...commands.split('\n').filter((line) => !/^export \w+=\S*…/.test(line)),
  ].join('\n');
  return pastedIn(folder, own.replaceAll('http://localhost:4000', gatehouse.url));
}

/** A moment later, as the texts say. */
async function active(): Promise<void> {
  const id = answers.findLast((one) => 'destinationToken' in one)?.id ?? '';
  await until('the account is active', async () => {
    const { body } = await gatehouse.operator.get(`/accounts/${id}`);
    return body['status'] === 'ACTIVE';
  });
}

/** Some seconds later, as they say as well. */
async function arrived(commands: string, { accepted, payinId }: Answered = {}): Promise<void> {
  if (accepted !== true) return;
  await whileTimePasses(gatehouse, 'what came is in the account', async () => {
    return payinId === undefined ? isCredited(commands) : isCompleted(payinId);
  });
}

async function isCredited(commands: string): Promise<boolean> {
  const id = answers.findLast((one) => 'destinationToken' in one)?.id ?? '';
  const [, units] = /"value": "(\d+)"/.exec(commands) ?? [];
  const { body } = await gatehouse.operator.get(`/accounts/${id}/ledger-entries?limit=1`);
  const [newest] = body['results'] as { value: string }[];
  return newest?.value === units;
}

async function isCompleted(payinId: string): Promise<boolean> {
  const [payin] = await gatehouse.sql<{ status: string }>('SELECT status FROM payin WHERE id = $1', [payinId]);
  return payin?.status === 'completed';
}

async function inReview(): Promise<void> {
  const id = answers.findLast((one) => 'tier' in one)?.id ?? '';
  await until('the review is in review', async () => {
    const { body } = await gatehouse.operator.get(`/compliance/reviews/${id}`);
    return (body['status'] as { type: string }).type === 'inReview';
  });
}
