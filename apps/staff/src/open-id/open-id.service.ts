import { Injectable } from '@nestjs/common';
import * as openId from 'openid-client';
import { hashOf, matches, newSecret } from '#auth';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Clock } from '#runtime';
import { Invitations } from '../signing-in/invitations.js';
import { type PlaceOfSignIn, SignIn, type SignedIn, notLetIn } from '../signing-in/sign-in.js';
import { OpenIdCeremony } from './open-id-ceremony.entity.js';
import { OpenIdMembers } from './open-id-members.js';
import { OpenIdProvider } from './open-id-provider.js';

const ceremonySeconds = 10 * 60;
export const callbackPath = '/staff/sign-in/oidc/callback';

export interface Begun {
  /** Of the provider's page. */
  readonly url: string;
  readonly cookie: string;
}

/** People sign in with a provider: the subject tells who it is, and an address never does. */
@Injectable()
export class OpenIdService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: OpenIdProvider,
    private readonly invitations: Invitations,
    private readonly signIn: SignIn,
    private readonly members: OpenIdMembers,
    private readonly clock: Clock,
  ) {}

  async begin({ origin }: PlaceOfSignIn, invitation: string | undefined): Promise<Begun> {
    if (!this.provider.isOn) throw new ResourceNotFound('route');
    const [state, browser] = [openId.randomState(), newSecret()];
    const attempt = { state, nonce: openId.randomNonce(), codeVerifier: openId.randomPKCECodeVerifier() };
    const url = await this.provider.pageFor(`${origin}${callbackPath}`, attempt);
    await this.unitOfWork.run(async (tx) => {
      const now = this.clock.now();
      tx.write('DELETE FROM open_id_ceremony WHERE expires_at < $1', [now]);
      const invited = invitation === undefined ? undefined : await this.invitations.find(tx, invitation);
      tx.insert(OpenIdCeremony, {
        state: hashOf(state),
        browser: hashOf(browser),
        nonce: attempt.nonce,
        codeVerifier: attempt.codeVerifier,
        origin,
        staffId: invited?.id ?? null,
        expiresAt: new Date(now.getTime() + ceremonySeconds * 1000),
      });
    });
    const secure = isSecure(origin) ? '; Secure' : '';
    // The provider's page leads back: a strict cookie would stay at home.
    const cookie = `${cookieOf(origin)}=${browser}; Path=${callbackPath}; Max-Age=${ceremonySeconds}; HttpOnly; SameSite=Lax${secure}`;
    return { url, cookie };
  }

  async finish(url: string, cookies: string | undefined, place: PlaceOfSignIn): Promise<SignedIn> {
    if (!this.provider.isOn) throw new ResourceNotFound('route');
    const query = /\?.*$/.exec(url)?.[0] ?? '';
    const state = new URLSearchParams(query).get('state') ?? '';
    const ceremony = await this.take(state);
    const { nonce, codeVerifier, origin } = ceremony;
    const browser = new RegExp(`(?:^|; ?)${cookieOf(origin)}=([^;]+)`).exec(cookies ?? '')?.[1];
    if (browser === undefined || !matches(browser, ceremony.browser)) throw notLetIn();
    const callback = new URL(`${origin}${callbackPath}${query}`);
    const claims = await this.provider.claimsOf(callback, { state, nonce, codeVerifier });
    const signedIn = await this.unitOfWork.run(async (tx) => {
      const staffId = await this.members.find(tx, claims, {
        invitedId: ceremony.staffId,
        address: place.address,
      });
      return staffId === undefined ? undefined : this.signIn.begin(tx, staffId, 'oidc', { ...place, origin });
    });
    if (signedIn === undefined) throw notLetIn();
    return signedIn;
  }

  /** In a transaction of its own: it is asked for once, whatever becomes of it. */
  private async take(state: string): Promise<OpenIdCeremony> {
    const [ceremony] = await this.unitOfWork.runSeparately((tx) =>
      tx.many(OpenIdCeremony, 'DELETE FROM open_id_ceremony WHERE state = $1 RETURNING *', [hashOf(state)]),
    );
    if (ceremony === undefined || ceremony.expiresAt <= this.clock.now()) throw notLetIn();
    return ceremony;
  }
}

/** A browser takes a cookie of this prefix from a page with TLS alone. */
function cookieOf(origin: string): string {
  return isSecure(origin) ? '__Secure-gatehouse_oidc' : 'gatehouse_oidc';
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
