import type { components, paths, webhooks } from '../generated/schema.js';

/** Every shape of the API by its name: `Schemas['Payout']`. */
export type Schemas = components['schemas'];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that take this method. */
export type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

export type OperationOf<P extends keyof paths, M extends Method> = paths[P][M];

/** What every call may be given. */
export interface CallSettings {
  readonly signal?: AbortSignal | undefined;
  /** Headers of your own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Calls for this child of the organization. */
  readonly onBehalfOf?: string;
  /** A key of your own, which outlives this process: by itself each call has one. A UUID. */
  readonly idempotencyKey?: string;
}

type PathOf<O> = O extends { parameters: { path: infer T } } ? { readonly path: T } : { readonly path?: never };

type QueryOf<O> = O extends { parameters: { query: infer T } }
  ? { readonly query: T }
  : O extends { parameters: { query?: infer T } }
    ? [T] extends [undefined]
      ? { readonly query?: never }
      : { readonly query?: T }
    : { readonly query?: never };

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { readonly body: T }
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? { readonly body?: T }
    : { readonly body?: never };

export type CallOptions<O> = CallSettings & PathOf<O> & QueryOf<O> & BodyOf<O>;

/** They may be left out where nothing in them has to be there. */
export type Given<O> = object extends CallOptions<O> ? [options?: CallOptions<O>] : [options: CallOptions<O>];

type JsonOf<T> = T extends { content: { 'application/json': infer J } } ? J : undefined;

export type AnswerOf<O> = O extends { responses: infer R } ? JsonOf<R[keyof R]> : never;

/** The paths of lists that are read by pages; the event log is read by `events`. */
export type ListPath = {
  [P in PathsOf<'get'>]: AnswerOf<OperationOf<P, 'get'>> extends { results: readonly unknown[]; nextId?: string }
    ? undefined extends (AnswerOf<OperationOf<P, 'get'>> & { nextId?: string })['nextId']
      ? P extends '/events'
        ? never
        : P
      : never
    : never;
}[PathsOf<'get'>];

export type ItemOf<P extends ListPath> =
  AnswerOf<OperationOf<P, 'get'>> extends { results: readonly (infer T)[] } ? T : never;

/** The paths that take a file. */
export type UploadPath = {
  [P in PathsOf<'post'>]: OperationOf<P, 'post'> extends { requestBody: { content: { 'multipart/form-data': object } } }
    ? P
    : never;
}[PathsOf<'post'>];

export type FormOf<P extends UploadPath> =
  OperationOf<P, 'post'> extends { requestBody: { content: { 'multipart/form-data': infer F } } }
    ? Omit<F, 'file'>
    : never;

/** An event of the log. */
export type LoggedEvent = Schemas['Event'];

export type EventType = keyof webhooks;

/** What a webhook delivers: which kind it is, `payload.type` says. A newer server may have kinds that are not here. */
export type WebhookEvent = {
  [T in EventType]: webhooks[T]['post']['requestBody']['content']['application/json'];
}[EventType];
