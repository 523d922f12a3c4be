/** Tells whoever listens in this process that there is something to do. It carries nothing, so it may be raised once too often. */
export class Signal {
  private readonly listeners: (() => void)[] = [];

  get isHeard(): boolean {
    return this.listeners.length > 0;
  }

  onRaised(listener: () => void): void {
    this.listeners.push(listener);
  }

  raise(): void {
    for (const listener of this.listeners) listener();
  }
}
