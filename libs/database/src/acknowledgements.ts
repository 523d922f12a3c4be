/** Counts the processes that have acknowledged one message. */
export class Acknowledgements {
  private count = 0;
  private changed: () => void = () => undefined;

  add(): void {
    this.count++;
    this.changed();
  }

  /** Resolves when so many have acknowledged, or when the time is over. */
  async reach(expected: number, withinMilliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMilliseconds);
      this.changed = () => {
        if (this.count < expected) return;
        clearTimeout(timer);
        resolve();
      };
      this.changed();
    });
  }
}
