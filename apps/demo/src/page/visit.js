import { find, make } from './markup.js';
import { Officer } from './officer.js';
import { showPageEvents } from './page-events.js';
import { answerFinding, createSession, decide, loadWidget, readCustomer } from './partner.js';
import { isStillChecking } from './review.js';
import { showSampleDocuments, showSamples } from './samples.js';
import { samplePeople } from './sample-people.js';
import { showWebhooks } from './webhooks.js';

const whoComes = {
  LIGHT: 'Person, basic check',
  STANDARD: 'Person, standard check',
  US_STANDARD: 'Company, standard check',
  FULL: 'Company, full check',
};
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];
const whileCheckingMilliseconds = 1500;

/** A customer who is at Quillet now: the widget, and everything that is heard of it. */
export class Visit {
  #customer;
  #officer;
  #widget;
  #stopListening = () => undefined;
  #timer;
  #forgotten;

  constructor(customer, { forgotten }) {
    this.#customer = customer;
    this.#forgotten = forgotten;
    const thenRefresh =
      (send) =>
      async (...said) => {
        await send(customer.id, ...said);
        await this.refresh();
      };
    this.#officer = new Officer(find('officer'), {
      decide: thenRefresh(decide),
      answer: thenRefresh(answerFinding),
    });
  }

  async begin(language) {
    const customer = this.#customer;
    describe(customer);
    showSamples(customer);
    this.#show(customer);
    this.#stopListening = showWebhooks(customer.id, { heard: () => this.refresh(), lost: () => this.refresh() });
    await loadWidget();
    this.#widget = embedded(customer, language);
    showPageEvents(this.#widget, () => this.refresh());
    find('widget').replaceChildren(this.#widget);
  }

  speak(language) {
    this.#widget?.setAttribute('lang', language);
  }

  /** Reads the review again; while checks look at something, once more in a moment. */
  async refresh() {
    clearTimeout(this.#timer);
    try {
      const customer = await readCustomer(this.#customer.id);
      this.#show(customer);
      if (isStillChecking(customer)) this.#timer = setTimeout(() => this.refresh(), whileCheckingMilliseconds);
    } catch (refused) {
      if (refused.status === 404) this.#forgotten();
    }
  }

  #show(customer) {
    this.#officer.show(customer);
    showSampleDocuments(customer);
  }

  end() {
    clearTimeout(this.#timer);
    this.#stopListening();
    find('widget').replaceChildren();
  }
}

/** All that a partner writes to embed the widget. */
function embedded(customer, language) {
  const widget = document.createElement('gatehouse-onboarding');
  // A failed answer as well: the widget passes on its errorInstanceId.
  widget.fetchSession = () => createSession(customer.id).catch(({ errorInstanceId }) => ({ errorInstanceId }));
  widget.setAttribute('phone-url', new URL('/demo/phone', location.href).href);
  widget.setAttribute('lang', language);
  return widget;
}

function describe({ name, tier, country, type }) {
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(country);
  find('visit-title').textContent = name;
  find('visit-about').textContent = `${whoComes[tier]} (${tier}), ${countryName}`;
  const called = samplePeople[country]?.firstName ?? name;
  find('greeting').textContent =
    type === 'business'
      ? `Welcome, ${called}. Before we can pay ${name}, we need to verify the company and the people behind it.`
      : `Welcome, ${called}. Before we can pay you, we need to verify your identity.`;
  find('fine-print').replaceChildren(
    make('p', {}, 'Quillet is fictional. What you enter stays in the sandbox on this machine.'),
    ...(ownMachine.includes(location.hostname)
      ? [
          make(
            'p',
            {},
            `Phones can’t reach ${location.host}: instead of scanning the QR code, open its link in another tab.`,
          ),
        ]
      : []),
  );
}
