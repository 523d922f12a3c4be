import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { AttestationType } from '#contracts';
import type { Applicant } from '../support/compliance/applicant.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { invite, newPerson } from '../support/compliance/invitations.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { must } from '../support/service/api.js';
import { Partner } from '../support/webhooks/partner.js';
import { Receiver } from '../support/webhooks/receiver.js';
import { answersOf, humans } from './answers.js';
import { wordsOf } from './languages.js';
import { Stage } from './stage.js';
import { Visitor } from './visitor.js';

let stage: Stage;
let receiver: Receiver;

beforeAll(async () => {
  stage = await Stage.shared();
  receiver = await Receiver.start();
});
afterEach(() => stage.end());
afterAll(async () => {
  await stage.stop();
  await receiver.stop();
});

const persons = '/compliance/associated-persons';
const asked: readonly AttestationType[] = [
  'associatedPersonPersonalInfo',
  'associatedPersonContactInfo',
  'associatedPersonResidentialAddress',
  'associatedPersonTaxInfo',
  'associatedPersonIdentityDocument',
];

/** A company that has answered everything about itself, with two owners whom it has not listed yet. */
async function company(): Promise<{ applicant: Applicant; owners: readonly string[] }> {
  const applicant = await stage.open('US_STANDARD', 'business');
  const { api } = applicant;
  const owners = [await newPerson(api), await newPerson(api)];
  must(await api.patch(`${persons}/${owners[1]}`, { relationships: ['BENEFICIAL_OWNER'] }), 200);
  await applicant.complete({ but: 'businessAssociatedPersons' });
  return { applicant, owners };
}

/** Each page is a device of its own. */
async function device(url: string): Promise<Visitor> {
  const { page } = await stage.browser.newPage({ lang: 'en-GB', width: 375, height: 800 });
  await page.goto(url);
  return new Visitor(page, await wordsOf('en'));
}

async function giveAll(visitor: Visitor, index: number): Promise<void> {
  const human = humans[index];
  if (human === undefined) throw new Error('There is nobody of that number');
  const answers = answersOf(human);
  await visitor.start();
  for (const step of asked) {
    await visitor.shown(step);
    for (const answer of answers[step] ?? []) await visitor.give(answer);
    await visitor.goOn();
  }
  await visitor.title(visitor.words.summary.title).waitFor();
  await visitor.page.getByText(visitor.words.summary.checking).waitFor({ state: 'hidden' });
  await visitor.hands.press(visitor.button('Finish'));
  await visitor.page.getByRole('heading', { name: 'Finished' }).waitFor();
}

/** The list is sent, and the company comes back to it. */
async function listed(visitor: Visitor): Promise<void> {
  const { words, hands } = visitor;
  await visitor.shown('businessAssociatedPersons');
  await hands.press(visitor.button(words.people.everyone));
  await visitor.shown('associatedPersonPersonalInfo');
  await hands.press(visitor.button(words.shell.back));
  await visitor.shown('businessAssociatedPersons');
}

/** As the partner's back end does when its webhook is called. */
async function invitedBy(
  partner: Partner,
  { api, owner, index }: { api: Applicant['api']; owner: string; index: number },
): Promise<{ id: string; url: string }> {
  const isHeard = (): unknown =>
    partner.received.find(
      ({ envelope: { payload } }) =>
        payload['type'] === 'associated_person_invitation_requested' && payload['associatedPersonId'] === owner,
    );
  await receiver.until(isHeard);
  const invited = await invite(api, owner);
  const { results } = must(await api.get(`${persons}/${owner}/invitations`), 200);
  expect(results).toMatchObject([{ id: invited.id, email: `owner${index}@acme.example` }]);
  return invited;
}

test('a company asks two owners, who answer on two devices, and it is approved', async () => {
  const { applicant, owners } = await company();
  const { api, organization } = applicant;
  const partner = await Partner.join(stage.gatehouse, receiver, ['compliance_review'], organization);
  const { visitor } = await stage.visit(applicant);
  const { page, words, hands } = visitor;
  await listed(visitor);
  const invitations: string[] = [];
  for (const [index, owner] of owners.entries()) {
    const name = words.people.personNumber.replace('{number}', String(index + 1));
    const card = page.locator('[part="person"]').nth(index);
    const ask = card.getByRole('button', { name: words.invitations.ask.replace('{person}', name) });
    await hands.press(ask);
    await hands.type(page.locator('#invitation-email'), `owner${index}@acme.example`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await hands.press(ask);
    await card.getByText(words.invitations.asked).waitFor();

    const { id, url } = await invitedBy(partner, { api, owner, index });
    await card.getByText('Invited until').waitFor();

    const own = await device(url);
    await own.button(own.words.welcome.start).waitFor();
    await card.getByText(words.invitations.opened).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await giveAll(own, index);
    await card.getByText(words.invitations.finished.replace('{person}', name)).waitFor();
    invitations.push(id);
    // Nothing of the one who was there before.
    expect(await own.page.locator('body').innerText()).not.toContain(humans[1 - index]?.firstName);
  }

  await hands.press(visitor.button(words.people.everyone));
  await visitor.title(words.summary.title).waitFor();
  await visitor.submit();
  await applicant.reaches('inReview');
  must(await applicant.decide({ type: 'approve' }), 200);
  await visitor.comesBack();
  await visitor.title(words.statuses.approved.title).waitFor();

  const { results } = await auditEntries(stage.gatehouse, organization.id);
  for (const id of invitations) {
    const theirs = results.filter(({ actor }) => actor === `invitation:${id}`).map(({ action }) => action);
    expect(theirs.filter((action) => action === 'attestationGiven')).toHaveLength(asked.length);
    expect(theirs).toContain('invitationFinished');
  }
}, 180_000);

test('a company answers itself instead, and the link of the owner says that it is over', async () => {
  const { applicant, owners } = await company();
  const { visitor } = await stage.visit(applicant);
  const { page, words, hands } = visitor;
  await listed(visitor);
  const { url } = await invite(applicant.api, owners[0] ?? '');
  await page.reload();
  await visitor.shown('associatedPersonPersonalInfo');
  await hands.press(visitor.button(words.shell.back));
  const card = page.locator('[part="person"]').first();
  await card.getByText('Invited until').waitFor();
  await hands.press(card.getByRole('button', { name: words.invitations.here }));
  await card.getByText('Invited until').waitFor({ state: 'detached' });
  const late = await stage.browser.newPage();
  late.allow(/^answer: 409 POST .*\/open$/);
  await late.page.goto(url);
  await late.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
});
