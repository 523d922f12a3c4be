import createClient, { type Client } from 'openapi-fetch';
import type {
  AnswerOf,
  CallSettings,
  FormOf,
  Given,
  ItemOf,
  ListPath,
  OperationOf,
  PathsOf,
  UploadPath,
} from './calls/call-types.js';
import { GatehouseError } from './errors/gatehouse-error.js';
import { EventLog } from './events/event-log.js';
import { apiVersion } from './sending/api-version.js';
import { exceptions } from './sending/keyed-routes.js';
import { type Call, type Fetch, type Policy, send } from './sending/send.js';
import { type FileToSend, uploadBody } from './uploads/upload-body.js';

export interface GatehouseSettings {
  /** Where Gatehouse answers: `https://gatehouse.example`. */
  readonly url: string;
  /** An API key, the token of a session, or what finds it out, before each call. */
  readonly key?: string | (() => string | Promise<string>);
  /** Calls for this child of the organization. */
  readonly onBehalfOf?: string;
  /** How often a request is sent again where that is safe; 4 where it is left out. */
  readonly retries?: number;
  /** How long an answer may take, but to a file; 30,000 where it is left out. */
  readonly timeoutMilliseconds?: number;
  /** A `Retry-After` beyond it is not waited for; 60 where it is left out. */
  readonly longestWaitSeconds?: number;
  /** Instead of the `fetch` that is there. */
  readonly fetch?: Fetch;
}

/** What a call may be given, whatever it calls. */
interface AnyOptions extends CallSettings {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

type Anything = Record<string, Record<'get', { responses: Record<string, never> }>>;

/** What openapi-fetch takes for a request: it is made into a real one at each attempt. */
class Outgoing {
  declare readonly call: Call;

  constructor(
    readonly url: string,
    readonly init: RequestInit,
  ) {}
}

/** Gatehouse over HTTP, with one key. */
export class Gatehouse {
  /** The event log. */
  readonly events: EventLog;
  readonly #settings: GatehouseSettings;
  readonly #client: Client<Anything>;

  constructor(settings: GatehouseSettings) {
    this.#settings = settings;
    const policy: Policy = {
      // Read anew for each call, as tests and tracing replace it.
      fetch: settings.fetch ?? ((url, init) => fetch(url, init)),
      retries: settings.retries ?? 4,
      timeoutMilliseconds: settings.timeoutMilliseconds ?? 30_000,
      longestWaitSeconds: settings.longestWaitSeconds ?? 60,
    };
    this.#client = createClient<Anything>({
      baseUrl: new URL(settings.url).href,
      Request: Outgoing as unknown as typeof Request,
      fetch: (sent: unknown) => {
        const { url, init, call } = sent as Outgoing;
        return send(url, init, call, policy);
      },
    });
    this.events = new EventLog(
      (query, signal) => this.get('/events', { query, signal }),
      (query, signal) => this.download('/events/stream', { query, signal }),
    );
  }

  /** The same Gatehouse with other settings, such as another key. */
  with(settings: Partial<GatehouseSettings>): Gatehouse {
    return new Gatehouse({ ...this.#settings, ...settings });
  }

  /** Calls for a child of the organization. */
  onBehalfOf(organizationId: string): Gatehouse {
    return this.with({ onBehalfOf: organizationId });
  }

  get<P extends PathsOf<'get'>>(
    path: P,
    ...[options]: Given<OperationOf<P, 'get'>>
  ): Promise<AnswerOf<OperationOf<P, 'get'>>> {
    return this.#value('GET', path, options);
  }

  post<P extends Exclude<PathsOf<'post'>, UploadPath>>(
    path: P,
    ...[options]: Given<OperationOf<P, 'post'>>
  ): Promise<AnswerOf<OperationOf<P, 'post'>>> {
    return this.#value('POST', path, options);
  }

  put<P extends PathsOf<'put'>>(
    path: P,
    ...[options]: Given<OperationOf<P, 'put'>>
  ): Promise<AnswerOf<OperationOf<P, 'put'>>> {
    return this.#value('PUT', path, options);
  }

  patch<P extends PathsOf<'patch'>>(
    path: P,
    ...[options]: Given<OperationOf<P, 'patch'>>
  ): Promise<AnswerOf<OperationOf<P, 'patch'>>> {
    return this.#value('PATCH', path, options);
  }

  delete<P extends PathsOf<'delete'>>(
    path: P,
    ...[options]: Given<OperationOf<P, 'delete'>>
  ): Promise<AnswerOf<OperationOf<P, 'delete'>>> {
    return this.#value('DELETE', path, options);
  }

  /** Every item of a list, page after page as they are wanted. `limit` is how many are in one page. */
  async *list<P extends ListPath>(
    path: P,
    ...[options]: Given<OperationOf<P, 'get'>>
  ): AsyncGenerator<ItemOf<P>, undefined> {
    const given = options as AnyOptions | undefined;
    let nextId: string | undefined;
    do {
      const query = { limit: 100, ...given?.query, ...(nextId === undefined ? {} : { nextId }) };
      const page: { results: readonly ItemOf<P>[]; nextId?: string } = await this.#value('GET', path, {
        ...given,
        query,
      });
      if (nextId !== undefined && page.nextId === nextId)
        throw new GatehouseError(`GET ${path}`, `GET ${path} answers the same page again and again.`);
      yield* page.results;
      nextId = page.nextId;
    } while (nextId !== undefined);
    return undefined;
  }

  /** Sends a file in a form. */
  async upload<P extends UploadPath>(
    path: P,
    options: FileToSend & FormOf<P> & CallSettings,
  ): Promise<AnswerOf<OperationOf<P, 'post'>>> {
    const { file, fileName, onProgress, signal, headers, onBehalfOf, idempotencyKey, ...fields } =
      options as FileToSend & CallSettings;
    const named = fileName === undefined ? { file } : { file, fileName };
    const { contentType, ...sending } = await uploadBody({ ...named, onProgress }, fields);
    const given = { signal, onBehalfOf, idempotencyKey, headers: { ...headers, 'Content-Type': contentType } };
    return this.#value('POST', path, given as AnyOptions, sending);
  }

  /** The answer itself, to be read as a stream or whole: documents, evidence, lists as CSV (`headers: {Accept: 'text/csv'}`). */
  async download<P extends PathsOf<'get'>>(path: P, ...[options]: Given<OperationOf<P, 'get'>>): Promise<Response> {
    const call = callOf('GET', path, options, { isDownload: true });
    return this.#send('GET', call, path, options);
  }

  async #value<T>(
    method: string,
    path: string,
    options: AnyOptions | undefined,
    sending: Pick<Call, 'body' | 'sendBy'> = {},
  ): Promise<T> {
    const call = callOf(method, path, options, { ...sending, isDownload: false });
    await this.#send(method, call, path, options);
    return call.value as T;
  }

  async #send(method: string, call: Call, path: string, options: AnyOptions = {}): Promise<Response> {
    const { key } = this.#settings;
    const onBehalfOf = options.onBehalfOf ?? this.#settings.onBehalfOf;
    const { response } = await this.#client.request(method.toLowerCase() as 'get', path, {
      params: { path: options.path, query: options.query },
      body: options.body,
      headers: {
        'Gatehouse-Version': apiVersion,
        ...(key === undefined ? {} : { Authorization: `Bearer ${typeof key === 'string' ? key : await key()}` }),
        ...(onBehalfOf === undefined ? {} : { 'On-Behalf-Of': onBehalfOf }),
        ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
        ...options.headers,
      },
      parseAs: 'stream',
      redirect: 'manual',
      call,
    } as never);
    return response;
  }
}

function callOf(
  method: string,
  path: string,
  options: AnyOptions | undefined,
  sending: Pick<Call, 'body' | 'sendBy' | 'isDownload'>,
): Call {
  const route = `${method} ${path}`;
  const idempotencyKey = isKeyed(route) ? (options?.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const isSafe = method === 'GET' || idempotencyKey !== undefined;
  return { route, isSafe, idempotencyKey, signal: options?.signal, ...sending };
}

function isKeyed(route: string): boolean {
  return route.startsWith('POST ') !== exceptions.has(route);
}
