import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { newestVersion } from '#contracts';
import { type ErrorContract, errorContracts } from '#errors';
import { knownLifecycles } from '#lifecycle';
import type { Config } from '../configuration/config.js';
import { declaredWebhooks } from './documented-webhooks.js';
import { deprecated, errorSchemas, namedUnionSchemas, withPublicNames, withoutUnreached } from './openapi-schemas.js';
import { answeredVersion, versionComponents, versionParameter } from './version-header.js';

type OpenApiOperation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  'x-callers'?: string;
  'x-scope'?: string;
  'x-sessions'?: boolean;
  'x-invitees'?: boolean;
  'x-errors'?: string[];
  'x-sandbox-only'?: boolean;
  'x-example'?: object;
  'x-keyed'?: boolean;
  'x-list'?: boolean;
};
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const organizationHeader = {
  name: 'On-Behalf-Of',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'A parent organization names the direct child for which it calls.',
} as const;
const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'Makes the request safe to send again: the first answer is kept for 24 hours.',
} as const;

const forSessionsToo = 'A widget session may call it too, for its own review.';
const forInviteesToo = 'So may somebody who was invited, about themselves.';
const actForOne = ['organization', 'operatorOrOrganization'];

/** The topics of the documentation, in reading order. */
const topics: Readonly<Record<string, string>> = {
  Organizations: 'Your customers, and what is known of them. Everything else belongs to one.',
  'API keys': 'How an organization proves who it is.',
  'Terms of service': 'Accepted once by each organization before money moves.',
  'Compliance reviews': 'How an organization is known and approved: what is required, submitted and decided.',
  Attestations: 'The answers and documents of a review, each checked for itself.',
  'Associated persons': 'Who owns or runs a business: completed once for all its reviews.',
  Documents: 'Pictures and PDFs that attestations name.',
  'Widget sessions': 'How the widget on your page proves which review it fills in.',
  'Audit trail': 'Who decided, who read personal data, who changed keys: one chain for each organization.',
  Accounts: 'Wallets and balances of stablecoins, and what stands behind them.',
  Transactions: 'Movements of tokens that are final on their chain.',
  Ledger: 'Whether everything adds up, and whether the tokens are there.',
  Payins: 'Incoming money: requested by its exact amount or sent without a request, and converted to tokens.',
  'Deposit instructions': 'Where money for an account can be sent at any time.',
  'Allowed senders': 'Addresses from which tokens are expected: what they send is a payin.',
  'Sandbox deposits': 'Money that arrives without anybody sending it.',
  'Payout requests': 'Paying many at once: quoted, tried out, created, executed.',
  Counterparties: 'Whom an organization pays, written down once.',
  'Payout methods': 'Accounts and wallets of counterparties, and the banks that can be paid to.',
  'Payment provider': 'How the provider that moves money for the operator reports what became of it.',
  Events: 'Everything that changed, in order and without gaps.',
  Webhooks: 'Notifications of events: signed, in order, repeated until they are received.',
  'Sandbox clock': 'Time that can be moved forward.',
  Health: 'For those who run Gatehouse.',
};

/** The public contract as OpenAPI 3.1, from the same decorators that validate and authorize. */
export function describeApi(app: INestApplication, config: Config): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Gatehouse')
    .setDescription(
      'Self-hosted payments and compliance: onboarding reviews, stablecoin accounts, payins, payouts and signed webhooks.',
    )
    .setVersion(newestVersion)
    .addServer(`http://localhost:${config.port}`)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'An API key of an organization, the token of a widget session, or the operator key.',
      },
      'key',
    );
  for (const [name, about] of Object.entries(topics)) builder.addTag(name, about);
  const { items: webhooks, models } = declaredWebhooks();
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [...[...errorContracts.values()].map(({ params }) => params), ...models],
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}.${method}`,
  });
  const schemas = { ...document.components?.schemas, ...errorSchemas(), ...namedUnionSchemas() };
  document.components = { ...document.components, ...versionComponents, schemas: deprecated(schemas) };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method] as OpenApiOperation | undefined;
      if (operation?.['x-sandbox-only'] === true && config.mode === 'live') delete item[method];
      else if (operation !== undefined) completeOperation(operation, method, path);
    }
    if (methods.every((method) => item[method] === undefined)) delete document.paths[path];
  }
  const lifecycles = Object.fromEntries([...knownLifecycles].map(([name, { rows }]) => [name, rows]));
  return withPublicNames(withoutUnreached({ ...document, webhooks, 'x-lifecycle': lifecycles } as OpenAPIObject));
}

/** Adds what can be derived from the route, so that controllers need not repeat it. */
function completeOperation(operation: OpenApiOperation, method: string, path: string): void {
  const authenticated = isAuthenticated(operation['x-callers']);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    'in' in parameter && parameter.in === 'path' && parameter.name.endsWith('Id')
      ? { ...parameter, schema: { type: 'string', format: 'uuid' } }
      : parameter,
  );
  if (authenticated) operation.security = [{ key: [] }];
  if (operation['x-sessions'] === true && operation['x-callers'] !== 'session') {
    const forOthers = operation['x-invitees'] === true ? `${forSessionsToo} ${forInviteesToo}` : forSessionsToo;
    operation.description = [operation.description, forOthers].filter(Boolean).join('\n\n');
  }
  if (actForOne.includes(operation['x-callers'] ?? '')) parameters.push(organizationHeader);
  const isKeyed = authenticated && takesKeys(operation, method);
  if (isKeyed) parameters.push(idempotencyHeader);
  // A parameter that all routes of a controller share comes last otherwise.
  operation.parameters = parameters.toSorted((one, other) => placeIn(path, one) - placeIn(path, other));
  tellVersion(operation);
  showExample(operation);
  offerTable(operation, method);
  const names = [...impliedErrors(path, operation['x-callers'], isKeyed), ...(operation['x-errors'] ?? [])];
  operation['x-errors'] = [...new Set(names)];
  for (const [status, contracts] of byStatus(operation['x-errors']))
    operation.responses[status] = errorResponse(contracts);
}

function takesKeys(operation: OpenApiOperation, method: string): boolean {
  const { 'x-keyed': isKeyed = method === 'post' } = operation;
  delete operation['x-keyed'];
  return isKeyed;
}

/** In which order a path names its parameters; others come after them. */
function placeIn(path: string, parameter: object): number {
  const place = 'name' in parameter ? path.indexOf(`{${String(parameter.name)}}`) : -1;
  return place < 0 ? path.length : place;
}

/** Every list can be had as a table, whole. */
function offerTable(operation: OpenApiOperation, method: string): void {
  const { 'x-list': isList, responses } = operation;
  delete operation['x-list'];
  const answer = responses['200'] as { content?: Record<string, object> } | undefined;
  if (isList !== true || method !== 'get' || answer?.content === undefined) return;
  answer.content['text/csv'] = { schema: { type: 'string' } };
}

function tellVersion(operation: OpenApiOperation): void {
  operation.parameters?.push(versionParameter);
  for (const answer of Object.values(operation.responses)) Object.assign(answer ?? {}, { headers: answeredVersion });
}

/** Before errors are added, the only answer is that of success. */
function showExample(operation: OpenApiOperation): void {
  const { 'x-example': example } = operation;
  delete operation['x-example'];
  if (example === undefined) return;
  for (const answer of Object.values(operation.responses)) {
    const json = (answer as { content?: Record<string, { example?: object }> }).content?.['application/json'];
    if (json !== undefined) json.example = example;
  }
}

function isAuthenticated(callers = ''): boolean {
  return !['anyone', 'provider', 'signIn'].includes(callers);
}

function impliedErrors(path: string, callers: string | undefined, isKeyed: boolean): string[] {
  const authenticated = isAuthenticated(callers);
  return [
    'ValidationFailed',
    'MalformedRequest',
    ...(authenticated ? ['Unauthenticated', 'Forbidden'] : []),
    ...(authenticated || callers === 'signIn' ? ['RateLimitExceeded'] : []),
    ...(authenticated || path.includes('{') ? ['ResourceNotFound'] : []),
    ...(isKeyed ? ['IdempotencyKeyInProgress', 'IdempotencyKeyReused'] : []),
    'InternalError',
    'ServiceUnavailable',
  ];
}

function byStatus(names: readonly string[]): Map<number, ErrorContract[]> {
  const found = new Map<number, ErrorContract[]>();
  for (const name of names) {
    const contract = errorContracts.get(name);
    if (contract === undefined) throw new Error(`${name} is not an error of the contract`);
    for (const status of name === 'MalformedRequest' ? [400, 413, 415] : [contract.status])
      found.set(status, [...(found.get(status) ?? []), contract]);
  }
  return found;
}

function errorResponse(contracts: readonly ErrorContract[]): {
  description: string;
  content: { 'application/json': { schema: object } };
} {
  const refs = contracts.map(({ name }) => ({ $ref: `#/components/schemas/${name}` }));
  const schema =
    refs.length === 1
      ? (refs[0] ?? {})
      : {
          oneOf: refs,
          discriminator: {
            propertyName: 'name',
            mapping: Object.fromEntries(contracts.map(({ name }) => [name, `#/components/schemas/${name}`])),
          },
        };
  return { description: contracts.map(({ name }) => name).join(', '), content: { 'application/json': { schema } } };
}
