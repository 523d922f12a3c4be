import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reviewLifecycle } from '../../apps/compliance/src/records/review.lifecycle.js';
import { must } from '../support/service/api.js';
import { Applicant, type Body, everythingUploaded } from '../support/compliance/applicant.js';
import { uploadFlatPicture } from '../support/documents/documents.js';
import { eventsAbout } from '../support/webhooks/events.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { isWhole } from '../support/run/sweep.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const types = ['individualPersonalInfoLight', 'individualTaxInfo', 'individualSelfiePhoto'] as const;

type Step =
  | { readonly do: 'upload'; readonly type: (typeof types)[number]; readonly blurred: boolean }
  | { readonly do: 'submit'; readonly acknowledgeWarnings: boolean }
  | { readonly do: 'decide'; readonly decision: Body }
  | { readonly do: 'settle' };

const decisions: Body[] = [
  { type: 'approve' },
  { type: 'reject', rejectionDescription: 'No' },
  { type: 'error', errorDescription: 'Later' },
  { type: 'retry' },
  { type: 'requestInformation', requests: [{ attestationType: 'individualTaxInfo', message: 'Again' }] },
  { type: 'requestInformation', requests: [{ attestationType: 'individualPersonalInfoLight', message: 'Again' }] },
];

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('upload' as const),
        type: fc.constantFrom(...types),
        blurred: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), acknowledgeWarnings: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('decide' as const), decision: fc.constantFrom(...decisions) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  ),
  { minLength: 5, maxLength: 20 },
);

const settled = [
  'draft',
  'submissionValidationsFailed',
  'additionalInformationRequested',
  'inReview',
  'approved',
  'rejected',
  'error',
];

class Walk {
  readonly uploaded: { id: string; type: string }[] = [];

  constructor(readonly applicant: Applicant) {}

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'upload':
        return this.upload(step);
      case 'submit':
        expect([200, 409, 422]).toContain(
          (await this.applicant.submit({ acknowledgeWarnings: step.acknowledgeWarnings })).status,
        );
        return;
      case 'decide':
        expect([200, 400, 409]).toContain((await this.applicant.decide(step.decision)).status);
        return;
      case 'settle':
        await this.applicant.until(
          (review) =>
            settled.includes(review.status.type) &&
            everythingUploaded(review).every(({ validationStatus }) => validationStatus.type !== 'pending'),
        );
    }
  }

  private async upload({ type, blurred }: Extract<Step, { do: 'upload' }>): Promise<void> {
    const isFlat = type === 'individualSelfiePhoto' && blurred;
    const change = isFlat ? { selfie: { documentId: await uploadFlatPicture(this.applicant.api) } } : {};
    const { status, body } = await this.applicant.upload(type, change);
    expect([201, 409]).toContain(status);
    if (status === 201) this.uploaded.push({ id: String(body['id']), type });
  }

  /** Nothing that was taken is lost, and of each type the last one counts. */
  async keepsEverything(): Promise<void> {
    const { applicant } = this;
    const page = must(await applicant.api.get(`${applicant.path}/attestations?limit=100`), 200);
    const ids = (page['results'] as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(this.uploaded.map(({ id }) => id).reverse());
    const latest = new Map(this.uploaded.map(({ id, type }) => [type, id]));
    const { uploadedAttestations } = await applicant.review();
    expect(new Map(uploadedAttestations.map(({ attestationType, id }) => [attestationType, id]))).toEqual(latest);
  }

  /** Each event goes on where the one before ended, along a row of the table. */
  async followsTheTable(): Promise<void> {
    const { applicant } = this;
    const events = await eventsAbout(applicant.api, applicant.reviewId);
    const rows = reviewLifecycle.rows.map(([from, , to]) => `${String(from)} ${to}`);
    let status = 'draft';
    for (const { previousStatus, currentStatus } of events) {
      expect(previousStatus.type).toBe(status);
      expect(rows).toContain(`${status} ${currentStatus.type}`);
      status = currentStatus.type;
    }
    expect((await applicant.review()).status.type).toBe(status);
  }
}

test('in whatever order things are done, no status is impossible and no attestation lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const walk = new Walk(await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' }));
      for (const step of order) await walk.take(step);
      await walk.take({ do: 'settle' });
      await walk.keepsEverything();
      await walk.followsTheTable();
    }),
    { numRuns: isWhole ? 12 : 5 },
  );
}, 120_000);
