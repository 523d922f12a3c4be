import { Injectable } from '@nestjs/common';
import { Forbidden, Unauthenticated } from '#errors';
import { ApiKeys } from './keys/api-keys.js';
import type { AnyCaller, CallerOrSession } from './keys/caller.js';
import { type KeyKind, parseKey } from './keys/key-format.js';
import { OperatorKey } from './keys/operator-key.js';
import { RateLimit } from './limits/rate-limit.js';
import { readOrigin } from './sessions/origin.js';
import { PhoneUploads } from './sessions/phone-uploads.js';
import { WidgetSessions } from './sessions/widget-sessions.js';
import { isOwnOrigin, sessionTokenIn } from './staff/session-cookie.js';
import { StaffSessions } from './staff/staff-sessions.js';

const keyKinds: readonly KeyKind[] = ['gk', 'gws', 'gis', 'gpu'];

/** The headers that identify the caller. */
export interface Credentials {
  readonly authorization?: string | undefined;
  readonly origin?: string | undefined;
  readonly cookie?: string | undefined;
  readonly host?: string | undefined;
}

/** Finds the caller of a request. */
@Injectable()
export class Authentication {
  constructor(
    private readonly operatorKey: OperatorKey,
    private readonly apiKeys: ApiKeys,
    private readonly sessions: WidgetSessions,
    private readonly phoneUploads: PhoneUploads,
    private readonly staff: StaffSessions,
    private readonly rateLimit: RateLimit,
  ) {}

  async callerWith(method: string, credentials: Credentials, address: string): Promise<AnyCaller> {
    const { authorization, origin } = credentials;
    if (authorization === undefined) return this.person(method, credentials, address);
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new Unauthenticated();
    if (this.operatorKey.isKey(token)) return { kind: 'operator', address };
    const given = keyKinds.map((kind) => parseKey(kind, token)).find((one) => one !== undefined);
    if (given === undefined) throw new Unauthenticated();
    if (!this.apiKeys.remembers(given.id) && !this.sessions.remembers(given.id))
      this.rateLimit.refuseAfterWrongKeys(address);
    const caller =
      (await this.organization(token, address)) ??
      (await this.session(token, isOfFrame(credentials) ? undefined : origin, address)) ??
      (await this.phoneUploads.authenticate(token, origin, address));
    if (caller !== undefined) return caller;
    this.rateLimit.countWrongKey(address);
    throw new Unauthenticated();
  }

  /** A cookie counts where no key is sent. */
  private async person(method: string, { cookie, origin, host }: Credentials, address: string): Promise<AnyCaller> {
    const token = sessionTokenIn(cookie);
    const given = token === undefined ? undefined : parseKey('gst', token);
    if (token === undefined || given === undefined) throw new Unauthenticated();
    if (!this.staff.remembers(given.id)) this.rateLimit.refuseAfterWrongKeys(address);
    const person = await this.staff.authenticate(token, address);
    if (person === undefined) {
      this.rateLimit.countWrongKey(address);
      throw new Unauthenticated();
    }
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(origin, host))
      throw new Forbidden('staff', 'With a cookie, changes are taken from the pages of this service alone');
    return person;
  }

  private async organization(token: string, address: string): Promise<CallerOrSession | undefined> {
    const key = await this.apiKeys.authenticate(token);
    if (key === undefined) return undefined;
    const { id: keyId, organizationId, scopes, expiresAt, apiVersion } = key;
    return { kind: 'organization', organizationId, scopes, keyId, expiresAt, apiVersion, address };
  }

  private async session(
    token: string,
    origin: string | undefined,
    address: string,
  ): Promise<CallerOrSession | undefined> {
    const session = await this.sessions.authenticate(token, origin);
    if (session === undefined) return undefined;
    const { id: sessionId, organizationId, complianceReviewId, allowedOrigins, expiresAt } = session;
    const place = { organizationId, complianceReviewId, sessionId };
    const caller = { kind: 'session', ...place, allowedOrigins, expiresAt, address } as const;
    const { invitationId, associatedPersonId } = session;
    if (invitationId === null || associatedPersonId === null) return caller;
    return { ...caller, invitation: { invitationId, associatedPersonId } };
  }
}

/**
 * Whether a page of this service asks: in its frame on the page of a partner the widget sends our own origin. That page
 * is framed by the origins of the session alone, and no other site can send it. An address that a partner could not
 * name is no origin here either: a name that was made to lead to this host is not taken for it over plain http.
 */
function isOfFrame({ origin, host }: Credentials): boolean {
  return origin !== undefined && readOrigin(origin) === origin && isOwnOrigin(origin, host);
}
