import { randomUUID } from 'node:crypto';
import { Gatehouse, type Schemas } from '../../../typescript/src/index.js';
import { Inbox } from '../inbox/inbox.js';
import { runningGatehouse } from '../service/running-gatehouse.js';
import { secondsOf } from './duration.js';
import { type Person, people } from './people.js';

const scopes = [
  'organizations:write',
  'accounts:write',
  'compliance:write',
  'payouts:write',
  'payouts:execute',
  'payins:write',
  'webhooks:write',
  'sandbox:write',
] as const;
const sender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const patienceMilliseconds = 60_000;
const lookMilliseconds = 100;

export interface Deposit {
  /** In dollars: `'100'`, `'0.5'`. 100 when absent. */
  readonly amount?: string;
  /** The account of the test when absent. */
  readonly accountId?: string;
}

/** Gatehouse as one test file has it: an organization of its own, which no other sees. */
export class TestGatehouse {
  private opened: Promise<Schemas['Account']> | undefined;

  private constructor(
    /** With a key of the organization that may do everything. */
    readonly client: Gatehouse,
    /** With the operator key. */
    readonly operator: Gatehouse,
    readonly organizationId: string,
    /** Receives the webhooks of the organization. */
    readonly inbox: Inbox,
  ) {}

  /** An organization, a key for it, and an inbox. */
  static async open(name = `Test ${randomUUID()}`): Promise<TestGatehouse> {
    const { url, operatorKey } = runningGatehouse();
    const operator = new Gatehouse({ url, key: operatorKey });
    const { id: organizationId } = await operator.post('/organizations', {
      body: { name, type: 'business', country: 'AR' },
    });
    const { secret } = await operator.post('/organizations/{organizationId}/api-keys', {
      path: { organizationId },
      body: { name: 'tests', scopes: [...scopes] },
    });
    const client = new Gatehouse({ url, key: secret ?? '' });
    return new TestGatehouse(client, operator, organizationId, await Inbox.open(client));
  }

  get url(): string {
    return runningGatehouse().url;
  }

  /** The clock forward, of all files: `'3 days'`, `'1 hour'`, or seconds. What it shows then. */
  async advance(duration: string | number): Promise<Date> {
    const body = { advanceSeconds: secondsOf(duration) };
    return new Date((await this.operator.post('/sandbox/clock', { body })).now);
  }

  /** The account of this file, opened when it is first asked for. */
  account(): Promise<Schemas['Account']> {
    this.opened ??= this.openAccount();
    return this.opened;
  }

  /** Tokens arrive from outside. Once they are in the balance. */
  async deposit({ amount = '100', accountId }: Deposit = {}): Promise<Schemas['Account']> {
    const account = accountId === undefined ? await this.account() : await this.read(accountId);
    const { symbol: tokenSymbol, blockchain } = account.destinationToken;
    const rail = {
      type: 'blockchain',
      amount: { tokenSymbol, blockchain, exponent: 6, value: unitsOf(amount) },
      senderAddress: sender,
    } as const;
    const before = balancesOf(await this.read(account.id));
    await this.client.post('/sandbox/payins', { body: { destinationAccountId: account.id, rail } });
    return this.until(`${amount} ${tokenSymbol} are credited`, async () => {
      const now = await this.read(account.id);
      return balancesOf(now) > before ? now : undefined;
    });
  }

  /** A light review of a person is filled in and approved: from then on money becomes tokens, and payouts may be made. Its id. */
  async approve(person: Person = people.ana): Promise<string> {
    const body = { type: 'individual', tier: 'LIGHT' } as const;
    const { id: complianceReviewId } = await this.client.post('/compliance/reviews', { body });
    const path = { complianceReviewId };
    await this.client.post('/compliance/reviews/{complianceReviewId}/attestations', {
      path,
      body: { type: 'individualPersonalInfoLight', ...person },
    });
    await this.client.post('/compliance/reviews/{complianceReviewId}/submit', {
      path,
      body: { acknowledgeWarnings: true },
    });
    await this.reaches(complianceReviewId, 'inReview');
    await this.operator.post('/compliance/reviews/{complianceReviewId}/decisions', { path, body: { type: 'approve' } });
    await this.reaches(complianceReviewId, 'approved');
    return complianceReviewId;
  }

  /** At the end of the file. */
  close(): Promise<void> {
    return this.inbox.close();
  }

  private async openAccount(): Promise<Schemas['Account']> {
    const { id } = await this.client.post('/accounts', { body: { name: 'Tests' } });
    return this.until('the account is active', async () => {
      const account = await this.read(id);
      return account.status === 'ACTIVE' ? account : undefined;
    });
  }

  private read(accountId: string): Promise<Schemas['Account']> {
    return this.client.get('/accounts/{accountId}', { path: { accountId } });
  }

  private async reaches(complianceReviewId: string, wanted: string): Promise<void> {
    await this.until(`the review is ${wanted}`, async () => {
      const { status } = await this.client.get('/compliance/reviews/{complianceReviewId}', {
        path: { complianceReviewId },
      });
      return (status as { type: string }).type === wanted ? true : undefined;
    });
  }

  private async until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    for (const begun = performance.now(); performance.now() < begun + patienceMilliseconds;) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
    }
    throw new Error(`Waited ${patienceMilliseconds / 1000} seconds in vain: ${what}`);
  }
}

function balancesOf({ accountDetails }: Schemas['Account']): bigint {
  return (accountDetails?.balances ?? []).reduce((sum, { value }) => sum + BigInt(value), 0n);
}

/** Of tokens with six places. */
function unitsOf(amount: string): string {
  const [, whole, places = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new TypeError(`${amount} is no amount such as '100' or '0.5'`);
  return String(BigInt(`${whole}${places.padEnd(6, '0')}`));
}
