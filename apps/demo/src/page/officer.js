import { make, say } from './markup.js';
import { decisionForm } from './decision-forms.js';
import { riskSection } from './risk.js';
import { meanings, nameOf, subjectsOf } from './review.js';

const states = {
  missing: 'not uploaded',
  pending: 'being checked',
  approved: 'passed',
  failed: 'needs attention',
  asked: 'requested',
};

const decisions = [
  { type: 'approve', label: 'Approve', from: 'inReview' },
  { type: 'reject', label: 'Reject…', from: 'inReview' },
  { type: 'requestInformation', label: 'Request more…', from: 'inReview' },
  { type: 'error', label: 'Put on hold…', from: 'inReview' },
  { type: 'retry', label: 'Resume', from: 'error' },
];

/** The desk of the officer: what was uploaded, what to look at, and what can be decided now. `decide` sends a decision, `answer` what is said of a finding. */
export class Officer {
  #panel;
  #decide;
  #answer;
  #shown;
  #body = make('div', { class: 'desk' });

  constructor(panel, { decide, answer }) {
    this.#panel = panel;
    this.#decide = decide;
    this.#answer = answer;
    panel.querySelector('.desk')?.remove();
    panel.append(this.#body);
  }

  /** Drawn again only when something changed, so that nobody loses what they are writing. */
  show(customer) {
    const drawn = JSON.stringify([customer.review, customer.requirements, customer.personNames]);
    if (drawn === this.#shown) return;
    this.#shown = drawn;
    const status = customer.review.status.type;
    this.#panel.classList.toggle('turn', status === 'inReview');
    this.#body.replaceChildren(
      make(
        'p',
        { class: 'status' },
        make('span', { class: `pill ${status}` }, status),
        make('span', {}, meanings[status]),
      ),
      this.#buttons(customer),
      ...[riskSection(customer, this.#answer)].filter((section) => section !== undefined),
      ...subjectsOf(customer).map(subject),
    );
  }

  #buttons(customer) {
    const place = make('div', { class: 'form-place' });
    const problem = make('p', { class: 'notice', role: 'alert', hidden: true });
    const send = async (decision) => {
      problem.hidden = true;
      try {
        await this.#decide(decision);
        say('Decision sent.');
      } catch (refused) {
        problem.textContent = refused.message;
        problem.hidden = false;
      }
    };
    const buttons = decisions
      .filter(({ type, from }) => type !== 'retry' || customer.review.status.type === from)
      .map(({ type, label, from }) =>
        make(
          'button',
          {
            type: 'button',
            class: type === 'approve' ? 'primary' : undefined,
            disabled: customer.review.status.type !== from,
            onclick: () => choose(type, place, { customer, send }),
          },
          make('span', {}, label),
        ),
      );
    return make('div', {}, make('div', { class: 'buttons' }, buttons), place, problem);
  }
}

/** What needs words gets a form first; the rest is decided at once. */
function choose(type, place, { customer, send }) {
  const form = decisionForm(type, customer, { send, leave: () => place.replaceChildren() });
  if (form === undefined) {
    void send({ type });
    return;
  }
  place.replaceChildren(form);
  form.querySelector('input, textarea').focus();
}

function subject({ whom, attestations }) {
  return make(
    'section',
    { class: 'subject' },
    make('h3', {}, whom),
    make(
      'ul',
      {},
      attestations.map(({ type, state, message, failures, notRun }) =>
        make(
          'li',
          { class: state },
          make('span', { class: 'what', title: type }, nameOf(type)),
          make('span', { class: 'state' }, states[state]),
          ...(message === undefined ? [] : [make('p', {}, `“${message}”`)]),
          ...failures.map((failure) =>
            make('p', { class: failure.severity }, `${failure.severity}: ${failure.message}`),
          ),
          ...notRun.map(({ check, reason }) =>
            make('p', { class: 'not-run' }, `Not checked (${check}): ${reason ?? ''}`),
          ),
        ),
      ),
    ),
  );
}
