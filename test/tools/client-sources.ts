import openapiTS, { astToString } from 'openapi-typescript';

interface Schema {
  readonly description?: string;
  readonly 'x-status'?: number;
}
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}
export interface ApiDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const origin = '// Written from /openapi.json by `npm run docs`; a test fails where it differs.\n';

/** What is generated of the client, by file under its `src`. */
export async function clientSources(document: ApiDocument): Promise<Readonly<Record<string, string>>> {
  return {
    'generated/schema.ts': `${origin}\n${await schema(document)}`,
    'errors/error-classes.ts': `${origin}\n${errors(document)}`,
    'sending/keyed-routes.ts': `${origin}\n${keyed(document)}`,
    'sending/api-version.ts': `${origin}\n/** The version of the API that is told in these types. */\nexport const apiVersion = '${document.info.version}';\n`,
  };
}

async function schema(document: ApiDocument): Promise<string> {
  // A field with a default may be left out of what is sent.
  const nodes = await openapiTS(JSON.stringify(asCalled(document)), { defaultNonNullable: false, silent: true });
  return astToString(nodes);
}

/**
 * Refusals are thrown, as classes: with them in the answers of every operation the types were twice as long. The version is
 * sent with each call.
 */
function asCalled(document: ApiDocument): ApiDocument {
  const called = ({ responses, parameters = [], ...operation }: Operation): Operation => ({
    ...operation,
    parameters: parameters.filter(({ $ref }) => $ref !== '#/components/parameters/GatehouseVersion'),
    responses: Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, { headers: _, ...answer }]) => [status, answer]),
    ),
  });
  const { schemas } = document.components;
  return { ...document, paths: mapped(document.paths, (item) => mapped(item, called)), components: { schemas } };
}

function mapped<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** A class for each error, so that `instanceof` narrows its params. */
function errors(document: ApiDocument): string {
  const all = Object.entries(document.components.schemas)
    .filter(([, { 'x-status': status }]) => status !== undefined)
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
  const classes = all.map(
    ([name, { description = '' }]) => `/** ${description} */\nexport class ${name} extends ApiError<'${name}'> {}\n`,
  );
  const names = all.map(([name]) => `  ${name},`);
  return [
    "import { ApiError, type ClassesByName } from './api-error.js';\n",
    ...classes,
    '/** By the name that is answered. */',
    `export const errorClasses: ClassesByName = {\n${names.join('\n')}\n};\n`,
  ].join('\n');
}

/** Which requests take an idempotency key: every POST but some, and few others. */
function keyed(document: ApiDocument): string {
  const routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      route: `${method.toUpperCase()} ${path}`,
      isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    })),
  );
  const exceptions = routes.filter(({ method, isKeyed }) => isKeyed !== (method === 'POST')).map(({ route }) => route);
  return [
    '/** A POST takes an idempotency key, other methods do not; with these it is the other way round. */',
    `export const exceptions: ReadonlySet<string> = new Set([\n${exceptions.map((route) => `  '${route}',`).join('\n')}\n]);\n`,
  ].join('\n');
}
