import { Ajv2020 } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import { errorShapes, errorTable } from './error-table.js';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
  readonly 'x-status'?: number;
}
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: object }>>;
  readonly 'x-callers'?: string;
  readonly 'x-scope'?: string;
  readonly 'x-proposes'?: true;
  readonly 'x-errors'?: readonly string[];
  readonly 'x-sandbox-only'?: boolean;
}
export interface Document {
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, object>>;
  };
}

const withoutKey = ['anyone', 'provider', 'signIn'];
const callers = [
  ...withoutKey,
  'operator',
  'staff',
  'session',
  'phone',
  'invitee',
  'organization',
  'operatorOrOrganization',
];
const schemaPath = '#/components/schemas/';

export function operationsOf({ paths }: Document): { method: string; path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** What a caller would miss or be misled by. */
export function operationProblems(document: Document): string[] {
  const operations = operationsOf(document);
  const ids = operations.map(({ operation }) => operation.operationId ?? '');
  return [
    ...operations.flatMap(({ method, path, operation }) =>
      [...descriptionProblems(path, operation), ...answerProblems(method, path, operation)].map(
        (problem) => `${method.toUpperCase()} ${path}: ${problem}`,
      ),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two operations are called ${id}`),
    ...Object.entries(document.paths)
      .filter(([, item]) => Object.keys(item).length === 0)
      .map(([path]) => `${path}: has no operation`),
  ];
}

function descriptionProblems(path: string, operation: Operation): string[] {
  const isForAnyone = operation['x-callers'] === 'anyone';
  const needsNoKey = withoutKey.includes(operation['x-callers'] ?? '');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  return [
    ...(operation.summary ? [] : ['has no summary']),
    ...(operation.operationId ? [] : ['has no operationId']),
    ...(operation.tags?.length === 1 ? [] : ['has not one tag']),
    ...(callers.includes(operation['x-callers'] ?? '') ? [] : ['does not say who may call it']),
    ...((operation['x-scope'] === undefined) === isForAnyone ? [] : ['has a scope, or none, against its callers']),
    ...((operation.security === undefined) === needsNoKey ? [] : ['asks for a key, or for none, against its callers']),
    ...(inPath.join() === named.join() ? [] : [`names the parameters ${named.join()}, not ${inPath.join()}`]),
  ];
}

function answerProblems(method: string, path: string, operation: Operation): string[] {
  const answers = operation.responses;
  // What takes a second person is answered with a proposal beside it.
  const isProposal = (status: string): boolean => status === '202' && operation['x-proposes'] === true;
  const successes = Object.keys(answers).filter(
    (status) => (status.startsWith('2') && !isProposal(status)) || status === '303',
  );
  const said = operation['x-errors'] ?? [];
  const missing = [...impliedErrors(method, path, operation), ...said].filter(
    (name) => !refsIn(answers[String(errorTable[name]?.[0])]).includes(name),
  );
  const unsaid = Object.entries(answers)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([, answer]) => refsIn(answer).filter((name) => name in errorTable && !said.includes(name)));
  const [success = ''] = successes;
  return [
    ...(successes.length === 1 ? [] : [`has ${successes.length} answers of success`]),
    ...(['204', '303'].includes(success) || answers[success]?.content !== undefined
      ? []
      : ['does not show its answer']),
    ...missing.map((name) => `does not show the error ${name}`),
    ...unsaid.map((name) => `shows the error ${name} and does not list it`),
    ...said.filter((name) => !(name in errorTable)).map((name) => `lists ${name}, which is no error`),
  ];
}

/** What may always happen to such a request. */
function impliedErrors(method: string, path: string, operation: Operation): string[] {
  const hasQuery = (operation.parameters ?? []).some((parameter) => parameter.in === 'query');
  const needsKey = !withoutKey.includes(operation['x-callers'] ?? '');
  return [
    ...(operation.requestBody !== undefined || hasQuery ? ['ValidationFailed'] : []),
    ...(operation.requestBody === undefined ? [] : ['MalformedRequest']),
    ...(needsKey ? ['Unauthenticated', 'Forbidden', 'RateLimitExceeded'] : []),
    ...(needsKey || path.includes('{') ? ['ResourceNotFound'] : []),
    ...(method === 'post' && needsKey ? ['IdempotencyKeyInProgress', 'IdempotencyKeyReused'] : []),
    'InternalError',
    'ServiceUnavailable',
  ];
}

/** Names, statuses and fields of errors, against the table. */
export function errorProblems({ components: { schemas } }: Document): string[] {
  const published = Object.entries(schemas).filter(([, schema]) => schema['x-status'] !== undefined);
  return [
    ...published
      .filter(([name]) => !(name in errorTable))
      .map(([name]) => `${name}: is not in the table of the contract`),
    ...Object.entries(errorTable).flatMap(([name, [status, ...params]]) => {
      const schema = schemas[name];
      if (schema === undefined) return [`${name}: is missing`];
      const shape = schemas[nameIn(schema.properties?.['params']?.$ref)];
      return [
        ...differ(`${name}: status`, schema['x-status'], status),
        ...differ(`${name}: name`, schema.properties?.['name']?.enum, [name]),
        ...differ(`${name}: body`, fieldsOf(schema), ['errorInstanceId', 'message', 'name', 'params']),
        ...differ(`${name}: params`, fieldsOf(shape), [...params].sort()),
      ];
    }),
    ...Object.entries(errorShapes).flatMap(([name, fields]) =>
      differ(name, fieldsOf(schemas[name]), [...fields].sort()),
    ),
  ];
}

/** References that lead nowhere, and shapes that nothing leads to. */
export function referenceProblems(document: Document): string[] {
  const { schemas } = document.components;
  const reached = new Set<string>();
  const waiting = [...refsIn(document.paths), ...refsIn(document.webhooks), ...Object.keys(errorTable)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...refsIn(schemas[name]));
  }
  // A parameter and a header that all operations share are components too.
  const { parameters, headers } = document.components;
  const shared = Object.entries({ parameters, headers }).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  const odd = textsAt(document, '$ref').filter((ref) => !ref.startsWith(schemaPath) && !shared.includes(ref));
  return [
    ...[...reached].filter((name) => !(name in schemas)).map((name) => `${name}: leads nowhere`),
    ...Object.keys(schemas)
      .filter((name) => !reached.has(name))
      .map((name) => `${name}: nothing leads to it`),
    ...odd.map((ref) => `${ref}: leads outside`),
  ];
}

/** Examples are copied by people: they have to be right. */
export function exampleProblems({ components: { schemas } }: Document): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'document', components: { schemas } });
  return Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { example }]) => example !== undefined)
      .filter(
        ([field, { example }]) =>
          !ajv.validate({ $ref: `document#/components/schemas/${name}/properties/${field}` }, example),
      )
      .map(([field]) => `${name}.${field}: its example is refused: ${ajv.errorsText()}`),
  );
}

/** `GET /organizations/{organizationId}` for every line of Fastify's own tree of routes. */
export function routesOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([\s│]*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    const path = (depth === 0 ? '' : (parents[depth - 1] ?? '')) + part;
    parents[depth] = path;
    const names = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return names.map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  });
}

function fieldsOf(schema: Schema | undefined): string[] {
  const names = Object.keys(schema?.properties ?? {});
  return names.map((name) => (schema?.required?.includes(name) === true ? name : `${name}?`)).sort();
}

function differ(what: string, given: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(given), JSON.stringify(expected)];
  return one === other ? [] : [`${what} is ${one}, not ${other}`];
}

function refsIn(value: unknown): string[] {
  const shapes = textsAt(value, '$ref').filter((ref) => !/^#\/components\/(parameters|headers)\//.test(ref));
  return [...new Set(shapes.map(nameIn))];
}

function nameIn(ref: string | undefined): string {
  return (ref ?? '').replace(schemaPath, '');
}

function textsAt(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    name === key && typeof item === 'string' ? [item] : textsAt(item, key),
  );
}
