import { Config, type SettingsOf, atLeast, declareSettings, nonEmptyText, pageUrl } from '#runtime';

/** With which provider people sign in, beside passkeys. */
export abstract class OpenIdConfig extends Config {
  readonly oidcIssuer: string | undefined;
  readonly oidcClientId: string | undefined;
  readonly oidcClientSecret: string | undefined;
  readonly oidcRolesClaim: string | undefined;
}

const settings: SettingsOf<Omit<OpenIdConfig, keyof Config>> = {
  oidcIssuer: {
    variable: 'OIDC_ISSUER',
    default: undefined,
    defaultInWords: 'none: people sign in with passkeys alone',
    about:
      'The issuer of the OpenID Connect provider with which the staff signs in, such as `https://login.example.com`; http only on this machine. At the provider, the redirect is `/staff/sign-in/oidc/callback` of this service',
    parse: pageUrl,
  },
  oidcClientId: {
    variable: 'OIDC_CLIENT_ID',
    default: undefined,
    defaultInWords: 'none; required with `OIDC_ISSUER`',
    about: 'What this installation is called at that provider',
    parse: nonEmptyText,
  },
  oidcClientSecret: {
    variable: 'OIDC_CLIENT_SECRET',
    default: undefined,
    defaultInWords: 'none; required with `OIDC_ISSUER`',
    about: 'The secret that the provider gave it',
    parse: atLeast(8),
  },
  oidcRolesClaim: {
    variable: 'OIDC_ROLES_CLAIM',
    default: undefined,
    defaultInWords: 'none: administrators invite people and give them their roles',
    about:
      'The claim that lists the groups of a person, such as `groups`. Those that are called like a role are their roles, anew at each sign-in; people who have one need no invitation, and people who have none are not let in',
    parse: nonEmptyText,
  },
};

export const openIdConfig = declareSettings(OpenIdConfig, settings, problemsIn);

function problemsIn({ oidcIssuer, oidcClientId, oidcClientSecret }: Partial<OpenIdConfig>): string[] {
  if (oidcIssuer === undefined) return [];
  return [
    ...(oidcClientId === undefined ? ['OIDC_CLIENT_ID is required with OIDC_ISSUER'] : []),
    ...(oidcClientSecret === undefined ? ['OIDC_CLIENT_SECRET is required with OIDC_ISSUER'] : []),
  ];
}
