import {
  Config,
  type SettingsOf,
  choiceOf,
  declareSettings,
  integerBetween,
  nonEmptyText,
  loopbackHosts,
} from '#runtime';
import { type ListedProvider, listedProviders, providerSecrets } from './listed-providers.js';
import { providerUrl, webhookSecret } from './provider-values.js';

/** Who pays people in their currency, and takes in what they pay. */
export abstract class ProviderConfig extends Config {
  readonly railProviderUrl: string | undefined;
  readonly railProviderSecret: string | undefined;
  readonly railProviderName: string | undefined;
  readonly rails: readonly ListedProvider[] | undefined;
  readonly railSecrets: ReadonlyMap<string, string> | undefined;
  readonly railProviderTimeoutMilliseconds: number;
  readonly sandboxAsksTestProvider: 'on' | 'off';
}

const settings: SettingsOf<Omit<ProviderConfig, keyof Config>> = {
  railProviderUrl: {
    variable: 'RAIL_PROVIDER_URL',
    default: undefined,
    defaultInWords:
      'none: in the sandbox payouts and payins are made up; in `live` nothing goes to banks or comes from them',
    about:
      'Where the adapter of your provider of payouts and payins is asked, such as `https://provider.example/v1`; http only on this machine',
    parse: providerUrl,
  },
  railProviderSecret: {
    variable: 'RAIL_PROVIDER_SECRET',
    default: undefined,
    defaultInWords: 'none; required with `RAIL_PROVIDER_URL`',
    about:
      'The secret by which that adapter and Gatehouse know each other: `whsec_` and 24 to 64 bytes in base64; while it is changed two, separated by a comma: both sign, either is taken',
    parse: webhookSecret,
  },
  railProviderName: {
    variable: 'RAIL_PROVIDER_NAME',
    default: undefined,
    defaultInWords: 'the host of `RAIL_PROVIDER_URL`',
    about: 'By which Gatehouse knows the provider: what one was asked to pay, or took in, is never asked of another',
    parse: nonEmptyText,
  },
  rails: {
    variable: 'RAILS',
    default: undefined,
    defaultInWords: 'none: one provider at most, that of `RAIL_PROVIDER_URL`',
    about:
      'Several providers in its place, separated by spaces, each with its name and address, and after a `?` the currencies that it is asked about (all, unless named), its `preference` (1 is the first choice, and the default) and its `share` of what those that are preferred alike get: `first-bank=https://a.example/v1?currencies=ARS,BRL&share=70 second-bank=https://b.example/v1?share=30`. A space in a name is `%20`',
    parse: listedProviders,
  },
  railSecrets: {
    variable: 'RAIL_SECRETS',
    default: undefined,
    defaultInWords: 'none; required with `RAILS`',
    about:
      'The secret of each of `RAILS`, such as `first-bank=whsec_… second-bank=whsec_…`, each as in `RAIL_PROVIDER_SECRET`: whose callback it is, is told by it',
    parse: providerSecrets,
  },
  railProviderTimeoutMilliseconds: {
    variable: 'RAIL_PROVIDER_TIMEOUT_MILLISECONDS',
    default: '10000',
    about: 'How long one question to a provider may take in all',
    parse: integerBetween(100, 60_000),
  },
  sandboxAsksTestProvider: {
    variable: 'SANDBOX_ASKS_TEST_PROVIDER',
    default: 'off',
    about:
      'In the sandbox: whether `RAIL_PROVIDER_URL` or `RAILS` lead to test providers, which move no real money; without that being said, the sandbox does not start with one that is not on its own machine',
    parse: choiceOf(['on', 'off']),
  },
};

export const providerConfig = declareSettings(ProviderConfig, settings, problemsIn);

/** One provider, whichever variables name it. */
export interface ProviderSettings extends ListedProvider {
  readonly secret: string;
  readonly timeoutMilliseconds: number;
}

/** All that are configured; most preferred first, and otherwise as they are listed. */
export function providersIn(config: ProviderConfig): ProviderSettings[] {
  const { railProviderTimeoutMilliseconds: timeoutMilliseconds, railSecrets = new Map<string, string>() } = config;
  const { railProviderUrl: url, railProviderSecret: secret = '', railProviderName, rails = [] } = config;
  const one = { currencies: undefined, preference: 1, share: 1, timeoutMilliseconds };
  if (url !== undefined) return [{ ...one, name: railProviderName ?? new URL(url).host, url, secret }];
  return rails
    .map((listed) => ({ ...listed, secret: railSecrets.get(listed.name) ?? '', timeoutMilliseconds }))
    .sort((first, second) => first.preference - second.preference);
}

function problemsIn(config: Partial<ProviderConfig>): string[] {
  const { railProviderUrl: url, railProviderSecret: secret, rails = [] } = config;
  return [
    ...(url !== undefined && secret === undefined ? ['RAIL_PROVIDER_SECRET is required with RAIL_PROVIDER_URL'] : []),
    ...(url === undefined && secret !== undefined ? ['RAIL_PROVIDER_URL is required with RAIL_PROVIDER_SECRET'] : []),
    ...problemsInList(config),
    ...(url === undefined ? [] : problemsAt('RAIL_PROVIDER_URL', url, config)),
    ...[...new Set(rails.flatMap((listed) => problemsAt('RAILS', listed.url, config)))],
  ];
}

function problemsInList(config: Partial<ProviderConfig>): string[] {
  const { rails, railSecrets, railProviderUrl, railProviderName } = config;
  if (rails === undefined) return railSecrets === undefined ? [] : ['RAILS is required with RAIL_SECRETS'];
  const names = rails.map(({ name }) => name);
  const secrets = [...(railSecrets ?? [])];
  const each = secrets.flatMap(([, text]) => text.split(',').map(bytesOf));
  return [
    ...(railProviderUrl !== undefined || railProviderName !== undefined
      ? [
          'RAILS takes the place of RAIL_PROVIDER_URL and RAIL_PROVIDER_NAME: name that provider in it, by the same name',
        ]
      : []),
    ...names.filter((name) => railSecrets?.has(name) !== true).map((name) => `RAIL_SECRETS must have one of ${name}`),
    ...secrets.flatMap(([name]) =>
      names.includes(name) ? [] : [`RAIL_SECRETS has one of ${name}, which RAILS has not`],
    ),
    // By it is told who calls back.
    ...(new Set(each).size < each.length ? ['RAIL_SECRETS must have another secret for each provider'] : []),
  ];
}

/** The same bytes can be written in several ways. */
function bytesOf(secret: string): string {
  return Buffer.from(secret.slice('whsec_'.length), 'base64').toString('hex');
}

function problemsAt(variable: string, url: string, config: Partial<ProviderConfig>): string[] {
  return [
    ...(url.startsWith('http:') && mayBeRead(config, new URL(url).hostname)
      ? [`${variable} must be an https URL (http only on this machine, or where ALLOW_PLAINTEXT names the host)`]
      : []),
    ...(isElsewhere(url) && config.mode === 'sandbox' && config.sandboxAsksTestProvider === 'off'
      ? [
          `SANDBOX_ASKS_TEST_PROVIDER must be on where ${variable} leads to a test provider, or MODE must be live: the sandbox makes up tokens, and a provider would pay them out`,
        ]
      : []),
  ];
}

function mayBeRead({ allowPlaintext = [] }: Partial<ProviderConfig>, host: string): boolean {
  return !loopbackHosts.includes(host) && !allowPlaintext.includes(host);
}

/** Adapters are written and tried on the own machine. */
function isElsewhere(url: string): boolean {
  return !loopbackHosts.includes(new URL(url).hostname);
}
