import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Bundle } from '../widget/bundle.js';
import { origin, table } from './generated-docs.js';
import { type Member, elementManifest } from './widget-manifest.js';
import { eventClasses, propOf } from './widget-types.js';
import { root, widgetLanguages } from './workspace.js';

const reference = '## Reference\n';

/** The guide with what can be set, heard and restyled as it is: everything from its last section on. */
export function withReference(guide: string): string {
  const [prose = ''] = guide.split(reference);
  return `${prose}${reference}\n${[...properties(), ...events(), ...theming(), ...languages(), ...sizes()].join('\n\n')}\n`;
}

function properties(): readonly string[] {
  const { members } = elementManifest();
  const fields = members.filter((member) => member.kind === 'field' && member.static !== true);
  const rows = fields.map((field) => [
    code(field.name),
    attributeOf(field),
    code(typeOf(field)),
    field.description ?? '',
  ]);
  return [
    '### Properties and attributes',
    table(['property', 'attribute', 'type', 'what it is'], rows),
    'Attributes are for what can be written as text; the properties without one are set by a script.',
  ];
}

function attributeOf({ attribute }: Member): string {
  return attribute === undefined ? 'none' : code(attribute);
}

function typeOf({ type }: Member): string {
  return (type?.text ?? '').replace(' | undefined', '');
}

function events(): readonly string[] {
  const rows = eventClasses().map(({ name, carries, description }) => [
    code(name),
    carries.map((one) => code(one.name)).join(', '),
    code(propOf(name)),
    description,
  ]);
  return [
    '### Events',
    table(['event', 'carries', 'in React', 'when'], rows),
    '`status` is one of the nine of [a review](onboarding.md#the-nine-statuses); `step` is the type of an attestation, or `welcome`, `terms`, `summary` or `status`; `code` is one of [these](#when-something-fails); `reason` is `finished` or `left`.',
  ];
}

function theming(): readonly string[] {
  const { cssProperties, cssParts } = elementManifest();
  return [
    '### Tokens',
    table(
      ['property', 'default', 'what it is'],
      cssProperties.map((one) => [code(one.name), code(one.default), one.description ?? '']),
    ),
    '### Parts',
    table(
      ['part', 'what it is'],
      cssParts.map(({ name, description = '' }) => [code(name), description]),
    ),
  ];
}

/** In whole kilobytes, since what compresses differs by a few bytes from one machine to another. */
function sizes(): readonly string[] {
  execFileSync(process.execPath, [join(root, 'widget/build.mjs')]);
  const bundle = new Bundle();
  const phones = bundle.code.filter((name) => name.includes('phone-numbers'));
  const rows = [
    ['the entry and what it always loads: the shell, the first screen', kilobytes(bundle.entryGzip)],
    ['everything that is loaded only when it is needed, with the largest language', kilobytes(bundle.laterGzip)],
    ['what is known of the phone numbers of the world, when one is asked for', kilobytes(bundle.gzipOf(phones))],
  ];
  return ['### Sizes', 'With gzip, to the next full kilobyte.', table(['what', 'kB'], rows), origin('widget/src')];
}

/** What each calls itself. */
function languages(): readonly string[] {
  const tags = Intl.getCanonicalLocales(widgetLanguages);
  const rows = tags.map((tag) => [code(tag), new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag]);
  return ['### Languages', table(['`lang`', 'language'], rows)];
}

function kilobytes(bytes: number): string {
  return String(Math.ceil(bytes / 1000));
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
