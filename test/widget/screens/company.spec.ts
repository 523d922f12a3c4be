import { acmes } from '../answers.js';
import type { Stage } from '../stage.js';
import { type Look, everyScreen } from './every-screen.js';
import { Tourist } from './tourist.js';

everyScreen({
  title: 'every screen of a company',
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
  ],
});

/** From the welcome to the list of those behind a company that is asked for everything. */
async function tourOfCompany(stage: Stage, look: Look): Promise<void> {
  const visit = await stage.visit(await stage.open('FULL', 'business'));
  const tourist = new Tourist(visit, look);
  await tourist.button(tourist.words.welcome.start).waitFor();
  await look('welcome-business', tourist.page);
  await tourist.start();
  await tourist.stepAfter(1);
  await tourist.answerAll((step) => acmes[step] ?? [], { until: 'businessAssociatedPersons' });
  await adding(tourist, look);
}

async function adding({ page, words }: Tourist, look: Look): Promise<void> {
  await page.locator('.empty').waitFor();
  await look('people-empty', page);
  await page.locator('#add-person').click();
  await page.locator('input[name="way"]').first().waitFor();
  await look('people-adding', page);
  await page.getByRole('button', { name: words.shell.cancel }).click();
}
