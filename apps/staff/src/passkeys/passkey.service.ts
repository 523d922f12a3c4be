import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type OpenedSession, StaffMember, StaffSessions, matches } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { Unauthenticated } from '#errors';
import { Clock, Ids, readId } from '#runtime';
import { PasskeyCeremony } from './passkey-ceremony.entity.js';
import type { BeginSignIn, FinishSignIn } from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import type { CeremonyView } from './passkey.view.js';

const ceremonyLasts = 5 * 60_000;

interface Page {
  readonly host: string;
  readonly origin: string | undefined;
}

type Expected = Parameters<typeof verifyRegistrationResponse>[0];

/** Passkeys are made with an invitation, and then tell by themselves who it is. */
@Injectable()
export class PasskeyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: StaffSessions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  begin(host: string, { invitation }: BeginSignIn): Promise<CeremonyView> {
    const rpID = hostnameOf(host);
    return this.unitOfWork.run(async (tx) => {
      await tx.query('DELETE FROM passkey_ceremony WHERE expires_at < $1', [this.clock.now()]);
      const member = invitation === undefined ? undefined : await this.invited(tx, invitation);
      const options =
        member === undefined
          ? await generateAuthenticationOptions({ rpID, userVerification: 'required' })
          : await generateRegistrationOptions({
              rpName: 'Gatehouse',
              rpID,
              userID: new Uint8Array(Buffer.from(member.id)),
              userName: member.email,
              userDisplayName: member.name,
              authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
            });
      const id = this.ids.next();
      const expiresAt = new Date(this.clock.now().getTime() + ceremonyLasts);
      tx.insert(PasskeyCeremony, { id, challenge: options.challenge, staffId: member?.id ?? null, expiresAt });
      return { ceremonyId: id, options };
    });
  }

  async finish(page: Page, { ceremonyId, credential }: FinishSignIn): Promise<OpenedSession> {
    const ceremony = await this.take(ceremonyId);
    const { origin } = page;
    if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== page.host) throw new Unauthenticated();
    const expected = {
      expectedChallenge: ceremony.challenge,
      expectedOrigin: origin,
      expectedRPID: hostnameOf(page.host),
      requireUserVerification: true,
    };
    return this.unitOfWork.run(async (tx) => {
      const staffId =
        ceremony.staffId === null
          ? await this.recognize(tx, expected, credential as AuthenticationResponseJSON)
          : await this.register(tx, expected, ceremony.staffId, credential as RegistrationResponseJSON);
      await tx.update(StaffMember, { id: staffId }, { lastSignedInAt: this.clock.now() });
      return this.sessions.open(tx, staffId);
    });
  }

  /** In a transaction of its own: a challenge that was answered wrongly is not asked again. */
  private async take(id: string): Promise<PasskeyCeremony> {
    const [ceremony] = await this.unitOfWork.run((tx) =>
      tx.many(PasskeyCeremony, 'DELETE FROM passkey_ceremony WHERE id = $1 RETURNING *', [id]),
    );
    if (ceremony === undefined || ceremony.expiresAt <= this.clock.now()) throw new Unauthenticated();
    return ceremony;
  }

  private async invited(tx: Tx, invitation: string): Promise<StaffMember> {
    const [id, secret = ''] = invitation.split('.');
    const staffId = readId(id ?? '');
    const member = staffId === undefined ? undefined : await tx.one(StaffMember, { id: staffId });
    if (member === undefined || !this.isOpen(member) || !matches(secret, member.invitationHash ?? Buffer.alloc(32)))
      throw new Unauthenticated();
    return member;
  }

  private isOpen({ status, invitationHash, invitationExpiresAt }: StaffMember): boolean {
    return (
      status === 'invited' &&
      invitationHash !== null &&
      invitationExpiresAt !== null &&
      invitationExpiresAt > this.clock.now()
    );
  }

  /** Of two who answer with one invitation, the lock lets the first in alone. */
  private async register(
    tx: Tx,
    expected: Omit<Expected, 'response'>,
    staffId: string,
    response: RegistrationResponseJSON,
  ): Promise<string> {
    const member = await tx.one(StaffMember, { id: staffId }, { lock: true });
    if (member === undefined || !this.isOpen(member)) throw new Unauthenticated();
    const { registrationInfo } = await genuine(verifyRegistrationResponse({ ...expected, response }));
    if (registrationInfo === undefined) throw new Unauthenticated();
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    tx.insert(Passkey, {
      id: this.ids.next(),
      staffId,
      credentialId,
      publicKey: Buffer.from(publicKey),
      counter,
      createdAt: this.clock.now(),
    });
    await tx.update(
      StaffMember,
      { id: staffId },
      { status: 'active', invitationHash: null, invitationExpiresAt: null },
    );
    return staffId;
  }

  private async recognize(
    tx: Tx,
    expected: Omit<Expected, 'response'> & { expectedOrigin: string; expectedRPID: string },
    response: AuthenticationResponseJSON,
  ): Promise<string> {
    const passkey = await tx.one(Passkey, { credentialId: String(response.id) }, { lock: true });
    const member = passkey === undefined ? undefined : await tx.one(StaffMember, { id: passkey.staffId }, { lock: true });
    if (passkey === undefined || member?.status !== 'active') throw new Unauthenticated();
    const { credentialId, publicKey, counter } = passkey;
    const { verified, authenticationInfo } = await genuine(
      verifyAuthenticationResponse({
        ...expected,
        response,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      }),
    );
    if (!verified) throw new Unauthenticated();
    await tx.update(Passkey, { id: passkey.id }, { counter: authenticationInfo.newCounter });
    return member.id;
  }
}

/** The library throws at whatever is wrong; nobody is told what it was. */
function genuine<T>(verification: Promise<T>): Promise<T> {
  return verification.catch(() => {
    throw new Unauthenticated();
  });
}

function hostnameOf(host: string): string {
  const url = `http://${host}`;
  if (!URL.canParse(url)) throw new Unauthenticated();
  return new URL(url).hostname;
}
