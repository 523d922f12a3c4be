import { resolve } from 'node:path';
import type { Blockchain, TokenSymbol } from '#contracts';
import { chainSettings } from './chain-settings.js';
import { type ClamdAddress, clamdSettings } from './clamd-settings.js';
import { dnsServers } from './dns-servers.js';
import { railProblems, railSettings } from './rail-settings.js';
import { type Setting, atLeast, integer, key256, nonEmpty, objectStore, oneOf, postgresUrl } from './setting-values.js';

export type Mode = 'sandbox' | 'live';
export type Role = 'all' | 'api' | 'worker';
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Everything that can be configured, parsed and checked once at start. Nothing else reads the environment. */
export abstract class Config {
  readonly service: string;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly databaseWaitMilliseconds: number;
  readonly dataDir: string;
  readonly mode: Mode;
  readonly role: Role;
  readonly operatorApiKey: string | undefined;
  readonly masterKey: string | undefined;
  readonly objectStore: string;
  readonly logLevel: LogLevel;
  readonly requestsPerMinute: number;
  readonly jobConcurrency: number;
  readonly inspectionProcesses: number;
  readonly documentReading: 'on' | 'off';
  readonly shutdownSeconds: number;
  readonly termsOfServiceVersion: string;
  readonly dnsServers: readonly string[] | undefined;
  readonly webhookTimeoutMilliseconds: number;
  readonly demo: 'on' | 'off';
  readonly clamd: ClamdAddress | undefined;
  readonly clamdTimeoutMilliseconds: number;
  readonly rpcUrls: Readonly<Partial<Record<Blockchain, string>>>;
  readonly chainIds: Readonly<Partial<Record<Blockchain, string>>>;
  readonly confirmations: Readonly<Partial<Record<Blockchain, number>>>;
  readonly pollMilliseconds: Readonly<Partial<Record<Blockchain, number>>>;
  readonly tokenContracts: Readonly<Partial<Record<Blockchain, Readonly<Partial<Record<TokenSymbol, string>>>>>>;
  readonly railProviderUrl: string | undefined;
  readonly railProviderSecret: string | undefined;
  readonly railProviderName: string | undefined;
  readonly railProviderTimeoutMilliseconds: number;
}

type SettingsOf<C> = { readonly [K in keyof Omit<C, 'service'>]-?: Setting<Exclude<C[K], undefined>> };

export const settings: SettingsOf<Config> = {
  port: {
    variable: 'PORT',
    default: undefined,
    defaultInWords:
      '`4000`; the siblings alone: `4001` accounts, `4002` compliance, `4003` payouts, `4004` payins, `4005` webhooks',
    about: 'The port to listen on; `0` takes a free one',
    parse: integer(0, 65_535),
  },
  host: {
    variable: 'HOST',
    default: 'localhost',
    about: 'The address to listen on; `0.0.0.0` to be reached from other machines',
    parse: nonEmpty,
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    default: undefined,
    defaultInWords: 'none: an embedded PostgreSQL in the data folder',
    about: 'A PostgreSQL of your own, 15 or later',
    parse: postgresUrl,
  },
  databaseConnections: {
    variable: 'DATABASE_CONNECTIONS',
    default: '10',
    about: 'Connections of this process for writing; as many again for reading',
    parse: integer(2, 500),
  },
  databaseWaitMilliseconds: {
    variable: 'DATABASE_WAIT_MILLISECONDS',
    default: '800',
    about: 'How long a request waits for a free connection before it is answered 503',
    parse: integer(10, 60_000),
  },
  dataDir: {
    variable: 'DATA_DIR',
    default: '.gatehouse',
    about: 'Where keys, documents and the embedded database are kept',
    parse: (text) => resolve(nonEmpty(text)),
  },
  mode: {
    variable: 'MODE',
    default: 'sandbox',
    about: '`sandbox`, or `live`, which refuses to start without keys and nodes of its own',
    parse: oneOf(['sandbox', 'live']),
  },
  role: {
    variable: 'ROLE',
    default: 'all',
    about:
      '`api` answers requests, `worker` does background jobs (and answers `/health` and `/metrics`), `all` does both',
    parse: oneOf(['all', 'api', 'worker']),
  },
  operatorApiKey: {
    variable: 'OPERATOR_API_KEY',
    default: undefined,
    defaultInWords: 'generated into `DATA_DIR/operator.key`',
    about: 'The key of the operator, at least 24 characters',
    parse: atLeast(24),
  },
  masterKey: {
    variable: 'MASTER_KEY',
    default: undefined,
    defaultInWords: 'generated into `DATA_DIR/master.key`; required in `live`',
    about: 'The key that wraps every data key: 32 bytes in base64',
    parse: key256,
  },
  objectStore: {
    variable: 'OBJECT_STORE',
    default: 'file:',
    defaultInWords: '`file:` (the folder `objects` in the data folder)',
    about: 'Where documents are kept: `file:` or `file:/a/folder`',
    parse: objectStore,
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    default: 'info',
    about: '`trace`, `debug`, `info`, `warn`, `error` or `silent`',
    parse: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
  },
  requestsPerMinute: {
    variable: 'REQUESTS_PER_MINUTE',
    default: '60000',
    about: 'How many requests one key may make per minute and process',
    parse: integer(1, 100_000_000),
  },
  jobConcurrency: {
    variable: 'JOB_CONCURRENCY',
    default: '4',
    about:
      'Background jobs done at once by this process, and as many more that look at documents; a connection for each',
    parse: integer(1, 100),
  },
  documentReading: {
    variable: 'DOCUMENT_READING',
    default: 'on',
    about:
      'Documents are read (machine-readable zones, barcodes, scans) and compared with what was typed, which takes a second or two of one core for each; `off` only opens and measures them, and tells officers which checks have not run',
    parse: oneOf(['on', 'off']),
  },
  inspectionProcesses: {
    variable: 'INSPECTION_PROCESSES',
    default: '1',
    about: 'Documents opened and read at once, each in a process of its own that takes up to 1 GiB and one core',
    parse: integer(1, 32),
  },
  shutdownSeconds: {
    variable: 'SHUTDOWN_SECONDS',
    default: '20',
    about: 'How long requests and jobs under way may take to finish at shutdown',
    parse: integer(1, 600),
  },
  termsOfServiceVersion: {
    variable: 'TERMS_OF_SERVICE_VERSION',
    default: '1.0',
    about: 'The version that is accepted when a request names none',
    parse: nonEmpty,
  },
  dnsServers: {
    variable: 'DNS_SERVERS',
    default: undefined,
    defaultInWords: "the system's",
    about: 'Who is asked where the receivers of webhooks are: IP addresses with or without a port, separated by commas',
    parse: dnsServers,
  },
  webhookTimeoutMilliseconds: {
    variable: 'WEBHOOK_TIMEOUT_MILLISECONDS',
    default: '15000',
    about: 'How long one attempt to deliver a webhook may take in all',
    parse: integer(100, 60_000),
  },
  demo: {
    variable: 'DEMO',
    default: 'on',
    about:
      '`off` leaves out the demo partner at `/demo`, which `npm start` has in the sandbox; in `live` there is none',
    parse: oneOf(['on', 'off']),
  },
  ...clamdSettings,
  ...chainSettings,
  ...railSettings,
};

export class ConfigurationError extends Error {}

export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  service: { name: string; port: number },
): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = { service: service.name };
  for (const [name, setting] of Object.entries(settings) as [string, Setting][]) {
    const text = environment[setting.variable]?.trim() || (name === 'port' ? String(service.port) : setting.default);
    try {
      values[name] = text === undefined ? undefined : setting.parse(text);
    } catch (cause) {
      problems.push(`${setting.variable} ${(cause as Error).message}`);
    }
  }
  const config = values as unknown as Config;
  problems.push(...railProblems(config));
  if (config.mode === 'live') problems.push(...missingInLive(config));
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return Object.freeze(config);
}

function missingInLive(config: Config): string[] {
  const missing = (['operatorApiKey', 'masterKey'] as const).filter((name) => config[name] === undefined);
  const problems = missing.map(
    (name) => `${settings[name].variable} is required when MODE=live: keys are not generated there`,
  );
  if (Object.keys(config.rpcUrls).length === 0)
    problems.push('RPC_URLS is required when MODE=live: chains are not simulated there');
  return problems;
}
