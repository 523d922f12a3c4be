import { expect } from '@jest/globals';
import { uploadPicture } from '../../support/documents/documents.js';
import { type Applicant, daysAgo } from '../../support/compliance/applicant.js';
import { wordsOf } from '../languages.js';
import { Stage } from '../stage.js';
import { type Look, everyScreen } from './every-screen.js';
import { faultsOfPage } from './screen-checks.js';

everyScreen(
  // It moves the clock.
  () => Stage.start(),
  {
    title: 'every screen of a review that is decided',
    walk: tourOfDecisions,
    screens: ['status-approved', 'status-rejected', 'status-error'],
  },
  {
    title: 'every screen of one that does not go on',
    walk: tourOfTroubles,
    screens: [
      'trouble-rateLimited',
      'trouble-unreachable',
      'loading',
      'trouble-sessionFailed',
      'trouble-sessionEnded',
      'trouble-unsupported',
    ],
  },
  {
    title: 'every screen of one that is sent back',
    walk: tourOfFailure,
    screens: ['status-submissionValidationsFailed', 'refused'],
  },
  {
    title: 'every page of Gatehouse that shows the widget',
    walk: tourOfPages,
    screens: ['demo-start', 'demo', 'docs-widget'],
    faultsOf: faultsOfPage,
  },
);

const decisions = {
  approved: { type: 'approve' },
  rejected: { type: 'reject', rejectionDescription: 'The register does not know the person.' },
  error: { type: 'error', errorDescription: 'The register could not be reached.' },
} as const;

/** The ways a review can end, as the person sees them. */
async function tourOfDecisions(stage: Stage, look: Look): Promise<void> {
  const { statuses } = await wordsOf('en');
  const decided = await Promise.all(
    Object.entries(decisions).map(async ([status, decision]) => {
      const applicant = await stage.open('LIGHT');
      await applicant.inReview();
      await applicant.decide(decision);
      return { status, applicant };
    }),
  );
  for (const { status, applicant } of decided) {
    const { watched } = await stage.visit(applicant);
    const { page } = watched;
    await page.getByRole('heading', { name: statuses[status as keyof typeof decisions].title }).waitFor();
    await look(`status-${status}`, page);
    await page.goto('about:blank');
  }
}

/** What stops it, before anything can be seen. */
async function tourOfTroubles(stage: Stage, look: Look): Promise<void> {
  const { network } = stage;
  const applicant = await stage.open('LIGHT');
  const { troubles, shell } = await wordsOf('en');
  const { watched } = await stage.visit(applicant);
  watched.allow(/^answer: 429 /, /^request: /, /^answer: 40[13] /);
  const { page } = watched;
  const meet = async (code: keyof typeof troubles): Promise<void> => {
    await page.reload();
    await page.getByRole('heading', { name: troubles[code].title }).waitFor();
    await look(`trouble-${code}`, page);
    network.mend();
  };
  network.answerInstead({ status: 429, retryAfterSeconds: 600 });
  await meet('rateLimited');
  network.cut();
  await meet('unreachable');
  network.hold();
  await page.reload();
  await page.getByText(shell.loading).waitFor();
  await look('loading', page);
  network.mend();
  await refused(stage, applicant, look);
  await old(stage, applicant, look);
}

async function refused({ site, browser }: Stage, applicant: Applicant, look: Look): Promise<void> {
  const { troubles } = await wordsOf('en');
  const customer = site.customer(applicant);
  customer.isRefused = true;
  const watched = await browser.newPage();
  watched.allow(/^answer: 40[13] /);
  await watched.page.goto(customer.url());
  await watched.page.getByRole('heading', { name: troubles.sessionFailed.title }).waitFor();
  await look('trouble-sessionFailed', watched.page);
  await watched.page.goto(customer.url({ sessionToken: 'gws_of-nobody' }));
  await watched.page.getByRole('heading', { name: troubles.sessionEnded.title }).waitFor();
  await look('trouble-sessionEnded', watched.page);
}

/** In a browser that cannot keep answers to itself. */
async function old({ site, browser }: Stage, applicant: Applicant, look: Look): Promise<void> {
  const { troubles } = await wordsOf('en');
  const { page } = await browser.newPage();
  await page.addInitScript(() => void Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.goto(site.customer(applicant).url());
  await page.getByRole('heading', { name: troubles.unsupported.title }).waitFor();
  await look('trouble-unsupported', page);
}

/** What was right when it was uploaded need not be so when it is submitted. It moves the clock of the sandbox. */
async function tourOfFailure(stage: Stage, look: Look): Promise<void> {
  const applicant = await stage.open();
  await applicant.upload('individualPersonalInfo', { nationality: 'PT' });
  await applicant.complete();
  const documentId = await uploadPicture(applicant.api);
  const proof = { documentId, documentType: 'utilityBill', issuedOn: daysAgo(80) };
  await applicant.upload('individualProofOfAddress', { proofOfAddressDocuments: [proof] });
  await applicant.validated();
  await stage.gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 20 * 24 * 60 * 60 });
  await applicant.submit({ acknowledgeWarnings: true });
  await applicant.reaches('submissionValidationsFailed');
  const { watched } = await stage.visit(applicant);
  // The documents of the organization were never added in a session.
  watched.allow(/^answer: 404 GET .*\/compliance\/documents\//);
  const { page } = watched;
  const { statuses } = await wordsOf('en');
  await page.getByRole('heading', { name: statuses.submissionValidationsFailed.title }).waitFor();
  await look('status-submissionValidationsFailed', page);
  await page.locator('.row').getByRole('button').first().click();
  await page.locator('[id$="-finding"]').first().waitFor();
  // Of a file that will not do, nothing is kept.
  expect(await page.locator('[part="optional"]').count()).toBe(0);
  await look('refused', page);
}

/** Where Gatehouse itself shows the widget: the demo, in the colours of its partner, and the guide. */
async function tourOfPages({ gatehouse, browser }: Stage, look: Look): Promise<void> {
  const { welcome } = await wordsOf('en');
  const { page } = await browser.newPage();
  await page.goto(`${gatehouse.url}/demo`);
  await page.locator('#begin select option').first().waitFor({ state: 'attached' });
  await look('demo-start', page);
  await page.locator('#begin input[value="STANDARD"]').check();
  await page.locator('#begin select[name="language"]').selectOption('en');
  await page.locator('#begin button[type="submit"]').click();
  // The button of the demo is named alike, and may not be hidden yet.
  await page.locator('gatehouse-onboarding').getByRole('button', { name: welcome.start, exact: true }).click();
  await page.locator('gatehouse-form .input').first().waitFor();
  await look('demo', page);
  await page.goto(`${gatehouse.url}/docs/widget`);
  await page.locator('h1').waitFor();
  await look('docs-widget', page);
}
