import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant, type Change } from '../support/compliance/applicant.js';
import { ScreeningScene, head } from '../support/compliance/screening-scene.js';
import type { Finding, Weighed } from '../support/compliance/weighed.js';
import { until } from '../support/run/until.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { StaffApi } from '../support/service/staff-api.js';

let gatehouse: OwnGatehouse;
let scene: ScreeningScene;
let officer: StaffApi;
let approver: StaffApi;

beforeAll(async () => {
  // A screening that is held up keeps others of the same service waiting.
  gatehouse = await Gatehouse.start({ environment: { JOB_CONCURRENCY: '4' } });
  scene = await ScreeningScene.of(gatehouse);
  officer = scene.officer;
  approver = await gatehouse.signedIn('approver');
});
afterAll(() => gatehouse.stop());

const individual = { type: 'individual', tier: 'STANDARD' } as const;
const approve = { type: 'approve' } as const;

async function weighed({ path }: Applicant, reader: StaffApi = officer): Promise<Weighed> {
  return must(await reader.get(path), 200) as unknown as Weighed;
}

async function findingOf(applicant: Applicant, source: string): Promise<Finding> {
  const { officerFindings } = await weighed(applicant);
  const finding = officerFindings.find((each) => each.source === source);
  if (finding === undefined) throw new Error(`Nothing of ${source} in ${JSON.stringify(officerFindings)}`);
  return finding;
}

function decide(
  { path }: Applicant,
  { id }: Finding,
  status: string,
  by: Pick<StaffApi, 'post'> = officer,
): Promise<Answer> {
  return by.post(`${path}/officer-findings/${id}`, { status, note: 'canary of the risk: seen' });
}

/** In review, with what the test changes in what a person says about themselves. */
async function personWith(about: Change): Promise<Applicant> {
  const applicant = await Applicant.open(gatehouse, individual);
  must(await applicant.upload('individualPersonalInfo', about), 201);
  await applicant.inReview();
  return applicant;
}

async function levelBecomes(applicant: Applicant, level: string): Promise<void> {
  await until(`${applicant.reviewId} is listed as ${level}`, async () => {
    const { results } = must(await officer.get(`/compliance/reviews?risk=${level}&limit=100`), 200);
    return (results as { id: string }[]).some(({ id }) => id === applicant.reviewId);
  });
}

describe('a company that declares what nobody could answer for', () => {
  test('is told with every source, and approved by nobody', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    const personId = await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
    must(
      await applicant.uploadAbout(personId, 'associatedPersonPersonalInfo', {
        isPoliticallyExposed: true,
        ownershipPercentage: 60,
      }),
      201,
    );
    must(
      await applicant.upload('businessOperations', {
        transmittingCustomerFunds: true,
        countriesOfOperation: ['AR', 'IR'],
        highRiskActivities: ['GAMBLING'],
      }),
      201,
    );
    await applicant.inReview();
    const { risk, officerFindings } = await weighed(applicant);
    expect(risk.level).toBe('prohibited');
    expect(risk.reasons?.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining([
        'prohibitedCountry',
        'highRiskActivity',
        'moneyOfCustomers',
        'politicallyExposed',
        'ownershipUnexplained',
      ]),
    );
    expect(officerFindings).toContainEqual(
      expect.objectContaining({
        source: 'country',
        severity: 'serious',
        message: 'Iran is a country with which nothing is done.',
        evidence: [{ attestationType: 'businessOperations', field: 'countriesOfOperation.1', value: 'IR' }],
        status: 'open',
      }),
    );
    expect(officerFindings).toContainEqual(expect.objectContaining({ source: 'pep', associatedPersonId: personId }));
    for (const finding of officerFindings) must(await decide(applicant, finding, 'cleared', gatehouse.operator), 200);
    for (const answer of [await applicant.decide(approve), await approver.post(`${applicant.path}/decisions`, approve)])
      expect(answer).toMatchObject({
        status: 409,
        body: { name: 'RiskProhibited', params: { findings: [{ source: 'country' }] } },
      });
    expect(await applicant.status()).toBe('inReview');
    await levelBecomes(applicant, 'prohibited');
    must(await applicant.decide({ type: 'reject', rejectionDescription: 'We cannot' }), 200);
  });
});

describe('a serious finding', () => {
  test('is cleared or confirmed with a note before the review is approved', async () => {
    const applicant = await personWith({ isPoliticallyExposed: true });
    const finding = await findingOf(applicant, 'pep');
    const refused = await applicant.decide(approve);
    expect(refused).toMatchObject({
      status: 409,
      body: { name: 'OpenFindings', params: { findings: [{ id: finding.id, source: 'pep' }] } },
    });
    expect(await decide(applicant, finding, 'confirmed')).toMatchObject({
      status: 200,
      body: { status: 'confirmed', clearedBy: `staff:${officer.id}`, note: 'canary of the risk: seen' },
    });
    expect(await gatehouse.databaseText()).not.toContain('canary of the risk');
    must(await applicant.decide(approve), 200);
  });

  test('takes a note, a role, and a review that it is of', async () => {
    const [applicant, other] = [await personWith({ isPoliticallyExposed: true }), await personWith({})];
    const finding = await findingOf(applicant, 'pep');
    const path = `${applicant.path}/officer-findings/${finding.id}`;
    expect((await officer.post(path, { status: 'cleared' })).status).toBe(400);
    expect((await decide(other, finding, 'cleared')).status).toBe(404);
    expect((await decide(applicant, finding, 'cleared', await gatehouse.signedIn('support'))).status).toBe(403);
    expect((await applicant.api.post(path, { status: 'cleared', note: 'Mine' })).status).toBe(403);
  });

  test('holds for the answer that it was said of, and for no other', async () => {
    const applicant = await Applicant.open(gatehouse, individual);
    const live = async (country: string): Promise<Finding> => {
      must(await applicant.upload('individualPersonalInfo', { nationality: country }), 201);
      return findingOf(applicant, 'country');
    };
    const russia = await live('RU');
    must(await decide(applicant, russia, 'cleared'), 200);
    expect(await live('RU')).toMatchObject({ id: russia.id, status: 'cleared' });
    expect(await live('BY')).toMatchObject({ status: 'open' });
  });

  test('is shown to nobody but those who read answers', async () => {
    const applicant = await personWith({ isPoliticallyExposed: true });
    const { level, score } = (await weighed(applicant)).risk;
    expect((await applicant.api.get(`/compliance/reviews?risk=${level}`)).status).toBe(403);
    for (const hidden of ['risk', 'officerFindings']) expect(await applicant.review()).not.toHaveProperty(hidden);
    await levelBecomes(applicant, level);
    const support = must(await (await gatehouse.signedIn('support')).get(applicant.path), 200);
    expect(support).not.toHaveProperty('officerFindings');
    expect(support['risk']).toEqual({ level, score });
  });
});

describe('a hit on a list', () => {
  test('is a finding: cleared, the review is approved, and confirmed on a list of sanctions by nobody', async () => {
    must(await scene.give('of the house', `${head}Ladislav Vomacka,person,,,Made up\n`), 201);
    const applicant = await personWith({ name: { firstName: 'Ladislav', lastName: 'Vomacka' } });
    await scene.screened(applicant);
    const finding = await findingOf(applicant, 'screening');
    expect((await applicant.decide(approve)).body).toMatchObject({ name: 'OpenFindings' });
    expect(await decide(applicant, finding, 'cleared')).toMatchObject({ body: { id: finding.id, status: 'cleared' } });
    expect((await scene.of(applicant)).results).toMatchObject([{ id: finding.id, status: 'cleared' }]);
    must(await applicant.decide(approve), 200);
  });

  test('that was confirmed on a list of sanctions prohibits', async () => {
    const row =
      '36,"VOMACKA, Vladislav","individual","CUBA","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","-0- "\r\n';
    must(await scene.give('of sanctions', row, 'ofacCsv'), 201);
    const applicant = await personWith({ name: { firstName: 'Vladislav', lastName: 'Vomacka' } });
    must(await decide(applicant, await findingOf(applicant, 'screening'), 'confirmed'), 200);
    expect((await weighed(applicant)).risk.level).toBe('prohibited');
    expect((await applicant.decide(approve)).body).toMatchObject({ name: 'RiskProhibited' });
  });
});

describe('a high risk', () => {
  test('takes a second person, whatever the tier', async () => {
    const applicant = await personWith({ isPoliticallyExposed: true, nationality: 'RU' });
    must(await decide(applicant, await findingOf(applicant, 'pep'), 'confirmed'), 200);
    await levelBecomes(applicant, 'high');
    const proposed = must(await approver.post(`${applicant.path}/decisions`, approve), 202);
    expect(proposed).toMatchObject({ action: 'review.decide', status: 'open', requiredApprovals: 1 });
    expect(await applicant.status()).toBe('inReview');
    expect((await weighed(applicant)) as unknown).toMatchObject({ priority: 'high' });
  });
});

describe('what counts as a risk', () => {
  test('is changed by an administrator, and weighs what is under way again', async () => {
    const applicant = await personWith({ nationality: 'NZ' });
    await levelBecomes(applicant, 'low');
    const change = (level: string): Promise<Answer> =>
      scene.administrator.patch('/settings/risk', { countries: [{ country: 'NZ', level }], reason: 'Made up' });
    expect(await change('prohibited')).toMatchObject({
      status: 200,
      body: { countries: expect.arrayContaining([{ country: 'NZ', level: 'prohibited' }]) },
    });
    await levelBecomes(applicant, 'prohibited');
    must(await change('ordinary'), 200);
    await levelBecomes(applicant, 'low');
    must(await applicant.decide(approve), 200);
  });

  test('is read by those who work with it, and no country is named twice', async () => {
    expect((await officer.get('/settings/risk')).status).toBe(200);
    expect((await (await gatehouse.signedIn('support')).get('/settings/risk')).status).toBe(403);
    const twice = [
      { country: 'CU', level: 'high' },
      { country: 'CU', level: 'ordinary' },
    ];
    expect(await scene.administrator.patch('/settings/risk', { countries: twice, reason: 'Made up' })).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'countries.1.country' }] } },
    });
    expect(must(await scene.administrator.get('/settings/risk'), 200)['countries']).toContainEqual({
      country: 'CU',
      level: 'prohibited',
    });
  });
});

test('a submission waits until its names were looked for', async () => {
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
  const held = await gatehouse.holding('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `screen ${applicant.reviewId}`,
  ]);
  await applicant.complete();
  await applicant.validated();
  must(await applicant.submit(), 200);
  await applicant.reaches('validatingSubmission');
  expect((await applicant.decide(approve)).body).toMatchObject({ name: 'IllegalTransition' });
  await held();
  await applicant.reaches('inReview');
});
