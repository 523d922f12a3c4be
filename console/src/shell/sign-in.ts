import { LitElement, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Client, type SignInReason } from '../api/client.js';
import { Refusal } from '../api/refusal.js';
import type { Member, WaysIn } from '../api/wire.js';
import { type Words, wordFor } from '../words/words.js';
import { problemText } from '../parts/problem-text.js';

export class SignedInEvent extends Event {
  static readonly type = 'signed-in';

  constructor(readonly member: Member) {
    super(SignedInEvent.type, { bubbles: true });
  }
}

/** Here nobody is signed in: nothing waits for a sign-in. */
const client = new Client(() => Promise.resolve(false));

/** All ways in that there are here: as a page of its own, and above a page whose session ended. */
export class SignIn extends LitElement {
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) why: SignInReason | undefined;
  @property({ attribute: false }) invitation: string | undefined;
  @state() private here: WaysIn | undefined;
  @state() private problem: string | undefined;
  @state() private isBusy = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#try(async () => {
      this.here = await client.get<WaysIn>('/staff/sign-in');
    });
  }

  override render(): TemplateResult {
    const { signIn, shell } = this.words;
    const said = { ended: signIn.endedText, again: signIn.againText };
    return html`${this.why === undefined ? nothing : html`<p>${said[this.why]}</p>`}
      ${this.invitation === undefined ? nothing : html`<p>${signIn.invited}</p>`}
      ${this.problem === undefined ? nothing : html`<p class="problem" role="alert">${this.problem}</p>`}
      ${this.here === undefined ? html`<p role="status">${shell.loading}</p>` : this.#ways(this.here)}`;
  }

  #ways({ ways, people }: WaysIn): TemplateResult {
    const { signIn } = this.words;
    const canPasskey = 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
    const passkey = this.invitation === undefined ? signIn.passkey : signIn.makePasskey;
    return html`<div class="ways">
      ${canPasskey ? nothing : html`<p>${signIn.tooOld}</p>`}
      ${
        canPasskey && ways.includes('passkey')
          ? this.#button(passkey, () => this.#withPasskey(), { main: true })
          : nothing
      }
      ${ways.includes('oidc') ? this.#button(signIn.provider, () => this.#withProvider()) : nothing}
      ${
        this.invitation === undefined && people.length > 0
          ? html`<h2>${signIn.tryTitle}</h2>
            <p class="soft">${signIn.tryText}</p>
            ${people.map(({ id, name, roles }) => {
              const called = roles.map((role) => wordFor(this.words.roles, role)).join(', ');
              return this.#button(name, () => this.#asMadeUp(id), { small: called });
            })}`
          : nothing
      }
    </div>`;
  }

  #button(
    label: string,
    act: () => Promise<void>,
    { main = false, small }: { readonly main?: boolean; readonly small?: string } = {},
  ): TemplateResult {
    return html`<button
      type="button"
      class=${main ? 'main' : ''}
      ?disabled=${this.isBusy}
      @click=${() => void this.#try(act)}
    >
      ${label}${small === undefined ? nothing : html` <small>${small}</small>`}
    </button>`;
  }

  async #try(act: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = undefined;
    try {
      await act();
    } catch (cause) {
      this.problem = this.#said(cause);
    }
    this.isBusy = false;
  }

  #said(cause: unknown): string {
    const { signIn } = this.words;
    if (cause instanceof Refusal) {
      if (this.invitation !== undefined && cause.status === 401) return signIn.usedInvitation;
      return problemText(this.words, cause).text;
    }
    const { name } = cause as Error;
    return name === 'InvalidStateError' ? signIn.knownPasskey : signIn.noPasskey;
  }

  async #withPasskey(): Promise<void> {
    const { invitation } = this;
    const { ceremonyId, options } = await client.post<{ ceremonyId: string; options: unknown }>(
      '/staff/sign-in/passkey/options',
      invitation === undefined ? {} : { invitation },
    );
    const credential = await (invitation === undefined ? used(options) : made(options));
    const credentialGiven = (credential as PublicKeyCredential | null)?.toJSON();
    this.#come(await client.post<Member>('/staff/sign-in/passkey', { ceremonyId, credential: credentialGiven }));
  }

  async #withProvider(): Promise<void> {
    const { invitation, why } = this;
    const { url } = await client.post<{ url: string }>(
      '/staff/sign-in/oidc',
      invitation === undefined ? {} : { invitation },
    );
    if (why === undefined) {
      location.assign(url);
      return;
    }
    // In a window of its own: what is typed here stays.
    window.open(url, '_blank', 'noopener');
    addEventListener('focus', () => void this.#try(() => this.#comeBack()), { once: true });
  }

  async #comeBack(): Promise<void> {
    this.#come(await client.get<Member>('/staff/current'));
  }

  async #asMadeUp(staffId: string): Promise<void> {
    this.#come(await client.post<Member>('/staff/sign-in/sandbox', { staffId }));
  }

  #come(member: Member): void {
    this.dispatchEvent(new SignedInEvent(member));
  }
}

function used(options: unknown): Promise<Credential | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return navigator.credentials.get({ publicKey });
}

function made(options: unknown): Promise<Credential | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return navigator.credentials.create({ publicKey });
}
