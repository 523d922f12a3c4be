import { expect, test } from '@jest/globals';
import { phrase } from '../../widget/src/languages/phrases.js';
import { everyScreen } from './screens/every-screen.js';
import { Stage, type Visit } from './stage.js';

let stage: Stage;
const url = 'https://gatehouse.example/terms';
const version = '2026-11';

everyScreen(
  async () => {
    stage = await Stage.start({ TERMS_OF_SERVICE_URL: url, TERMS_OF_SERVICE_VERSION: version });
    return stage;
  },
  {
    title: 'the terms of service',
    walk: async (_, look) => {
      const { visitor } = await visitFor('en');
      await look('terms', visitor.page);
      // The name typed here is not kept.
      expect(await visitor.button(visitor.words.shell.later).count()).toBe(0);
      await visitor.hands.press(visitor.button(visitor.words.terms.accept));
      await visitor.page.getByText(visitor.words.terms.boxMissing).waitFor();
      await look('terms-missing', visitor.page);
    },
    screens: ['terms', 'terms-missing'],
  },
);

test.each(['en', 'es', 'pt-BR'])('are read and accepted by a person before the questions, once: %s', async (lang) => {
  const { visitor, applicant } = await visitFor(lang);
  const { page, words, hands } = visitor;
  const link = page.getByRole('link', { name: phrase(words.terms.link, { version }) });
  expect(await link.getAttribute('href')).toBe(url);

  await hands.press(visitor.button(words.terms.accept));
  await page.getByText(words.terms.boxMissing).waitFor();
  const { api, id } = applicant.organization;
  expect((await api.get('/organizations/current')).body['termsOfService']).toEqual({ status: 'notAccepted' });

  await hands.type(page.getByLabel(words.terms.name, { exact: true }), ' Ana Díaz ');
  await hands.tick(page.getByRole('checkbox', { name: words.terms.box }));
  await hands.press(visitor.button(words.terms.accept));
  expect(await visitor.stepAfter(2)).toBe('individualPersonalInfoLight');

  const accepted = await api.get(`/organizations/${id}/terms-of-service/acceptances`);
  expect(accepted.body['results']).toMatchObject([{ version, source: 'ui', signedBy: 'Ana Díaz' }]);
  const { body } = await api.get('/events');
  expect(body['results']).toMatchObject([{ payload: { type: 'tos_accepted', source: 'ui' } }]);

  await page.reload();
  await visitor.start();
  expect(await visitor.stepAfter(1)).toBe('individualPersonalInfoLight');
});

/** Somebody whose organization has accepted nothing, at the terms. */
async function visitFor(lang: string): Promise<Visit> {
  const visit = await stage.visit(await stage.open('LIGHT'), { lang });
  await visit.visitor.start();
  expect(await visit.visitor.stepAfter(1)).toBe('terms');
  await visit.visitor.title(visit.visitor.words.terms.title).waitFor();
  return visit;
}
