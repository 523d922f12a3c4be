/** What a command ends with. */
export const exitCodes = { done: 0, refused: 1, usage: 2, signedOut: 3, unreachable: 4, interrupted: 130 } as const;

/** It was called in a way that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** There is no key, or none that is taken any more. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** What was asked for did not happen, for a reason that was found here. */
export class Failed extends Error {
  override readonly name = 'Failed';
}
