import 'reflect-metadata';
import { eventCategories, eventTypes } from '#contracts';
import type { ErrorContract } from '#errors';
import { categoryOf } from '#events';
import type { Lifecycle } from '#lifecycle';
import type { Setting } from '#runtime';

/** Where the decorators of @nestjs/swagger keep what they are told. */
const [namesKept, propertyKept] = ['swagger/apiModelPropertiesArray', 'swagger/apiModelProperties'];

/** Written from the code, so that they cannot tell anything else. */
export const origin = (source: string): string =>
  `Written from \`${source}\` by \`npm run docs\`; a test fails where it differs.`;

export function configurationPage(settings: readonly Setting[]): string {
  return page('Configuration', [
    'Everything has a default. Gatehouse reads nothing else from the environment; the PostgreSQL driver knows the usual `PG*` variables for what `DATABASE_URL` leaves open.',
    configurationTable(settings),
    origin('libs/runtime'),
  ]);
}

export function configurationTable(settings: readonly Setting[]): string {
  const rows = settings.map((setting) => [`\`${setting.variable}\``, defaultOf(setting), setting.about]);
  return table(['variable', 'default', 'what it is'], rows);
}

/** The events by category, in place of the table that is there. */
export function withEvents(guide: string): string {
  const rows = eventCategories.map((category) => [
    `\`${category}\``,
    eventTypes
      .filter((type) => categoryOf[type] === category)
      .map((type) => `\`${type}\``)
      .join(', '),
  ]);
  return guide.replace(/^\| category .*(\n\|.*)*/m, () => table(['category', 'payload `type`'], rows));
}

/** What comes of amounts in the sandbox, in place of the table that is there. */
export function withOutcomes(guide: string, outcomes: readonly { hundredths?: number; about: string }[]): string {
  const rows = outcomes.map(({ hundredths, about }) => [
    hundredths === undefined ? 'any other' : `\`….${hundredths}\``,
    about,
  ]);
  return guide.replace(/^\| amount \| what happens \|(\n\|.*)*/m, () => table(['amount', 'what happens'], rows));
}

interface RiskRule {
  readonly source: string;
  readonly severity: string;
  readonly points: number;
  readonly most?: number;
  readonly prohibits?: true;
  readonly about: string;
}

/** What is found, and what it adds to the risk, in place of the table that is there. */
export function withRiskRules(guide: string, rules: Readonly<Record<string, RiskRule>>): string {
  const rows = Object.entries(rules).map(([name, { source, severity, points, most, prohibits, about }]) => [
    `\`${source}\``,
    about,
    severity,
    prohibits === true ? 'prohibits' : `${points}${most === undefined ? '' : `, all together ${most}`}`,
    `\`${name}\``,
  ]);
  const head = ['source', 'finds', 'severity', 'points', 'rule'];
  return guide.replace(/^\| source .*(\n\|.*)*/m, () => table(head, rows));
}

export function errorsPage(contracts: readonly ErrorContract[]): string {
  const rows = [...contracts]
    .sort((a, b) => a.status - b.status || a.name.localeCompare(b.name, 'en'))
    .map(({ name, status, params, about }) => [`\`${name}\``, String(status), paramsOf(params), about]);
  return page('Errors', [
    'Every error is JSON of one shape: `{errorInstanceId, name, message, params}`. Go by `name` and `params`; `message` is for people. The `errorInstanceId` is in the log too.',
    table(['name', 'status', 'params', 'what it means'], rows),
    'A `?` marks what may be absent.',
    origin('libs/errors'),
  ]);
}

export function lifecyclesPage(lifecycles: readonly Pick<Lifecycle, 'resource' | 'rows'>[]): string {
  const sections = [...lifecycles]
    .sort((a, b) => a.resource.localeCompare(b.resource, 'en'))
    .flatMap(({ resource, rows }) => [
      `## ${resource}`,
      ['```mermaid', ...diagram(rows), '```'].join('\n'),
      table(
        ['from', 'trigger', 'to'],
        rows.map(([from, trigger, to]) => [from === null ? '' : `\`${from}\``, `\`${trigger}\``, `\`${to}\``]),
      ),
    ]);
  return page('Lifecycles', [
    'What happens to what, and when. A trigger that has no row for the present status is answered `IllegalTransition`.',
    ...sections,
    origin('*.lifecycle.ts'),
  ]);
}

function diagram(rows: Lifecycle['rows']): string[] {
  const statuses = [...new Set(rows.flatMap(([from, , to]) => (from === null ? [to] : [from, to])))];
  const ends = statuses.filter((status) => !rows.some(([from]) => from === status));
  return [
    'stateDiagram-v2',
    ...statuses
      .filter((status) => stateId(status) !== status)
      .map((status) => `  state "${status}" as ${stateId(status)}`),
    ...rows.map(([from, trigger, to]) => `  ${from === null ? '[*]' : stateId(from)} --> ${stateId(to)}: ${trigger}`),
    ...ends.map((status) => `  ${stateId(status)} --> [*]`),
  ];
}

/** Mermaid takes no dashes in names. */
function stateId(status: string): string {
  return status.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function defaultOf({ default: value, defaultInWords }: Setting): string {
  if (defaultInWords !== undefined) return defaultInWords;
  return value === undefined ? 'none' : `\`${value}\``;
}

function paramsOf(params: ErrorContract['params']): string {
  const prototype = params.prototype as object;
  const names = (Reflect.getMetadata(namesKept, prototype) ?? []) as string[];
  return names
    .map((name) => name.slice(1))
    .map((name) => {
      const { required } = Reflect.getMetadata(propertyKept, prototype, name) as {
        required?: boolean;
      };
      return `\`${name}${required === false ? '?' : ''}\``;
    })
    .join(', ');
}

export function page(title: string, parts: readonly string[]): string {
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
