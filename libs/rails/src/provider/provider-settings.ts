import { parseUrl } from '#contracts';
import {
  Config,
  type SettingsOf,
  choiceOf,
  declareSettings,
  integerBetween,
  nonEmptyText,
  loopbackHosts,
} from '#runtime';

/** Who pays people in their currency, and takes in what they pay. */
export abstract class ProviderConfig extends Config {
  readonly railProviderUrl: string | undefined;
  readonly railProviderSecret: string | undefined;
  readonly railProviderName: string | undefined;
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
  railProviderTimeoutMilliseconds: {
    variable: 'RAIL_PROVIDER_TIMEOUT_MILLISECONDS',
    default: '10000',
    about: 'How long one question to it may take in all',
    parse: integerBetween(100, 60_000),
  },
  sandboxAsksTestProvider: {
    variable: 'SANDBOX_ASKS_TEST_PROVIDER',
    default: 'off',
    about:
      'In the sandbox: whether `RAIL_PROVIDER_URL` leads to a test provider, which moves no real money; without that being said, the sandbox does not start with one that is not on its own machine',
    parse: choiceOf(['on', 'off']),
  },
};

export const providerConfig = declareSettings(ProviderConfig, settings, problemsIn);

function problemsIn(config: Partial<ProviderConfig>): string[] {
  const { railProviderUrl: url, railProviderSecret: secret } = config;
  return [
    ...(url !== undefined && secret === undefined ? ['RAIL_PROVIDER_SECRET is required with RAIL_PROVIDER_URL'] : []),
    ...(url === undefined && secret !== undefined ? ['RAIL_PROVIDER_URL is required with RAIL_PROVIDER_SECRET'] : []),
    ...(url?.startsWith('http:') === true && mayBeRead(config, new URL(url).hostname)
      ? ['RAIL_PROVIDER_URL must be an https URL (http only on this machine, or where ALLOW_PLAINTEXT names the host)']
      : []),
    ...(url !== undefined && isElsewhere(url) && config.mode === 'sandbox' && config.sandboxAsksTestProvider === 'off'
      ? [
          'SANDBOX_ASKS_TEST_PROVIDER must be on where RAIL_PROVIDER_URL leads to a test provider, or MODE must be live: the sandbox makes up tokens, and a provider would pay them out',
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

/** One or two, as Standard Webhooks writes a secret. */
function webhookSecret(text: string): string {
  const secrets = text.split(',').map((one) => one.trim());
  if (secrets.length > 2) throw new Error('must be one secret, or two while it is changed');
  for (const secret of secrets) {
    const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? '';
    const { length } = Buffer.from(base64, 'base64');
    if (length < 24 || length > 64) throw new Error('must be whsec_ and 24 to 64 bytes in base64');
  }
  return secrets.join(',');
}

/** It may hold a key, so it is never repeated in the message. Without the slash at its end. */
function providerUrl(text: string): string {
  const url = parseUrl(text);
  const isTaken = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isTaken || /[?#]/.test(text) || url.username !== '' || url.password !== '')
    throw new Error('must be an https URL without a user, a query or a fragment');
  return url.href.replace(/\/+$/, '');
}
