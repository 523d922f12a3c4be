import { make } from './markup.js';
import { askable, nameOf } from './review.js';

const writing = {
  reject: {
    label: 'Reason (in the API and events, not shown in the widget)',
    field: 'rejectionDescription',
    text: 'We could not confirm the details you gave.',
    submit: 'Reject',
  },
  error: {
    label: 'What is holding it up?',
    field: 'errorDescription',
    text: 'The register could not be reached.',
    submit: 'Put on hold',
  },
};
const firstMessage = 'We need a closer look at this.';

/** The form of a decision that needs words; undefined when it needs none. */
export function decisionForm(type, customer, { send, leave }) {
  if (type === 'requestInformation') return requestForm(customer, { send, leave });
  const wanted = writing[type];
  if (wanted === undefined) return undefined;
  const area = make('textarea', { rows: '2', maxlength: '2000', required: true });
  area.value = wanted.text;
  const label = make('label', { class: 'field' }, make('span', {}, wanted.label), area);
  return framed([label], wanted.submit, { leave, submit: () => send({ type, [wanted.field]: area.value }) });
}

/** The officer marks what to ask for, and says of each what it is about. */
function requestForm(customer, { send, leave }) {
  const rows = askable(customer).map(requestRow);
  const list = make(
    'fieldset',
    { class: 'requests' },
    make('legend', {}, 'What do you need?'),
    rows.map(({ element }) => element),
  );
  const hint = make('p', { class: 'hint', role: 'status' });
  const submit = () => {
    const requests = rows.flatMap((row) => row.request() ?? []);
    hint.textContent = requests.length === 0 ? 'Choose at least one.' : '';
    return requests.length === 0 ? undefined : send({ type: 'requestInformation', requests });
  };
  return framed([list, hint], 'Send request', { leave, submit });
}

function requestRow({ whom, personId, type }) {
  const name = personId === undefined ? nameOf(type) : `${whom}: ${nameOf(type)}`;
  const box = make('input', { type: 'checkbox' });
  const area = make('textarea', { rows: '2', maxlength: '2000', 'aria-label': `Message about ${name}`, hidden: true });
  area.value = firstMessage;
  box.addEventListener('change', () => (area.hidden = !box.checked));
  const person = personId === undefined ? {} : { associatedPersonId: personId };
  return {
    element: make('div', {}, make('label', { class: 'tick' }, box, make('span', {}, name)), area),
    request: () => (box.checked ? { attestationType: type, ...person, message: area.value } : undefined),
  };
}

/** A form with its buttons. */
export function framed(children, label, { leave, submit }) {
  const form = make(
    'form',
    { class: 'decision' },
    children,
    make(
      'div',
      { class: 'buttons' },
      make('button', { type: 'submit', class: 'primary' }, make('span', {}, label)),
      make('button', { type: 'button', onclick: leave }, make('span', {}, 'Cancel')),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  return form;
}
