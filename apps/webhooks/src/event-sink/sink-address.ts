import { parseUrl } from '#contracts';

/** Where events are published to, and by which name. */
export interface SinkAddress {
  readonly engine: 'jetstream' | 'rabbitmq';
  /** Without user and password: by it the position is kept, and it is told in logs and metrics. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Of RabbitMQ. */
  readonly virtualHost: string;
  /** The stream, or the exchange. */
  readonly into: string;
  /** Subjects and routing keys begin with it. */
  readonly prefix: string;
  /** What becomes of an event for which RabbitMQ has no queue. */
  readonly unrouted: 'wait' | 'drop';
}

interface Scheme {
  readonly engine: SinkAddress['engine'];
  readonly port: number;
  readonly isEncrypted: boolean;
}

const schemes: Readonly<Record<string, Scheme>> = {
  'nats:': { engine: 'jetstream', port: 4222, isEncrypted: false },
  'tls:': { engine: 'jetstream', port: 4222, isEncrypted: true },
  'amqp:': { engine: 'rabbitmq', port: 5672, isEncrypted: false },
  'amqps:': { engine: 'rabbitmq', port: 5671, isEncrypted: true },
};

const engines = {
  jetstream: { into: 'stream', default: 'GATEHOUSE', names: /^[A-Za-z0-9_-]{1,200}$/, asked: ['stream', 'prefix'] },
  rabbitmq: {
    into: 'exchange',
    default: 'gatehouse',
    names: /^(?!amq\.)[A-Za-z0-9_.:-]{1,200}$/,
    asked: ['exchange', 'prefix', 'unrouted'],
  },
} as const;

const prefixes = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;
const shape =
  'must look like nats://user:password@host:4222 or amqp://user:password@host:5672 (tls:// and amqps:// with TLS)';

/** One, or several with commas between them. Refused values are not repeated: they hold passwords. */
export function sinkAddresses(text: string): readonly SinkAddress[] {
  const addresses = text.split(',').map((one) => sinkAddress(one.trim()));
  const names = addresses.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`must not name ${twice} twice`);
  return addresses;
}

function sinkAddress(text: string): SinkAddress {
  const url = parseUrl(text);
  const scheme = url === undefined ? undefined : schemes[url.protocol];
  if (url === undefined || scheme === undefined || url.hostname === '' || url.hash !== '') throw new Error(shape);
  const { engine, isEncrypted } = scheme;
  const virtualHost = virtualHostIn(url, engine);
  const { into, prefix, unrouted } = askedIn(url, engine);
  const port = Number(url.port || scheme.port);
  const path = engine === 'rabbitmq' ? `${encodeURIComponent(virtualHost)}/` : '';
  return {
    engine,
    isEncrypted,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    user: decoded(url.username),
    password: decoded(url.password),
    virtualHost,
    into,
    prefix,
    unrouted,
    name: `${url.protocol}//${url.hostname}:${port}/${path}${into}`,
  };
}

/** As RabbitMQ writes it: without a path it is `/`. */
function virtualHostIn({ pathname }: URL, engine: SinkAddress['engine']): string {
  const path = pathname.replace(/^\//, '');
  if (path === '') return '/';
  if (engine === 'jetstream' || path.includes('/')) throw new Error(`${shape}, without a path that leads further`);
  return decoded(path) ?? '/';
}

function askedIn(
  { searchParams }: URL,
  engine: SinkAddress['engine'],
): Pick<SinkAddress, 'into' | 'prefix' | 'unrouted'> {
  const known = engines[engine];
  const names: readonly string[] = known.asked;
  const odd = [...searchParams.keys()].find((name) => !names.includes(name));
  if (odd !== undefined) throw new Error(`may have ${names.map((name) => `?${name}=`).join(' and ')} alone`);
  const into = searchParams.get(known.into) ?? known.default;
  if (!known.names.test(into))
    throw new Error(`must name the ${known.into} in letters and digits, such as ${known.default}`);
  const prefix = searchParams.get('prefix') ?? 'gatehouse';
  if (!prefixes.test(prefix))
    throw new Error('must have a prefix of words with dots between them, such as payments.gatehouse');
  const unrouted = searchParams.get('unrouted') ?? 'wait';
  if (unrouted !== 'wait' && unrouted !== 'drop') throw new Error('must have unrouted=wait or unrouted=drop');
  return { into, prefix, unrouted };
}

function decoded(text: string): string | undefined {
  try {
    return text === '' ? undefined : decodeURIComponent(text);
  } catch {
    throw new Error('must have a user, a password and a path that are percent-encoded');
  }
}
