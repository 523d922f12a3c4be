/** Whatever this client throws about a call, but for an abort, which is thrown as the reason that was given for it. */
export class GatehouseError extends Error {
  /** What was called: `POST /payouts/quotes`. */
  readonly route: string;

  constructor(route: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.route = route;
  }
}
