import type { AttestationType } from '#contracts';
import { type Answer, acmes, answersOf, humans } from '../answers.js';
import type { Stage } from '../stage.js';
import { type Look, everyScreen } from './every-screen.js';
import { Tourist } from './tourist.js';

everyScreen({
  title: 'every screen of the people behind a company',
  walk: tourOfPeople,
  screens: [
    'associatedPersonPersonalInfo',
    'associatedPersonContactInfo',
    'associatedPersonResidentialAddress',
    'associatedPersonTaxInfo',
    'associatedPersonIdentityDocument',
    'associatedPersonProofOfAddress',
    'summary-business',
    'summary-answers',
    'people',
    'people-changing',
    'people-removing',
  ],
});

/** From their list, which is empty, to the summary, and back to change it. */
async function tourOfPeople(stage: Stage, look: Look): Promise<void> {
  const visit = await stage.visit(await stage.open('FULL', 'business'));
  const { visitor } = visit;
  await visitor.start();
  await visitor.stepAfter(1);
  await visitor.answerAll((step) => acmes[step] ?? [], { until: 'businessAssociatedPersons' });
  const tourist = new Tourist(visit, look);
  await tourist.answerAll(ofPerson);
  await tourist.page.locator('.answers').first().waitFor();
  await look('summary-business', tourist.page);
  await opened(tourist, look);
  await listed(tourist, look);
}

function ofPerson(step: AttestationType, time: number): readonly Answer[] {
  const human = humans[time];
  return human === undefined ? [] : (answersOf(human)[step] ?? []);
}

/** What was answered, for every step. */
async function opened({ page }: Tourist, look: Look): Promise<void> {
  const closed = page.locator('.answers:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await page.waitForLoadState('networkidle');
  await look('summary-answers', page);
}

/** The same people, once they are listed. */
async function listed({ page, words }: Tourist, look: Look): Promise<void> {
  const row = page.locator('.main .row', { hasText: words.steps.businessAssociatedPersons.title });
  await row.getByRole('button').last().click();
  await page.locator('li.person').first().waitFor();
  await look('people', page);
  const buttons = page.locator('.person-buttons').first().getByRole('button');
  await buttons.first().click();
  await page.locator('input[name="way"]').first().waitFor();
  await look('people-changing', page);
  await buttons.last().click();
  await page.locator('.confirm').waitFor();
  await look('people-removing', page);
}
