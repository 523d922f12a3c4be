import { messageVersion } from './host-message.js';

/** The page that has this one in a frame. It is heard and spoken to where the session names its origin, and nobody else is. */
export class HostPage {
  #origin: string | undefined;

  constructor(private readonly allowed: readonly string[]) {
    this.#origin = allowed.find((origin) => origin === originAround());
  }

  /** Known from the beginning where the browser says it, else from its first message on. */
  get origin(): string | undefined {
    return this.#origin;
  }

  listen(take: (data: unknown) => void): void {
    addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== parent || !this.allowed.includes(origin)) return;
      this.#origin = origin;
      take(data);
    });
  }

  /** As long as its origin is not known, to each that it may be: the browser hands over that of the right one alone. */
  tell(type: string, carried: object = {}): void {
    const origins = this.#origin === undefined ? this.allowed : [this.#origin];
    for (const origin of origins) parent.postMessage({ type, version: messageVersion, ...carried }, origin);
  }
}

/** Not every browser says it, and a page may keep it from those that do. */
function originAround(): string | undefined {
  const { ancestorOrigins } = location as { readonly ancestorOrigins?: DOMStringList };
  if (ancestorOrigins !== undefined) return ancestorOrigins[0];
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
