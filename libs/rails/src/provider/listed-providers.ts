import { type FiatCurrencyCode, fiatCurrencyCodes } from '#contracts';
import { integerBetween } from '#runtime';
import { providerUrl, webhookSecret } from './provider-values.js';

/** One of several providers, as `RAILS` describes it. */
export interface ListedProvider {
  readonly name: string;
  readonly url: string;
  /** Undefined where it is asked about all. */
  readonly currencies: readonly FiatCurrencyCode[] | undefined;
  /** The least is preferred. */
  readonly preference: number;
  /** Of what those that are preferred alike get, in proportion. */
  readonly share: number;
}

const longestName = 100;
const known: readonly string[] = ['currencies', 'preference', 'share'];

/** `first-bank=https://a.example/v1?currencies=ARS,BRL&preference=1&share=70 …`. Addresses are never repeated in a message. */
export function listedProviders(text: string): readonly ListedProvider[] {
  const listed = pairsOf(text).map(([name, value]) => {
    try {
      return listedProvider(name, value);
    } catch (cause) {
      throw new Error(`of ${name} ${(cause as Error).message}`, { cause });
    }
  });
  refuseRepeated(listed.map(({ name }) => name));
  if (listed.length === 0) throw new Error('must name a provider');
  return listed;
}

/** `first-bank=whsec_… second-bank=whsec_…`. */
export function providerSecrets(text: string): ReadonlyMap<string, string> {
  const secrets = pairsOf(text).map(([name, value]) => {
    try {
      return [name, webhookSecret(value)] as const;
    } catch (cause) {
      throw new Error(`of ${name} ${(cause as Error).message}`, { cause });
    }
  });
  refuseRepeated(secrets.map(([name]) => name));
  return new Map(secrets);
}

function pairsOf(text: string): (readonly [string, string])[] {
  const pairs = text.split(/\s+/).filter((part) => part !== '');
  return pairs.map((pair) => {
    const cut = pair.indexOf('=');
    const name = cut < 1 ? undefined : nameOf(pair.slice(0, cut));
    if (name === undefined) throw new Error('must be values such as first-bank=…, separated by spaces');
    return [name, pair.slice(cut + 1)];
  });
}

/** What cannot be an address or a secret, as names are repeated in messages. A space is `%20`, as in an address. */
const isWrittenName = /^(?!whsec_)[\w.%-]+$/;

function nameOf(text: string): string | undefined {
  try {
    if (!isWrittenName.test(text)) return undefined;
    const name = decodeURIComponent(text).trim();
    return name === '' || name.length > longestName || /\p{C}/u.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

function listedProvider(name: string, value: string): ListedProvider {
  const [address = '', ...more] = value.split('?');
  if (more.length > 1) throw new Error('must have one question mark');
  const settings = new URLSearchParams(more[0] ?? '');
  const names = [...settings.keys()];
  if (names.some((each) => !known.includes(each))) throw new Error(`must say no more than ${known.join(', ')}`);
  refuseRepeated(names);
  const currencies = settings.get('currencies');
  return {
    name,
    url: providerUrl(address),
    currencies: currencies === null ? undefined : currenciesOf(currencies),
    preference: numberIn(settings, 'preference', 100),
    share: numberIn(settings, 'share', 1_000),
  };
}

function currenciesOf(text: string): FiatCurrencyCode[] {
  return text.split(',').map((one) => {
    const code = fiatCurrencyCodes.find((each) => each === one);
    if (code === undefined) throw new Error(`currencies must be of ${fiatCurrencyCodes.join(', ')}`);
    return code;
  });
}

function numberIn(settings: URLSearchParams, name: string, max: number): number {
  const given = settings.get(name);
  if (given === null) return 1;
  try {
    return integerBetween(1, max)(given);
  } catch (cause) {
    throw new Error(`${name} ${(cause as Error).message}`, { cause });
  }
}

function refuseRepeated(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) throw new Error(`must have ${repeated} once`);
}
