import type { Client } from '../api/client.js';
import type { Page } from '../api/wire.js';

/** A list that is read page by page, each from where the one before ended. */
export class Rows<T extends { readonly id: string }> {
  all: readonly T[] | undefined;
  #nextId: string | undefined;
  #path = '';

  constructor(private readonly client: () => Client) {}

  get hasMore(): boolean {
    return this.#nextId !== undefined;
  }

  /** From the beginning; an answer that comes after another list was asked for is left aside. */
  async begin(path: string): Promise<void> {
    this.#path = path;
    this.#nextId = undefined;
    await this.#read(path, []);
  }

  async more(): Promise<void> {
    const from = this.#nextId;
    if (from === undefined) return;
    const path = this.#path;
    await this.#read(`${path}${path.includes('?') ? '&' : '?'}nextId=${from}`, this.all ?? []);
  }

  /** These and no others. */
  only(rows: readonly T[]): void {
    this.#path = '';
    this.#nextId = undefined;
    this.all = rows;
  }

  replace(row: T): void {
    this.all = this.all?.map((before) => (before.id === row.id ? row : before));
  }

  async #read(path: string, before: readonly T[]): Promise<void> {
    const asked = this.#path;
    const page = await this.client()
      .get<Page<T>>(path)
      .catch((cause: unknown) => {
        if (asked === this.#path) throw cause;
      });
    if (page === undefined || asked !== this.#path) return;
    this.all = [...before, ...page.results];
    this.#nextId = page.nextId;
  }
}
