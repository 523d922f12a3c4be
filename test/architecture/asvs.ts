import { origin, page, table } from './generated-docs.js';
import { read } from './workspace.js';

export const states = {
  met: 'met',
  partly: 'in part',
  operator: 'by the operator',
  unmet: 'not yet',
} as const;

export interface AsvsRequirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly state: keyof typeof states;
  readonly how: string;
  /** The month by which what is not met is to be met, `2027-02`; or why it stays as it is. */
  readonly until?: string;
  readonly stays?: string;
  readonly tests?: readonly { readonly file: string; readonly name: string }[];
  /** Files and folders. */
  readonly code?: readonly string[];
}

export interface Asvs {
  readonly version: string;
  readonly requirements: readonly AsvsRequirement[];
  readonly notApplicable: readonly { readonly ids: readonly string[]; readonly why: string }[];
}

export const source = 'docs/security/asvs.json';

export function asvs(): Asvs {
  return JSON.parse(read(source)) as Asvs;
}

const chapters = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend',
  'API and web services',
  'Files',
  'Authentication',
  'Sessions',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OpenID Connect',
  'Cryptography',
  'Communication',
  'Configuration',
  'Data protection',
  'Coding and architecture',
  'Logging and errors',
  'WebRTC',
];

/** Each requirement of levels 1 and 2, in our own words. */
export function asvsPage({ version, requirements, notApplicable }: Asvs): string {
  const counts = Object.entries(states).map(
    ([state, word]) => `${requirements.filter((one) => one.state === state).length} ${word}`,
  );
  const without = notApplicable.flatMap(({ ids }) => ids).length;
  return page('What OWASP ASVS asks for', [
    `How Gatehouse meets the [OWASP Application Security Verification Standard](https://owasp.org/www-project-application-security-verification-standard/) ${version}, requirement by requirement of levels 1 and 2: ${counts.join(', ')}, and ${without} about what Gatehouse does not have. It is our own judgement, and no audit. What is not met, or in part, names the month by which it is to be, or why it stays so. “By the operator” is what those who run an installation see to; the standard has the words of the requirements, under the same numbers.`,
    ...chapters.flatMap((title, index) => {
      const rows = requirements.filter(({ id }) => id.startsWith(`${index + 1}.`)).map(rowOf);
      return rows.length === 0
        ? []
        : [`## V${index + 1} ${title}`, table(['requirement', 'level', 'met', 'how', 'where'], rows)];
    }),
    '## What does not apply',
    table(
      ['requirements', 'why'],
      notApplicable.map(({ ids, why }) => [ids.map((id) => `v5.0.0-${id}`).join(', '), why]),
    ),
    origin(source),
  ]);
}

function rowOf({ id, level, state, how, until, stays, tests = [], code = [] }: AsvsRequirement): string[] {
  const named = tests.map(({ file, name }) => `[${name}](../../${file})`);
  const files = code.map((path) => `[\`${path.split('/').at(-1) ?? path}\`](../../${path})`);
  const inWords = [how, ...(until === undefined ? [] : [`Until ${until}.`]), ...(stays === undefined ? [] : [stays])];
  return [`v5.0.0-${id}`, String(level), states[state], inWords.join(' '), [...named, ...files].join('; ')];
}
