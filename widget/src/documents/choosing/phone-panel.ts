import { type TemplateResult, html, nothing, svg } from 'lit';
import { property, state } from 'lit/decorators.js';
import { generate } from 'lean-qr/nano';
import { ServerRefusal, Trouble, isAboutSession } from '../../api/trouble.js';
import type { CreatedPhoneUpload } from '../../api/wire.js';
import { errorEventOf } from '../../elements/error-event.js';
import { WidgetElement } from '../../elements/widget-element.js';
import { durationIn, phrase } from '../../languages/phrases.js';
import { uploadFailureOf } from '../upload/upload-failure.js';
import { ArrivedFromPhone, type CameraAim } from './files-chosen.js';
import { phoneAddress } from '../phone/phone-link.js';
import { phonePanelStyles } from './phone-panel.styles.js';

const everyMilliseconds = 2_000;

/** Shows a QR code for the phone and waits for its photo. */
export class PhonePanel extends WidgetElement {
  static override readonly sheet = phonePanelStyles;

  @property() name = '';
  @property() aim: CameraAim = 'card';
  @state() private upload: CreatedPhoneUpload | undefined;
  /** Absent before anybody tried. */
  @state() private isCopied: boolean | undefined;
  /** Why there is no code, or nothing can arrive. */
  @state() private cause: Trouble | ServerRefusal | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#poll();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#waiting);
    queueMicrotask(() => {
      if (!this.isConnected) this.#endUpload();
    });
  }

  override render(): TemplateResult {
    const { shell, documents } = this.context.words;
    const { phone } = documents;
    return html`<section part="phone-panel" class="phone-panel" aria-labelledby="phone-title">
      <h3 id="phone-title" tabindex="-1">${phone.title}</h3>
      ${this.#trouble()} ${this.#code()}
      <div part="actions" class="actions">
        <button part="button" class="button quiet" type="button" @click=${() => this.dispatchEvent(new Event('panel-closed'))}>
          ${shell.close}
        </button>
      </div>
    </section>`;
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>('h3')?.focus();
    void this.#poll();
  }

  #trouble(): TemplateResult | typeof nothing {
    const { cause, context } = this;
    const { troubles, rejectedFiles } = context.words;
    if (cause === undefined) return nothing;
    if (cause instanceof ServerRefusal)
      return html`<p part="note" class="note warning" role="alert">${rejectedFiles[uploadFailureOf(cause).reason]}</p>`;
    const { title, text } = troubles[cause.code];
    const time = durationIn(context.locale, cause.retryAfterSeconds ?? 0);
    return html`<p part="note" class="note warning" role="alert"><strong>${title}</strong><br />${phrase(text, { time })}</p>`;
  }

  #code(): TemplateResult | typeof nothing {
    const { cause } = this;
    if (this.upload === undefined || (cause instanceof Trouble && isAboutSession(cause))) return nothing;
    const { token, matchingCode } = this.upload;
    const address = this.#addressFor(token);
    const { phone } = this.context.words.documents;
    return html`<p>${phone.text}</p>
      <svg part="code" class="phone-code" viewBox=${boxOf(address)} role="img" aria-label=${phone.code}>
        ${svg`<rect width="100%" height="100%" fill="#fff" /><path d=${squaresOf(address)} fill="#000" />`}
      </svg>
      <p class="phone-link">
        <a href=${address} target="_blank" rel="noopener noreferrer">${this.isCopied === false ? address : phone.link}</a>
        ${
          isSecureContext
            ? html`<button part="button" class="button quiet" type="button" @click=${() => void this.#copy(address)}>
              ${this.isCopied === true ? phone.copied : phone.copy}
            </button>`
            : nothing
        }
      </p>
 <p class="phone-matching">${phone.matching} <strong class="phone-digits">${matchingCode}</strong></p>
      <p class="phone-waiting soft" role="status"><span class="phone-pulse"></span>${phone.waiting}</p>`;
  }

  /** Where the browser does not allow it, the address is shown, to be copied by hand. */
  async #copy(address: string): Promise<void> {
    this.isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
  }

  /** Polls for the photo while the panel is open. */
  async #poll(): Promise<void> {
    try {
      const { gatehouse } = this.context;
      this.upload ??= await gatehouse.newPhoneUpload();
      const { status, documentId } = await gatehouse.phoneUpload(this.upload.id);
      this.cause = undefined;
      // The next code is for the same file.
      if (status === 'ended') this.upload = undefined;
      const arrived = documentId === undefined ? undefined : await gatehouse.document(documentId);
      if (!this.isConnected) {
        this.#endUpload();
        return;
      }
      if (arrived !== undefined) {
        this.upload = undefined;
        this.dispatchEvent(new ArrivedFromPhone(arrived));
        this.dispatchEvent(new Event('panel-closed'));
        return;
      }
    } catch (cause) {
      if (!this.#failed(cause)) return;
    }
    const { retryAfterSeconds = 0 } = this.cause instanceof Trouble ? this.cause : {};
    if (this.isConnected)
      this.#waiting = setTimeout(() => void this.#poll(), Math.max(everyMilliseconds, retryAfterSeconds * 1_000));
  }

  /** Tells the page once, however often it is tried again; answers whether to try again. */
  #failed(cause: unknown): boolean {
    const isRefused = cause instanceof ServerRefusal;
    if (!isRefused && !(cause instanceof Trouble)) {
      this.context.broke(cause);
      return false;
    }
    const event = errorEventOf(cause);
    if (this.cause === undefined || errorEventOf(this.cause).code !== event.code) this.dispatchEvent(event);
    this.cause = cause;
    // A code that is refused is replaced; where making one is refused, that is the answer.
    const mayTryAgain = !isRefused || this.upload !== undefined;
    if (isRefused) this.upload = undefined;
    return mayTryAgain;
  }

  /** The code is good for as long as it is shown. */
  #endUpload(): void {
    const { upload } = this;
    this.upload = undefined;
    if (upload !== undefined) void this.context.gatehouse.endPhoneUpload(upload.id).catch(() => undefined);
  }

  #addressFor(token: string): string {
    const { phoneUrl = '', locale } = this.context;
    return phoneAddress(new URL(phoneUrl, location.href).href, {
      token,
      name: this.name,
      kind: this.aim === 'face' ? 'face' : 'document',
      language: new Intl.Locale(locale).baseName,
    });
  }
}

/** The quiet zone that cameras need around a QR code. */
const margin = 4;

function boxOf(address: string): string {
  const side = generate(address).size + 2 * margin;
  return `0 0 ${side} ${side}`;
}

function squaresOf(address: string): string {
  const code = generate(address);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x + margin} ${y + margin}h1v1h-1z`);
  return squares.join('');
}
