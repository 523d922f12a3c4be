import { newId } from '../../../widget/src/api/new-id.js';

/** Makes what a form sends happen once: sent again because no answer came, it has the key of the first time. */
export class Once {
  #content = '';
  #key = '';

  keyOf(path: string, body: object): string {
    const content = `${path} ${JSON.stringify(body)}`;
    if (content !== this.#content) this.#key = newId();
    this.#content = content;
    return this.#key;
  }

  /** The same content, sent after its answer, is meant once more. */
  answered(): void {
    this.#content = '';
  }
}
