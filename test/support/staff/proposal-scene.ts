import { Applicant } from '../compliance/applicant.js';
import type { Answer } from '../service/api.js';
import { Gatehouse, type OwnGatehouse } from '../service/gatehouse.js';
import type { StaffApi } from '../service/staff-api.js';

interface SignedIn {
  readonly officer: StaffApi;
  readonly approver: StaffApi;
  readonly treasurer: StaffApi;
  readonly administrator: StaffApi;
}

/** A Gatehouse of its own, four people of its staff, and what they ask of each other. */
export class ProposalScene {
  private constructor(
    readonly gatehouse: OwnGatehouse,
    private people: SignedIn,
  ) {}

  static async open(): Promise<ProposalScene> {
    const gatehouse = await Gatehouse.start();
    return new ProposalScene(gatehouse, await signedIn(gatehouse));
  }

  get officer(): StaffApi {
    return this.people.officer;
  }

  get approver(): StaffApi {
    return this.people.approver;
  }

  get treasurer(): StaffApi {
    return this.people.treasurer;
  }

  get administrator(): StaffApi {
    return this.people.administrator;
  }

  /** After their sessions have ended. */
  async signInAgain(): Promise<void> {
    this.people = await signedIn(this.gatehouse);
  }

  async inReview(tier: 'LIGHT' | 'FULL' = 'LIGHT'): Promise<Applicant> {
    const type = tier === 'LIGHT' ? 'individual' : 'business';
    const applicant = await Applicant.open(this.gatehouse, { type, tier });
    await applicant.inReview();
    return applicant;
  }
}

async function signedIn(gatehouse: Gatehouse): Promise<SignedIn> {
  return {
    officer: await gatehouse.signedIn('officer'),
    approver: await gatehouse.signedIn('approver'),
    treasurer: await gatehouse.signedIn('treasurer'),
    administrator: await gatehouse.signedIn('administrator'),
  };
}

export function decide(api: StaffApi, { path }: Applicant, decision: object): Promise<Answer> {
  return api.post(`${path}/decisions`, decision);
}

export function keyWith(api: StaffApi, organizationId: string, scopes: string[]): Promise<Answer> {
  return api.post(`/organizations/${organizationId}/api-keys`, { name: 'payer', scopes });
}

export function act(api: StaffApi, id: unknown, what: string, body = {}): Promise<Answer> {
  return api.post(`/proposals/${String(id)}/${what}`, body);
}

export function forbidden(reason?: string): object {
  return { status: 403, body: { name: 'Forbidden', params: reason === undefined ? {} : { reason } } };
}
