/** A kind of background work, and what it needs to know. The payload is all it gets: ids, no rows. */
export interface Job<Payload extends object> {
  readonly name: string;
  /** Never set; it carries the type. */
  readonly payload?: Payload;
}

export function job<Payload extends object>(name: string): Job<Payload> {
  return { name };
}
