/** Notifies listeners in this process that there is something to do. It carries no data, so raising it once too often does no harm. */
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
