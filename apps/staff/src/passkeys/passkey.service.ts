import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { StaffMember, StaffSessions } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import { Invitations } from '../signing-in/invitations.js';
import { Passkey } from '../signing-in/passkey.entity.js';
import { type PlaceOfSignIn, SignIn, type SignedIn, notLetIn } from '../signing-in/sign-in.js';
import { PasskeyCeremony } from './passkey-ceremony.entity.js';
import type { BeginSignIn, FinishSignIn } from './passkey.dto.js';
import type { CeremonyView } from './passkey.view.js';

const ceremonyLasts = 5 * 60_000;

/** What an answer of a browser has to fit. */
interface Expected {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: true;
}

/** A first passkey is made with an invitation; from then on it tells by itself who it is. */
@Injectable()
export class PasskeyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invitations: Invitations,
    private readonly signIn: SignIn,
    private readonly sessions: StaffSessions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  begin(place: PlaceOfSignIn, { invitation }: BeginSignIn): Promise<CeremonyView> {
    const rpID = new URL(place.origin).hostname;
    return this.unitOfWork.run(async (tx) => {
      const now = this.clock.now();
      tx.write('DELETE FROM passkey_ceremony WHERE expires_at < $1', [now]);
      const member = invitation === undefined ? undefined : await this.invitations.find(tx, invitation);
      const options = member === undefined ? await askFor(rpID) : await askToMake(rpID, member);
      const id = this.ids.next();
      const expiresAt = new Date(now.getTime() + ceremonyLasts);
      tx.insert(PasskeyCeremony, { id, challenge: options.challenge, staffId: member?.id ?? null, expiresAt });
      return { ceremonyId: id, options };
    });
  }

  async finish(place: PlaceOfSignIn, { ceremonyId, credential }: FinishSignIn): Promise<SignedIn> {
    const { challenge, staffId } = await this.take(ceremonyId);
    const expected = {
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: new URL(place.origin).hostname,
      requireUserVerification: true,
    } as const;
    return this.unitOfWork.run(async (tx) => {
      const owner =
        staffId === null
          ? await this.recognize(tx, expected, credential as AuthenticationResponseJSON)
          : await this.register(tx, expected, staffId, credential as RegistrationResponseJSON);
      return this.signIn.begin(tx, owner, 'passkey', place);
    });
  }

  /** In a transaction of its own: a challenge that was answered wrongly is not asked again. */
  private async take(id: string): Promise<PasskeyCeremony> {
    const [ceremony] = await this.unitOfWork.runSeparately((tx) =>
      tx.many(PasskeyCeremony, 'DELETE FROM passkey_ceremony WHERE id = $1 RETURNING *', [id]),
    );
    if (ceremony === undefined || ceremony.expiresAt <= this.clock.now()) throw notLetIn();
    return ceremony;
  }

  /** Of two who answer with one invitation, the first is let in. */
  private async register(
    tx: Tx,
    expected: Expected,
    staffId: string,
    response: RegistrationResponseJSON,
  ): Promise<string> {
    await this.invitations.use(tx, staffId);
    const { registrationInfo } = await genuine(verifyRegistrationResponse({ ...expected, response }));
    if (registrationInfo === undefined) throw notLetIn();
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const isSynced = registrationInfo.credentialBackedUp;
    tx.insert(Passkey, {
      id: this.ids.next(),
      staffId,
      credentialId,
      publicKey: Buffer.from(publicKey),
      counter: String(counter),
      label: isSynced ? 'Synced passkey' : 'Passkey of one device',
      createdAt: this.clock.now(),
    });
    this.sessions.memberChanged(tx, staffId);
    return staffId;
  }

  private async recognize(tx: Tx, expected: Expected, response: AuthenticationResponseJSON): Promise<string> {
    // What a browser sends may be anything.
    const { id }: { id?: unknown } = response;
    const passkey = typeof id === 'string' ? await tx.one(Passkey, { credentialId: id }, { lock: true }) : undefined;
    if (passkey === undefined) throw notLetIn();
    const { credentialId, publicKey, counter } = passkey;
    const credential = { id: credentialId, publicKey: new Uint8Array(publicKey), counter: Number(counter) };
    const { verified, authenticationInfo } = await genuine(
      verifyAuthenticationResponse({ ...expected, response, credential }),
    );
    if (!verified) throw notLetIn();
    await tx.update(Passkey, { id: passkey.id }, { counter: String(authenticationInfo.newCounter) });
    return passkey.staffId;
  }
}

/** Whichever passkey for this host the person chooses. */
function askFor(rpID: string): ReturnType<typeof generateAuthenticationOptions> {
  return generateAuthenticationOptions({ rpID, userVerification: 'required' });
}

function askToMake(rpID: string, { id, email, name }: StaffMember): ReturnType<typeof generateRegistrationOptions> {
  return generateRegistrationOptions({
    rpName: 'Gatehouse',
    rpID,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The library throws at whatever is wrong; nobody is told what it was. */
function genuine<T>(verification: Promise<T>): Promise<T> {
  return verification.catch(() => {
    throw notLetIn();
  });
}
