/** Lines have ids that begin with the moment at which they were posted, so that they are in that order. */

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** In UTC, by which all days are told here. */
export function dayBegins(at: Date): Date {
  return new Date(Math.floor(at.getTime() / dayMilliseconds) * dayMilliseconds);
}

export function dayEnds(at: Date): Date {
  return new Date(dayBegins(at).getTime() + dayMilliseconds);
}
