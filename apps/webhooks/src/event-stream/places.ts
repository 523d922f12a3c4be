import { LimitExceeded } from '#errors';

/** How many there may be, and how many of them of one organization, so that it leaves room for others. */
export class Places {
  private readonly taken = new Map<string | undefined, number>();
  private inAll = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /** Before anything is waited for, as many may come at once. It is given back by calling what is answered. */
  take(organizationId: string | undefined): () => void {
    const own = this.taken.get(organizationId) ?? 0;
    if (own >= this.mostOfOne) throw new LimitExceeded(this.mostOfOne, own + 1);
    if (this.inAll >= this.most) throw new LimitExceeded(this.most, this.inAll + 1);
    this.add(organizationId, 1);
    return () => this.add(organizationId, -1);
  }

  private add(organizationId: string | undefined, change: number): void {
    const own = (this.taken.get(organizationId) ?? 0) + change;
    this.inAll += change;
    if (own === 0) this.taken.delete(organizationId);
    else this.taken.set(organizationId, own);
  }
}
