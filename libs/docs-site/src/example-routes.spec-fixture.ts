export type Parts = Readonly<Record<string, unknown>>;

const json = (schema: string): Parts => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});
const body = (schema: string): Parts => ({ required: true, content: json(schema) });
export const answer = (status: number, schema?: string, description = '', headers: Parts = {}): Parts => ({
  [status]: { description, headers, ...(schema === undefined ? {} : { content: json(schema) }) },
});
export const idIn = (name: string, description: string): Parts => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', format: 'uuid' },
});
export const paging = [
  {
    name: 'limit',
    in: 'query',
    description: 'How many to answer.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  },
  {
    name: 'nextId',
    in: 'query',
    description: 'The `nextId` of the page before.',
    schema: { type: 'string', format: 'uuid' },
  },
];
export const idempotency = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A UUID of your making: the same key again gets the first answer again.',
  schema: { type: 'string', format: 'uuid' },
};
export const always = ['Unauthenticated', 'Forbidden', 'RateLimitExceeded', 'InternalError', 'ServiceUnavailable'];
export const onPost = [
  'ValidationFailed',
  'MalformedRequest',
  'IdempotencyKeyInProgress',
  'IdempotencyKeyReused',
  ...always,
];
export const replayed = {
  'Idempotency-Replayed': {
    description: '`true` when this is the first answer again.',
    schema: { type: 'string', enum: ['true'] },
  },
};

interface Route {
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly scope?: string;
  readonly parameters?: readonly Parts[];
  readonly body?: string;
  readonly answers: Parts;
  readonly errors: readonly string[];
}

export const route = ({
  tag,
  summary,
  description,
  scope,
  parameters = [],
  body: shape,
  answers,
  errors,
}: Route): Parts => ({
  tags: [tag],
  summary,
  ...(description === undefined ? {} : { description }),
  parameters,
  ...(shape === undefined ? {} : { requestBody: body(shape) }),
  responses: answers,
  ...(scope === undefined ? {} : { 'x-scope': scope }),
  'x-errors': errors,
});
