const mostInFlight = 1_024;
const mostPerWebhook = 128;
const atFirst = 8;
const leastPerWebhook = 2;
const growth = 4;
const quickMilliseconds = 1_000;
const slowMilliseconds = 2_000;
const mostRemembered = 10_000;

interface Share {
  inFlight: number;
  limit: number;
}

/**
 * How many attempts this process makes at once, in total and for each webhook. A receiver that answers quickly
 * gets more, whatever it answers; a slow one gets less, so that receivers that hang occupy few slots and do not
 * delay others.
 */
export class DeliveryConcurrency {
  private inFlight = 0;
  private readonly shares = new Map<string, Share>();

  get free(): number {
    return mostInFlight - this.inFlight;
  }

  /** How many may begin for a webhook that is not in `exceptions`. */
  readonly usual = atFirst;

  exceptions(): { webhookIds: string[]; free: number[] } {
    const known = [...this.shares];
    return {
      webhookIds: known.map(([webhookId]) => webhookId),
      free: known.map(([, { inFlight, limit }]) => Math.max(0, limit - inFlight)),
    };
  }

  begin(webhookId: string): void {
    const share = this.shares.get(webhookId) ?? { inFlight: 0, limit: atFirst };
    share.inFlight++;
    this.inFlight++;
    this.shares.set(webhookId, share);
  }

  /** A quick answer while all slots are taken raises the limit. Returns whether enough slots are free to lease more. */
  end(webhookId: string, milliseconds: number): boolean {
    this.inFlight--;
    const share = this.shares.get(webhookId);
    if (share === undefined) return true;
    const wasFull = share.inFlight >= share.limit;
    share.inFlight--;
    if (milliseconds > slowMilliseconds) share.limit = Math.max(leastPerWebhook, Math.floor(share.limit / 2));
    else if (share.limit < atFirst) share.limit = Math.min(atFirst, share.limit + growth);
    else if (wasFull && milliseconds < quickMilliseconds) share.limit = Math.min(mostPerWebhook, share.limit + growth);
    if (share.inFlight === 0 && (share.limit === atFirst || this.shares.size > mostRemembered))
      this.shares.delete(webhookId);
    return share.inFlight <= share.limit / 2;
  }
}
