/** Why somebody looks at a review, as long as this window is open: it is asked once. */
const said = new Map<string, string>();
const keyOf = (reviewId: string): string => `gatehouse-console.reason.${reviewId}`;

export function reasonFor(reviewId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(reviewId)) ?? undefined;
  } catch {
    return said.get(reviewId);
  }
}

export function rememberReason(reviewId: string, reason: string): string {
  said.set(reviewId, reason);
  try {
    sessionStorage.setItem(keyOf(reviewId), reason);
  } catch {
    // A browser that keeps nothing.
  }
  return reason;
}
