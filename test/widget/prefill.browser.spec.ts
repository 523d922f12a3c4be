import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { idOf } from '../support/service/api.js';
import { Stage } from './stage.js';
import { typedIn } from './typed.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

test('what the partner knows is in the form, said to be theirs, and given only once the person goes on', async () => {
  const organization = await stage.gatehouse.organization();
  const known = { name: { firstName: 'Ana', lastName: 'Peres' }, birthDate: '1980-05-17', nationality: 'AR' };
  const body = { type: 'individual', tier: 'LIGHT', prefill: { individualPersonalInfoLight: known } };
  const reviewId = idOf(await organization.api.post('/compliance/reviews', body));
  const applicant = Applicant.of(stage.gatehouse, organization, reviewId);
  const { visitor } = await stage.visit(applicant);
  const { page, words } = visitor;
  const note = page.getByText(words.asking.prefilled);
  await visitor.start();
  await visitor.stepAfter(1);
  await note.waitFor();
  for (const value of ['Ana', 'Peres', '1980', 'AR']) expect(await typedIn(page)).toContain(value);
  expect((await applicant.review()).uploadedAttestations).toEqual([]);
  await visitor.give({ does: 'type', path: 'name.lastName', value: 'Pérez' });
  await visitor.goOn();
  await visitor.title(words.summary.title).waitFor();
  const [given] = (await applicant.review()).uploadedAttestations;
  const { body: read } = await applicant.api.get(`${applicant.path}/attestations/${given?.id}`);
  expect(read['payload']).toMatchObject({ ...known, name: { firstName: 'Ana', lastName: 'Pérez' } });
  await page.getByRole('button', { name: words.shell.change }).click();
  await visitor.shown('individualPersonalInfoLight');
  expect(await note.count()).toBe(0);
});
