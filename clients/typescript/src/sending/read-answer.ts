import { type ApiError, type Refusal, UnknownApiError } from '../errors/api-error.js';
import { UnexpectedAnswer } from '../errors/unexpected-answer.js';
import { errorClasses } from '../errors/error-classes.js';

/** The value of an answer that should be JSON. */
export async function valueOf(route: string, response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (!isJson(response)) throw new UnexpectedAnswer(route, described(response, text));
  const value = parsed(text);
  // Where the end of the connection is the end of the answer, only this shows that a part is missing.
  if (value === undefined) throw new TypeError('the answer ended in the middle');
  return value;
}

/** What is thrown for an answer that is no success. */
export async function refusalOf(route: string, response: Response): Promise<ApiError | UnexpectedAnswer> {
  const text = await response.text();
  const answered = described(response, text);
  const body = isJson(response) ? parsed(text) : undefined;
  if (!isRefusal(body)) return new UnexpectedAnswer(route, answered);
  const refusal = { route, status: response.status, retryAfterSeconds: answered.retryAfterSeconds, body };
  const Known = Object.hasOwn(errorClasses, body.name)
    ? errorClasses[body.name as keyof typeof errorClasses]
    : undefined;
  return Known === undefined
    ? new UnknownApiError(refusal)
    : new (Known as new (refusal: Refusal) => ApiError)(refusal);
}

function described(response: Response, text: string): ConstructorParameters<typeof UnexpectedAnswer>[1] {
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, text, retryAfterSeconds: retryAfter(response.headers) };
}

/** In seconds, or as a date. */
function retryAfter(headers: Headers): number | undefined {
  const given = headers.get('retry-after');
  if (given === null || given === '') return undefined;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function isJson(response: Response): boolean {
  return /^application\/(.+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(body: unknown): body is Refusal['body'] {
  if (typeof body !== 'object' || body === null) return false;
  return 'name' in body && typeof body.name === 'string' && 'message' in body && typeof body.message === 'string';
}
