import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { staffRoles } from '../../../libs/contracts/src/vocabulary/staff.js';
import type { Member, Page, StaffSession } from '../api/wire.js';
import { may } from '../parts/context.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { ageOf, momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

interface Opened {
  readonly member: Member;
  readonly sessions: readonly StaffSession[];
}

/** The people who run the installation: administrators invite, change and suspend; everybody sees their own sessions. */
export class Staff extends Place {
  @state() private opened: Opened | undefined;
  @state() private invited: Member | undefined;
  readonly #rows = new Rows<Member>(() => this.context.client);

  protected override async load(): Promise<void> {
    await this.#rows.begin('/staff?limit=100');
  }

  get #mayWrite(): boolean {
    return may(this.context, 'staff:write');
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all, hasMore } = this.#rows;
    return html`<h1>${words.staff.title}</h1>
      ${this.problemLine()} ${this.#link()} ${this.#mayWrite ? this.#inviting() : nothing}
      ${all === undefined ? html`<p role="status">${words.shell.loading}</p>` : nothing}
      <ul class="rows people">
        ${all?.map((member) => this.#row(member))}
      </ul>
      ${
        hasMore
          ? html`<button type="button" @click=${() => this.run(() => this.#rows.more())}>${words.shell.more}</button>`
          : nothing
      }
      ${this.opened === undefined ? nothing : this.#details(this.opened)}`;
  }

  #link(): TemplateResult | typeof nothing {
    const { words, locale } = this.context;
    const { invitation, name = '' } = this.invited ?? {};
    if (invitation === undefined) return nothing;
    const time = momentOf(locale, invitation.expiresAt);
    return html`<div class="told" role="status">
      <p>${phrase(words.staff.invited, { name, time })}</p>
      <code>${new URL(invitation.url, location.href).href}</code>
    </div>`;
  }

  #inviting(): TemplateResult {
    const { words } = this.context;
    const invite = (event: Event): void => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const given = new FormData(form);
      void this.run(async () => {
        const body = { name: given.get('name'), email: given.get('email'), roles: given.getAll('roles') };
        this.invited = await this.context.client.post<Member>('/staff', body);
        form.reset();
        form.closest('details')?.removeAttribute('open');
        await this.#renew();
      });
    };
    return html`<details class="card">
      <summary>${words.staff.invite}</summary>
      <form @submit=${invite}>
        <p class="soft">${words.staff.inviteText}</p>
        <label>${words.staff.name} <input name="name" required maxlength="200" autocomplete="off" /></label>
        <label>${words.staff.email} <input name="email" type="email" required autocomplete="off" /></label>
        ${this.#rolesField([])}
        <button class="main" ?disabled=${this.isBusy}>${words.staff.invite}</button>
      </form>
    </details>`;
  }

  #rolesField(now: readonly string[]): TemplateResult {
    const { words } = this.context;
    return html`<fieldset class="choice">
      <legend>${words.staff.roles}</legend>
      ${staffRoles.map(
        (role) =>
          html`<label
            ><input type="checkbox" name="roles" value=${role} .checked=${now.includes(role)} /> ${words.roles[role]}</label
          >`,
      )}
    </fieldset>`;
  }

  #row(member: Member): TemplateResult {
    const { words, locale, me } = this.context;
    const { id, name, email, roles, status, lastSignedInAt } = member;
    const seen = lastSignedInAt === undefined ? words.staff.never : momentOf(locale, lastSignedInAt);
    return html`<li class="row">
      <span
        ><strong><bdi>${name}</bdi></strong> <small class="soft">${email}</small></span
      >
      <span class="small">${roles.map((role) => wordFor(words.roles, role)).join(', ')}</span>
      <span class="tag ${status}">${words.staff.statuses[status]}</span>
      <span class="small soft">${words.staff.lastSeen}: ${seen}</span>
      ${
        this.#mayWrite || id === me.id
          ? html`<button type="button" class="quiet" data-row ?disabled=${this.isBusy} @click=${() => this.#open(member)}>
            ${this.#mayWrite ? words.staff.change : words.staff.sessions}
          </button>`
          : nothing
      }
    </li>`;
  }

  #open(member: Member): Promise<void> {
    return this.run(async () => {
      await this.#readSessions(member);
      await this.updateComplete;
      this.querySelector<HTMLElement>('#opened')?.focus();
    });
  }

  async #readSessions(member: Member): Promise<void> {
    const whose = this.#mayWrite ? `?staffId=${member.id}` : '';
    const { results } = await this.context.client.get<Page<StaffSession>>(`/staff/sessions${whose}`);
    this.opened = { member, sessions: results };
  }

  #details({ member, sessions }: Opened): TemplateResult {
    const { words } = this.context;
    return html`<section class="card">
      <h2 id="opened" tabindex="-1"><bdi>${member.name}</bdi></h2>
      <h3>${words.staff.sessions}</h3>
      ${sessions.length === 0 ? html`<p class="soft">${words.staff.noSessions}</p>` : nothing}
      <ul class="plain">
        ${sessions.map((session) => this.#session(member, session))}
      </ul>
      ${this.#mayWrite ? this.#changing(member) : nothing}
    </section>`;
  }

  #session(member: Member, { id, address, lastSeenAt, isCurrent }: StaffSession): TemplateResult {
    const { words, locale, client } = this.context;
    const said = phrase(words.staff.from, { address, age: ageOf(locale, lastSeenAt) });
    const end = (): Promise<void> =>
      this.run(async () => {
        await client.delete(`/staff/sessions/${id}${this.#mayWrite ? `?staffId=${member.id}` : ''}`);
        await this.#readSessions(member);
      });
    return html`<li class="buttons">
      <span>${said} ${isCurrent ? html`<strong>${words.staff.thisOne}</strong>` : nothing}</span>
      ${
        isCurrent
          ? nothing
          : html`<button type="button" class="quiet" ?disabled=${this.isBusy} @click=${end}>${words.staff.end}</button>`
      }
    </li>`;
  }

  #changing(member: Member): TemplateResult {
    const { words, client } = this.context;
    const { id, roles, status, name } = member;
    const save = (event: Event): void => {
      event.preventDefault();
      const chosen = new FormData(event.target as HTMLFormElement).getAll('roles');
      void this.run(() => this.#change(member, { roles: chosen }));
    };
    const again = (): Promise<void> =>
      this.run(async () => {
        this.invited = await client.post<Member>(`/staff/${id}/invitations`);
        await this.#renew();
      });
    const isSuspended = status === 'suspended';
    const turned = { status: isSuspended ? 'active' : 'suspended' };
    return html`<form @submit=${save}>
        ${this.#rolesField(roles)}
        <button class="main" ?disabled=${this.isBusy}>${words.shell.save}</button>
      </form>
      ${isSuspended ? nothing : html`<p class="soft">${phrase(words.staff.suspendText, { name })}</p>`}
      <div class="buttons">
        <button type="button" ?disabled=${this.isBusy} @click=${() => this.run(() => this.#change(member, turned))}>
          ${isSuspended ? words.staff.resume : words.staff.suspend}
        </button>
        ${
          isSuspended
            ? nothing
            : html`<button type="button" ?disabled=${this.isBusy} @click=${again}>${words.staff.inviteAgain}</button>`
        }
      </div>`;
  }

  async #change({ id }: Member, change: object): Promise<void> {
    const member = await this.context.client.patch<Member>(`/staff/${id}`, change);
    await this.#renew();
    await this.#readSessions(member);
  }

  async #renew(): Promise<void> {
    this.context.names.forgetPeople();
    await this.load();
  }
}

export const elements = { 'console-staff': Staff };
