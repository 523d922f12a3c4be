export type WebhookFault = 'notSigned' | 'notLately' | 'wrongSignature' | 'notJson';

/** A delivery that is not to be believed. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';

  constructor(
    readonly reason: WebhookFault,
    why: string,
  ) {
    super(`The webhook was refused: ${why}.`);
  }
}
