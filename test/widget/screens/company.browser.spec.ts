import { answersOfCompany } from '../answers.js';
import { Stage } from '../stage.js';
import { type Look, everyScreen } from './every-screen.js';
import { Tourist } from './tourist.js';

everyScreen(() => Stage.shared(), {
  title: 'every screen of a company and of the people behind it',
  walk: tourOfCompany,
  screens: [
    'welcome-business',
    'businessIdentification',
    'businessAddress',
    'businessContactInfo',
    'businessTaxInfo',
    'businessDetails',
    'businessOperations',
    'businessFinancialInfo',
    'businessFormationDocuments',
    'businessProofOfAddressDocuments',
    'businessFlowOfFundsDocument',
    'businessUboOwnershipDocuments',
    'people-empty',
    'people-adding',
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

/** From the welcome over the list of people, which is empty at first, to the summary, and back to change the list. */
async function tourOfCompany(stage: Stage, look: Look): Promise<void> {
  const visit = await stage.visit(await stage.open('FULL', 'business'));
  const tourist = new Tourist(visit, look);
  await tourist.button(tourist.words.welcome.start).waitFor();
  await look('welcome-business', tourist.page);
  await tourist.start();
  await tourist.stepAfter(1);
  await tourist.answerAll(answersOfCompany(), { until: 'businessAssociatedPersons' });
  await adding(tourist, look);
  // One owner and one who runs the company: the screens are the same for more.
  await tourist.answerAll(answersOfCompany(), { owners: 1 });
  await tourist.page.locator('.answers').first().waitFor();
  await look('summary-business', tourist.page);
  await opened(tourist, look);
  await listed(tourist, look);
}

async function adding({ page, words }: Tourist, look: Look): Promise<void> {
  await page.locator('.empty').waitFor();
  await look('people-empty', page);
  await page.locator('#add-person').click();
  await page.locator('input[name="way"]').first().waitFor();
  await look('people-adding', page);
  await page.getByRole('button', { name: words.shell.cancel }).click();
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
