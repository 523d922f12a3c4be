import { serverUrls } from '#runtime';

/** The servers of one database, of which one takes writes at a time. */
export class Servers {
  private readonly urls: readonly string[];
  private position: number;

  constructor(url: string, primary?: string) {
    this.urls = serverUrls(url);
    this.position = Math.max(0, this.urls.indexOf(primary ?? ''));
  }

  get count(): number {
    return this.urls.length;
  }

  /** The one to connect to. */
  get current(): string {
    return this.urls[this.position] as string;
  }

  /** It does not answer, or takes no writes: the next one may, unless somebody has gone on to it already. */
  leave(url: string): void {
    if (url === this.current) this.position = (this.position + 1) % this.urls.length;
  }
}
