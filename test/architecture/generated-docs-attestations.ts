import {
  type AttestationType,
  type IdentityDocumentKind,
  type TaxNumberCertainty,
  countriesThatRequirePostalCodes,
  documentNumberForm,
  identityDocumentKinds,
  identityDocumentTypes,
  otherSubDivisions,
  postalCodes,
  subDivisions,
  taxNumbersTable,
} from '#contracts';
import { personRules } from '../../apps/compliance/src/requirements/associated-person.requirements.js';
import type { Check } from '../../apps/compliance/src/checks/evidence/check.js';
import { checks } from '../../apps/compliance/src/checks/checks.js';
import { reviewRules } from '../../apps/compliance/src/requirements/review.requirements.js';
import { origin, page, table } from './generated-docs.js';

interface Rule {
  readonly id: string;
  readonly reason: string;
  readonly requires: readonly AttestationType[];
}

interface Section {
  readonly title: string;
  readonly parts: readonly string[];
}

const sources =
  'review.requirements.ts`, `associated-person.requirements.ts`, `apps/compliance/src/checks` and `libs/contracts';

/** The guide in the docs page that nobody could keep right by hand. */
export function attestationRulesGuide(): string {
  const sections = [
    ...[requirements(), validation(), identityDocuments()],
    ...[subDivisionCodes(), postalCodeForms(), taxNumbers()],
  ];
  return page('What each attestation takes', [
    'What a review asks for, and what Gatehouse knows of the documents, addresses and tax numbers of the world. The fields of each attestation are at `POST /compliance/reviews/{complianceReviewId}/attestations` and `POST /compliance/associated-persons/{associatedPersonId}/attestations`; for the course of a review, see [Onboard a person or a business](onboarding.md). Countries are in the two letters of ISO 3166-1.',
    sections.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n'),
    ...sections.flatMap(({ title, parts }) => [`## ${title}`, ...parts]),
    origin(sources),
  ]);
}

function requirements(): Section {
  return {
    title: 'What is required',
    parts: [
      'Of a review, by its tier and by what was answered. `GET /compliance/reviews/{complianceReviewId}/requirements` tells which of these apply, and because of which answer.',
      ruleTable(reviewRules),
      'Of each associated person whom a review lists:',
      ruleTable(personRules),
    ],
  };
}

function ruleTable(rules: readonly Rule[]): string {
  const rows = rules.map(({ id, reason, requires }) => [codes([id]), reason, codes(requires)]);
  return table(['rule', 'why', 'asks for'], rows);
}

function validation(): Section {
  const rows = checks.map((check) => [codes([check.name]), check.looksAt, findings(check), check.reads ? 'yes' : '']);
  return {
    title: 'What validation looks at',
    parts: [
      'Whatever is uploaded is looked at by the checks that apply to it. The `check` of a failure is one of these names. Those that [read what documents say](documents.md#what-is-read-of-them) are marked; on a server with `DOCUMENT_READING=off` they do not run, or look only at what can be seen without reading, and officers are told so.',
      table(['check', 'looks at', 'finds', 'reads documents'], rows),
    ],
  };
}

function findings({ finds }: Check): string {
  return finds.map(({ failureCode, severity, when }) => `${codes([failureCode])} (${severity}): ${when}`).join(' · ');
}

function identityDocuments(): Section {
  const rows = identityDocumentTypes.map((type) => {
    const kind: IdentityDocumentKind = identityDocumentKinds[type];
    const countries = kind.countries === 'all' ? 'any' : kind.countries.join(', ');
    return [codes([type]), picturesOf(kind), expiryOf[kind.expires], countries];
  });
  return {
    title: 'Identity documents',
    parts: [
      `The \`governmentId\` of an attestation, by its \`type\`. Its \`number\` is ${documentNumberForm.expected}.`,
      table(['type', 'pictures', 'expiresOn', 'country'], rows),
    ],
  };
}

function picturesOf({ sides, hasNoBack = false }: IdentityDocumentKind): string {
  if (sides === 2) return 'front and back';
  return hasNoBack ? 'front' : 'front, back if it has one';
}

const expiryOf: Readonly<Record<IdentityDocumentKind['expires'], string>> = {
  always: 'required',
  sometimes: 'where it is printed',
  never: 'not asked for',
};

function subDivisionCodes(): Section {
  const rows = Object.entries(subDivisions).map(([country, { expected, codes: known }]) => [country, expected, known]);
  return {
    title: 'Subdivisions',
    parts: [
      `In these countries an address needs its \`subDivision\`. Elsewhere it may be left out; where it is given it is ${otherSubDivisions.expected}. A \`subDivisionOfIncorporation\` may be left out everywhere, and is written in the same way.`,
      table(['country', 'subDivision', 'codes'], rows),
    ],
  };
}

function postalCodeForms(): Section {
  const [required, others] = [true, false].map((isRequired) =>
    Object.entries(postalCodes)
      .filter(([country]) => countriesThatRequirePostalCodes.includes(country) === isRequired)
      .map(([country, [, example]]) => `${country} ${codes([example])}`)
      .join(' · '),
  );
  return {
    title: 'Postal codes',
    parts: [
      'A postal code is written as its country writes it; small letters are taken as well. In these countries an address needs one:',
      required ?? '',
      'In these it may be left out:',
      others ?? '',
      'In every other country, what is given is taken.',
    ],
  };
}

function taxNumbers(): Section {
  const rows = taxNumbersTable()
    .flatMap(({ type, countries, holders, label, example, certainty }) =>
      countries.map((country) => [
        country,
        codes([type]),
        label,
        holders.length === 2 ? 'both' : holders.join(),
        codes([example]),
        certaintyInWords[certainty],
      ]),
    )
    .sort(([one = ''], [other = '']) => (one < other ? -1 : Number(one > other)));
  return {
    title: 'Tax numbers',
    parts: [
      'A `taxIdentificationNumber` is given with its `taxIdentificationNumberType`. Spaces, dots, dashes, slashes and brackets do not count. A number that no country would write for its type is refused at upload; the last column says how it is checked. For a country that is not here, the type is `TIN`.',
      table(['country', 'type', 'called', 'of', 'such as', 'checked by'], rows),
    ],
  };
}

const certaintyInWords: Readonly<Record<TaxNumberCertainty, string>> = {
  'check digit': 'check digit',
  form: 'its form alone',
  uncertain: 'not for sure',
};

function codes(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/** As the docs page and GitHub make it from a heading of plain words. */
function anchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
