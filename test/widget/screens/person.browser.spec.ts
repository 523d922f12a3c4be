import type { Applicant } from '../../support/compliance/applicant.js';
import { anas } from '../answers.js';
import { Stage } from '../stage.js';
import { type Look, everyScreen } from './every-screen.js';
import { Tourist } from './tourist.js';

everyScreen(() => Stage.shared(), {
  title: 'every screen of a person',
  walk: tourOfPerson,
  screens: [
    'welcome-individual',
    'problems',
    'individualPersonalInfo',
    'individualContactInfo',
    'individualResidentialAddress',
    'reason',
    'individualTaxInfo',
    'individualFinancialInfo',
    'individualIdentityDocument',
    'individualSelfiePhoto',
    'summary-individual',
    'status-submitted',
    'status-inReview',
    'status-additionalInformationRequested',
    'asked',
  ],
});

/** From the welcome to the review, and to what an officer asks for. */
async function tourOfPerson(stage: Stage, look: Look): Promise<void> {
  const visit = await stage.visit(await stage.open());
  const { page } = visit.visitor;
  const tourist: Tourist = new Tourist(visit, look, async (step) => {
    if (step === 'individualPersonalInfo') await problems(tourist, look);
    if (step === 'individualTaxInfo') await reasons(tourist, look);
  });
  await tourist.button(tourist.words.welcome.start).waitFor();
  await look('welcome-individual', page);
  await tourist.start();
  await tourist.stepAfter(1);
  await tourist.answerAll((step) => anas[step] ?? []);
  await page.locator('.answer-list').first().waitFor();
  await visit.applicant.validated();
  await look('summary-individual', page);
  await submitted(stage, tourist, look);
  await tourist.title(tourist.words.statuses.inReview.title).waitFor();
  await look('status-inReview', page);
  await askedForMore(visit.applicant, tourist, look);
}

/** Nothing is filled in, and somebody wants to go on. */
async function problems({ page, words }: Tourist, look: Look): Promise<void> {
  await page.getByRole('button', { name: words.shell.continue }).click();
  await page.locator('#problem-summary').waitFor();
  await look('problems', page);
}

async function reasons({ page }: Tourist, look: Look): Promise<void> {
  await page.locator('.progress-item.current').waitFor({ state: 'attached' });
  await page.locator('.reason > summary').click();
  await look('reason', page);
}

/** What was submitted is looked at for a while; here, for as long as it takes to see. */
async function submitted(stage: Stage, { page, words }: Tourist, look: Look): Promise<void> {
  const { summary } = words;
  const acknowledgement = page.locator('#acknowledge');
  if (await acknowledgement.isVisible()) await acknowledgement.check();
  const answered = page.waitForResponse(/\/submit$/);
  await page.getByRole('button', { name: summary.submit }).click();
  await answered;
  stage.network.hold();
  await page.locator('.emblem').waitFor();
  await look('status-submitted', page);
  stage.network.mend();
}

async function askedForMore(applicant: Applicant, { page, words }: Tourist, look: Look): Promise<void> {
  const message = 'The photo does not show your face. Please take it again, in front of a plain wall.';
  const requests = [{ attestationType: 'individualSelfiePhoto', message }];
  await applicant.decide({ type: 'requestInformation', requests });
  await page.reload();
  await page.getByRole('heading', { name: words.statuses.additionalInformationRequested.title }).waitFor();
  await look('status-additionalInformationRequested', page);
  await page.locator('.row').getByRole('button').first().click();
  await page.getByText(message).waitFor();
  await look('asked', page);
}
