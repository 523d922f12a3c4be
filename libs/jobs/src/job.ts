/** A kind of background job. The payload is all it gets: ids, not rows. */
export interface Job<Payload extends object> {
  readonly name: string;
  /** Never set; it carries the type. */
  readonly payload?: Payload;
}

export function job<Payload extends object>(name: string): Job<Payload> {
  return { name };
}
