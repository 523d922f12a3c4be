import { GatehouseError } from './gatehouse-error.js';

export interface Answered {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly retryAfterSeconds: number | undefined;
}

const shownCharacters = 200;

/** Something answered that is not the API: mostly a proxy, or another server at that address. */
export class UnexpectedAnswer extends GatehouseError {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number;
  readonly contentType: string;
  /** How the answer began. */
  readonly beginning: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(route: string, { status, contentType, text, retryAfterSeconds }: Answered) {
    const beginning = text.slice(0, shownCharacters).replace(/\s+/g, ' ').trim();
    const kind = contentType === '' ? 'something without a content type' : contentType;
    super(
      route,
      `${route} was answered ${status} with ${kind}, not as the API answers. Is the url right, and is a proxy in between? It began: ${beginning || '(nothing)'}`,
    );
    this.status = status;
    this.contentType = contentType;
    this.beginning = beginning;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
