import type { Client } from '../api/client.js';

/** One thing that is read, and read again; an answer that comes after another was asked for is left aside. */
export class One<T> {
  value: T | undefined;
  #path = '';

  constructor(private readonly client: () => Client) {}

  /** What was read of the same path before stays in sight meanwhile. */
  async read(path: string): Promise<void> {
    if (path !== this.#path) this.value = undefined;
    this.#path = path;
    try {
      const value = await this.client().get<T>(path);
      if (path === this.#path) this.value = value;
    } catch (cause) {
      if (path === this.#path) throw cause;
    }
  }
}
