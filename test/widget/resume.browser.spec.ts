import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AttestationType } from '#contracts';
import { must } from '../support/service/api.js';
import type { Applicant } from '../support/compliance/applicant.js';
import { heardOn } from '../support/browser/partner-site.js';
import { share } from '../support/run/sweep.js';
import { type Answer, anas } from './answers.js';
import { nextTab } from './next-tab.js';
import { Stage, type Visit } from './stage.js';
import { draftOn, typedIn, untilKept, untilTyped } from './typed.js';
import type { Visitor } from './visitor.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const steps = [
  'individualPersonalInfo',
  'individualContactInfo',
  'individualResidentialAddress',
  'individualTaxInfo',
  'individualFinancialInfo',
  'individualIdentityDocument',
  'individualSelfiePhoto',
] as const satisfies readonly AttestationType[];

describe('the tab is killed', () => {
  test('at a step, half-way and when it was sent: nothing is typed or asked twice', async () => {
    const applicant = await stage.open();
    // What was uploaded elsewhere is not for a session to read.
    const before = (watched: Visit['watched']): void => watched.allow(/^answer: 404 GET .*\/documents\//);
    const visit = await stage.visit(applicant, { before });
    const killed = [steps[0], ...share(steps.slice(1), 2)];
    let tab = visit.visitor;
    for (const [index, step] of killed.entries()) {
      if (index === 0) await tab.start();
      else expect(await arrivedAt(tab)).toBe(step);
      const { length } = (await applicant.review()).uploadedAttestations;
      await halfWay(tab, step, index);
      await tab.goOn();
      await applicant.until(({ uploadedAttestations }) => uploadedAttestations.length === length + 1);
      if (index === 0) await answeredElsewhere(applicant, killed);
      tab = await nextTab(tab, visit);
    }
    expect(await arrivedAt(tab)).toBe('summary');
    await submitted(tab, applicant);
    expect(posted(applicant)).toEqual(killed.map(() => `POST ${applicant.path}/attestations`));
  }, 120_000);

  test('at the summary: everything can still be read, and is submitted', async () => {
    const applicant = await stage.open('LIGHT');
    const { visitor } = await stage.visit(applicant);
    await visitor.start();
    await visitor.stepAfter(1);
    await visitor.answerAll((step) => anas[step] ?? []);
    await untilKept(visitor.page, 'sent:individualPersonalInfoLight');
    await visitor.page.reload();
    await visitor.title(visitor.words.summary.title).waitFor();
    await visitor.page.getByText('Pérez').waitFor();
    await submitted(visitor, applicant);
  });
});

test('a browser that takes its time loses neither what was typed before nor what is typed meanwhile', async () => {
  const { visitor } = await stage.visit(await stage.open('LIGHT'));
  const { page } = visitor;
  await visitor.start();
  await visitor.stepAfter(1);
  await visitor.give({ does: 'type', path: 'name.firstName', value: 'Ana' });
  await untilKept(page, '"firstName":"Ana"');
  await page.addInitScript(holdKeys);
  await page.reload();
  await visitor.start();
  await visitor.stepAfter(1);
  await visitor.give({ does: 'type', path: 'name.lastName', value: 'Pérez' });
  const typed = await typedIn(page);
  await page.evaluate(() => dispatchEvent(new Event('keys-arrive')));
  await untilTyped(page, typed.replace('\n', '\nfield-name-firstName: Ana\n'));
  await untilKept(page, '"lastName":"Pérez"');
  expect(await draftOn(page)).toContain('"firstName":"Ana"');
});

test('on another device one letter is changed without the rest, which nobody sees there', async () => {
  const applicant = await stage.open('LIGHT');
  must(await applicant.upload('individualPersonalInfoLight', { name: { firstName: 'Ana', lastName: 'Peres' } }), 201);
  await applicant.validated();
  const { visitor } = await stage.visit(applicant);
  const { page, words } = visitor;
  await visitor.title(words.summary.title).waitFor();
  await page.getByRole('button', { name: words.shell.change }).click();
  await visitor.shown('individualPersonalInfoLight');
  await page.locator('#field-name-firstName-hint').getByText('****').waitFor();
  await visitor.give({ does: 'type', path: 'name.lastName', value: 'Pérez' });
  await visitor.goOn();
  await visitor.title(words.summary.title).waitFor();
  const [attestation] = (await applicant.review()).uploadedAttestations;
  const { body } = await applicant.api.get(`${applicant.path}/attestations/${attestation?.id}`);
  expect(body['payload']).toMatchObject({ name: { firstName: 'Ana', lastName: 'Pérez' }, nationality: 'AR' });
  expect(await page.locator('gatehouse-onboarding').innerText()).not.toContain('Pérez');
});

test('earlier answers that do not come are told, and are not asked anew', async () => {
  const applicant = await stage.open('LIGHT');
  must(await applicant.upload('individualPersonalInfoLight'), 201);
  await applicant.validated();
  const { visitor, watched } = await stage.visit(applicant);
  const { page, words } = visitor;
  await visitor.title(words.summary.title).waitFor();
  watched.allow(/^request: GET .*\/attestations\//);
  let areLost = true;
  await page.route('**/attestations/*', (route) => (areLost ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: words.shell.change }).click();
  await visitor.title(words.troubles.unreachable.title).waitFor();
  areLost = false;
  await visitor.hands.press(visitor.button(words.shell.retry));
  await visitor.shown('individualPersonalInfoLight');
  await page.locator('#field-name-firstName-hint').getByText('****').waitFor();
});

describe('what is kept of what was typed', () => {
  test('says nothing to whoever reads the storage, and goes when the review is submitted', async () => {
    const applicant = await stage.open('LIGHT');
    const { visitor } = await stage.visit(applicant);
    const { page } = visitor;
    await visitor.start();
    await visitor.stepAfter(1);
    for (const answer of anas.individualPersonalInfoLight ?? []) await visitor.give(answer);
    await untilKept(page, '"nationality":"AR"');
    const typed = ['"Ana"', 'Pérez', '"1980-', '"AR"', '"name'];
    const draft = await draftOn(page);
    for (const part of typed) expect(draft).toContain(part);
    const kept = await page.evaluate(everythingStored);
    expect(kept.map(({ name }) => name)).toEqual([`gatehouse-draft-${applicant.reviewId}`]);
    for (const { name, value } of kept) {
      const readable = `${name} ${value} ${Buffer.from(value, 'base64').toString()}`;
      for (const part of typed) expect(readable).not.toContain(part);
    }
    expect(await page.evaluate(isKeyReadable)).toBe(false);
    expect(await visitor.answerAll((step) => anas[step] ?? [])).toBe('summary');
    await submitted(visitor, applicant);
    expect(await page.evaluate(everythingStored)).toEqual([]);
  });
});

/** By the server of the partner: steps at which nothing is tried. */
async function answeredElsewhere(applicant: Applicant, tried: readonly AttestationType[]): Promise<void> {
  for (const step of steps) if (!tried.includes(step)) must(await applicant.upload(step), 201);
}

/** Types half of a step, loses the page, and types the other half. */
async function halfWay(tab: Visitor, step: (typeof steps)[number], index: number): Promise<void> {
  await tab.shown(step);
  const answers: readonly Answer[] = anas[step] ?? [];
  const half = lastOfHalf(answers);
  for (const answer of answers.slice(0, half)) await tab.give(answer);
  await tab.give(begun(answers[half]));
  const before = await typedIn(tab.page);
  const files = tab.page.locator('.file', { hasText: /page\.(png|jpeg)/ });
  const added = await files.count();
  await untilKept(tab.page, `"${lastName(answers.slice(0, half + 1))}"`);
  await tab.page.reload();
  if (index === 0) await tab.start();
  await tab.shown(step);
  await untilTyped(tab.page, before);
  if (added > 0) await files.nth(added - 1).waitFor();
  for (const answer of answers.slice(added > 0 ? half + 1 : half)) await tab.give(answer);
}

/** A country of which no number is dialled yet says nothing. */
function lastOfHalf(answers: readonly Answer[]): number {
  const half = Math.floor((answers.length - 1) / 2);
  return answers[half]?.path.endsWith('-country') === true ? half + 1 : half;
}

/** A text of which half is typed. */
function begun(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('There is nothing to answer');
  return answer.does === 'type' ? { ...answer, value: answer.value.slice(0, answer.value.length / 2) } : answer;
}

function lastName(answers: readonly Answer[]): string {
  return answers.at(-1)?.path.split('-')[0]?.split('.').at(-1) ?? '';
}

/** Where the widget is at first. */
async function arrivedAt(tab: Visitor): Promise<string> {
  return tab.stepAfter(0);
}

async function submitted(tab: Visitor, applicant: Applicant): Promise<void> {
  await tab.submit();
  await applicant.reaches('inReview');
  await tab.comesBack();
  await tab.title(tab.words.statuses.inReview.title).waitFor();
  expect((await heardOn(tab.page)).filter(({ type }) => type === 'gatehouse-submitted')).toHaveLength(1);
}

function posted({ path }: Applicant): readonly string[] {
  return stage.network.requests.filter((request) => request === `POST ${path}/attestations`);
}

/** In the page: the browser answers for its keys only when that is told. */
function holdKeys(): void {
  const arrive = new Promise((resolve) => addEventListener('keys-arrive', resolve));
  const property = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
  Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
    set(this: IDBOpenDBRequest, heard: (event: Event) => void) {
      property?.set?.call(this, (event: Event) => void arrive.then(() => heard.call(this, event)));
    },
  });
}

/** In the page. */
function everythingStored(): { readonly name: string; readonly value: string }[] {
  return [...Object.entries(sessionStorage), ...Object.entries(localStorage)].map(([name, value]) => ({
    name,
    value: String(value),
  }));
}

/** In the page: whether a script can take the key out of the browser. */
function isKeyReadable(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('gatehouse-onboarding', 1);
    opening.onerror = () => reject(new Error('There is no key'));
    opening.onsuccess = () => {
      const asked = opening.result.transaction('keys').objectStore('keys').getAll() as IDBRequest<CryptoKey[]>;
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result.some((key) => key.extractable));
      };
    };
  });
}
