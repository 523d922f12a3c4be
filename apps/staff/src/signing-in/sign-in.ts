import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditTrail } from '#audit';
import { StaffMember, StaffSessions, isOwnOrigin, sessionCookie, sessionTokenIn } from '#auth';
import { platformOrganizationId } from '#contracts';
import type { Tx } from '#database';
import { Unauthenticated } from '#errors';
import { Clock, callerAddress } from '#runtime';

export type WayIn = 'passkey' | 'oidc' | 'sandbox';

export interface SignedIn {
  readonly member: StaffMember;
  readonly cookie: string;
}

/** What a browser says of the page that signs somebody in. */
export interface PlaceOfSignIn {
  readonly address: string;
  /** As pages there call themselves. */
  readonly origin: string;
  /** Of the session that the browser has, if any: it ends with the new one. */
  readonly earlierToken: string | undefined;
}

/** However somebody shows who they are, from there on it is the same. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async begin(tx: Tx, staffId: string, way: WayIn, place: PlaceOfSignIn): Promise<SignedIn> {
    const member = await tx.one(StaffMember, { id: staffId }, { lock: true });
    if (member?.status !== 'active') throw notLetIn();
    const lastSignedInAt = this.clock.now();
    await tx.update(StaffMember, { id: staffId }, { lastSignedInAt });
    await this.endEarlier(tx, place.earlierToken);
    const { token, lastsSeconds } = this.sessions.open(tx, staffId, place.address);
    await this.audit.record(tx, {
      organizationId: platformOrganizationId,
      actor: `staff:${staffId}`,
      address: place.address,
      action: 'staffSignedIn',
      subject: `staff:${staffId}`,
      reason: way,
    });
    const cookie = sessionCookie(token, lastsSeconds, place.origin.startsWith('https:'));
    return { member: { ...member, lastSignedInAt }, cookie };
  }

  private async endEarlier(tx: Tx, token: string | undefined): Promise<void> {
    const earlier = token === undefined ? undefined : await this.sessions.sessionOf(token);
    if (earlier !== undefined) await this.sessions.end(tx, earlier.staffId, earlier.id);
  }
}

/** Refuses what does not come from a page of this service. A program names no origin, and has no cookies to protect. */
export function placeOf(request: FastifyRequest): PlaceOfSignIn {
  const { origin, host, cookie } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host)) throw notLetIn();
  return {
    address: callerAddress(request),
    origin: origin ?? `http://${host ?? ''}`,
    earlierToken: sessionTokenIn(cookie),
  };
}

/** Sets the cookie, and answers the rest. */
export async function leavingCookie<T extends { readonly cookie: string }>(
  reply: FastifyReply,
  given: Promise<T>,
): Promise<Omit<T, 'cookie'>> {
  const { cookie, ...rest } = await given;
  void reply.header('set-cookie', cookie);
  return rest;
}

/** Nobody is told what was wrong. */
export function notLetIn(): Unauthenticated {
  return new Unauthenticated('That lets nobody in: begin to sign in again');
}
