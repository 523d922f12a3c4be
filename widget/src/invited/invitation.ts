import type { GivenSession } from '../api/session-keeper.js';
import { type RefusalReason, refusalReasons } from './invited-words.js';

const tokenKey = 'gatehouse-invitation';

/** The invitation does not open, and why. */
export class InvitationRefused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

/** The invitation in the address of this page. */
export class Invitation {
  readonly #device: string;

  private constructor(private readonly token: string) {
    this.#device = deviceFor(token);
  }

  /** Takes its secret off the address at once, so that no history keeps it; this tab knows it for a reload. */
  static here(): Invitation {
    const given = location.hash.slice(1);
    if (given !== '') {
      history.replaceState(history.state, '', location.pathname);
      keep(() => sessionStorage.setItem(tokenKey, given));
    }
    const token = given === '' ? (kept(() => sessionStorage.getItem(tokenKey)) ?? '') : given;
    return new Invitation(token);
  }

  /** A session for the widget: again and again on this device. */
  async open(): Promise<GivenSession> {
    const answer = await fetch('/compliance/invitations/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: this.token, device: this.#device }),
      credentials: 'omit',
      cache: 'no-store',
    }).catch(() => {
      throw new InvitationRefused('unreachable');
    });
    const body = (await answer.json().catch(() => ({}))) as GivenSession & { params?: { from?: string } };
    if (answer.ok) return body;
    throw new InvitationRefused(reasonIn(answer.status, body.params?.from));
  }
}

function reasonIn(status: number, from: string | undefined): RefusalReason {
  if (status === 400 || status === 401) return 'unknown';
  return refusalReasons.find((reason) => status === 409 && reason === from) ?? 'unreachable';
}

/** Made up once for each invitation, by the part of its token that is no secret. */
function deviceFor(token: string): string {
  const key = `gatehouse-device-${token.split('_')[1] ?? ''}`;
  const known = kept(() => localStorage.getItem(key));
  if (known !== null && known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(() => localStorage.setItem(key, made));
  return made;
}

/** A browser may keep nothing: then the invitation lasts as long as this page. */
function kept(read: () => string | null): string | null | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function keep(write: () => void): void {
  kept(() => {
    write();
    return null;
  });
}
