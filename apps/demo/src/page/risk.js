import { framed } from './decision-forms.js';
import { make } from './markup.js';

const severities = ['serious', 'attention', 'info'];

/** What the officer should look at, the worst first, and how it adds up. `answer` sends what the officer says of one. */
export function riskSection({ review, personNames }, answer) {
  const { risk, officerFindings = [] } = review;
  if (risk === undefined || officerFindings.length === 0) return undefined;
  const findings = severities.flatMap((severity) => officerFindings.filter((each) => each.severity === severity));
  return make(
    'section',
    { class: 'subject risk' },
    make('h3', {}, 'Risk'),
    make(
      'p',
      { class: 'status' },
      make('span', { class: `pill ${risk.level}` }, risk.level),
      make('span', {}, `${risk.score} points`),
    ),
    make(
      'ul',
      {},
      findings.map((finding) => findingLine(finding, { whom: personNames[finding.associatedPersonId], answer })),
    ),
  );
}

function findingLine(finding, { whom, answer }) {
  const { severity, message, status, note } = finding;
  const place = make('div', { class: 'form-place' });
  const problem = make('p', { class: 'notice', role: 'alert', hidden: true });
  return make(
    'li',
    { class: `${severity} ${status}` },
    make('span', { class: 'what' }, whom === undefined ? message : `${whom}: ${message}`),
    make('span', { class: 'state' }, status === 'open' ? severity : status),
    ...(note === undefined ? [] : [make('p', {}, `“${note}”`)]),
    ...(severity === 'serious' && status === 'open' ? [choices(finding, { place, problem, answer })] : []),
    place,
    problem,
  );
}

function choices(finding, { place, problem, answer }) {
  const button = (status, label) =>
    make('button', { type: 'button', onclick: () => ask(finding, status, { label, place, problem, answer }) }, label);
  return make('div', { class: 'buttons' }, button('cleared', 'Clear…'), button('confirmed', 'Confirm…'));
}

/** Why, which is kept with the review. */
function ask({ id }, status, { label, place, problem, answer }) {
  const area = make('textarea', { rows: '2', maxlength: '4000', required: true });
  const field = make('label', { class: 'field' }, make('span', {}, 'Why? For the staff alone.'), area);
  const submit = async () => {
    problem.hidden = true;
    try {
      await answer(id, { status, note: area.value });
    } catch (refused) {
      problem.textContent = refused.message;
      problem.hidden = false;
    }
  };
  place.replaceChildren(framed([field], label.replace('…', ''), { leave: () => place.replaceChildren(), submit }));
  area.focus();
}
