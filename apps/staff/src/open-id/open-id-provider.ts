import { Injectable } from '@nestjs/common';
import * as openId from 'openid-client';
import { ServiceUnavailable } from '#errors';
import { notLetIn } from '../signing-in/sign-in.js';
import { OpenIdConfig } from './open-id-settings.js';

/** Between the clocks of two machines. */
const skewSeconds = 60;
const answersWithinSeconds = 10;

export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the provider says of a person. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly groups: readonly string[];
}

/** Asks the provider, which may be down, have new keys, or say what is not to be believed. */
@Injectable()
export class OpenIdProvider {
  constructor(private readonly config: OpenIdConfig) {}

  get isOn(): boolean {
    return this.config.oidcIssuer !== undefined;
  }

  async pageFor(redirect: string, { state, nonce, codeVerifier }: Attempt): Promise<string> {
    const provider = await this.discovered();
    const url = openId.buildAuthorizationUrl(provider, {
      redirect_uri: redirect,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  async claimsOf(callback: URL, { state, nonce, codeVerifier }: Attempt): Promise<Claims> {
    const provider = await this.discovered();
    const checks = {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    const tokens = await openId.authorizationCodeGrant(provider, callback, checks).catch(refused);
    const claims = tokens.claims();
    if (claims === undefined) throw notLetIn();
    const groups = this.config.oidcRolesClaim === undefined ? [] : claims[this.config.oidcRolesClaim];
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: textOrNothing(claims['email']),
      name: textOrNothing(claims['name']),
      groups: [groups].flat().filter((group): group is string => typeof group === 'string'),
    };
  }

  /** Anew each time: people sign in seldom, and keys that the provider has replaced are never taken for its own. */
  private async discovered(): Promise<openId.Configuration> {
    const { oidcIssuer = '', oidcClientId = '', oidcClientSecret } = this.config;
    const issuer = new URL(oidcIssuer);
    const isNear = issuer.protocol === 'http:';
    const metadata = { client_secret: oidcClientSecret ?? '', [openId.clockTolerance]: skewSeconds };
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so that it stands out: a provider on the own machine has no certificate
    const more = isNear ? [openId.allowInsecureRequests] : [];
    return openId
      .discovery(issuer, oidcClientId, metadata, undefined, {
        timeout: answersWithinSeconds,
        execute: [openId.enableNonRepudiationChecks, ...more],
      })
      .catch((cause: unknown) => {
        throw new ServiceUnavailable(cause);
      });
  }
}

/** The provider refused it or what it said is wrong; where it said nothing at all, it may be tried again. */
function refused(cause: unknown): never {
  throw cause instanceof TypeError || isTimeout(cause) ? new ServiceUnavailable(cause) : notLetIn();
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'OAUTH_TIMEOUT';
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
