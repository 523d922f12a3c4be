import { resolve } from 'node:path';
import { databaseSettings } from './database-settings.js';
import { dnsServers } from './dns-servers.js';
import { type ObjectPlace, objectPlace } from './object-place.js';
import {
  atLeast,
  choiceOf,
  hostNames,
  integerBetween,
  type NamedKey,
  keys256,
  nonEmptyText,
  pageUrl,
} from './setting-values.js';
import type { SettingsOf } from './setting.js';

export type Mode = 'sandbox' | 'live';
export type Role = 'all' | 'api' | 'worker';
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

/**
 * The configuration of every process, parsed and checked once at start. Libs and apps add settings of their own
 * (`declareSettings`). Nothing else reads the environment.
 */
export abstract class Config {
  readonly service: string;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databaseConnections: number;
  readonly databaseWaitMilliseconds: number;
  readonly dataDir: string;
  readonly mode: Mode;
  readonly role: Role;
  readonly allowPlaintext: readonly string[];
  readonly operatorApiKey: string | undefined;
  readonly masterKey: readonly NamedKey[] | undefined;
  readonly objectStore: ObjectPlace;
  readonly objectStoreFormer: ObjectPlace | undefined;
  readonly awsAccessKeyId: string | undefined;
  readonly awsSecretAccessKey: string | undefined;
  readonly logLevel: LogLevel;
  readonly requestsPerMinute: number;
  readonly jobConcurrency: number;
  readonly inspectionProcesses: number;
  readonly documentReading: 'on' | 'off';
  readonly shutdownSeconds: number;
  readonly termsOfServiceVersion: string;
  readonly termsOfServiceUrl: string | undefined;
  readonly dnsServers: readonly string[] | undefined;
  readonly webhookTimeoutMilliseconds: number;
  readonly metricsToken: string | undefined;
  readonly demo: 'on' | 'off';
}

export const runtimeSettings: SettingsOf<Omit<Config, 'service'>> = {
  port: {
    variable: 'PORT',
    default: undefined,
    defaultInWords:
      '`4000`; the siblings alone: `4001` accounts, `4002` compliance, `4003` payouts, `4004` payins, `4005` webhooks',
    about: 'The port to listen on; `0` takes a free one',
    parse: integerBetween(0, 65_535),
  },
  host: {
    variable: 'HOST',
    default: 'localhost',
    about: 'The address to listen on; `0.0.0.0` to be reached from other machines',
    parse: nonEmptyText,
  },
  ...databaseSettings,
  dataDir: {
    variable: 'DATA_DIR',
    default: '.gatehouse',
    about: 'Where keys, documents and the embedded database are kept',
    parse: (text) => resolve(nonEmptyText(text)),
  },
  mode: {
    variable: 'MODE',
    default: 'sandbox',
    about: '`sandbox`, or `live`, which refuses to start without keys and nodes of its own; a database keeps its mode',
    parse: choiceOf(['sandbox', 'live']),
  },
  role: {
    variable: 'ROLE',
    default: 'all',
    about:
      '`api` answers requests, `worker` does background jobs (and answers `/health` and `/metrics`), `all` does both',
    parse: choiceOf(['all', 'api', 'worker']),
  },
  allowPlaintext: {
    variable: 'ALLOW_PLAINTEXT',
    default: '',
    defaultInWords: 'none',
    about:
      'Hosts in a private network that may be spoken to without verified TLS in `live`, such as `db.internal,10.0.0.7`: the database, documents, nodes, the payment provider, the malware scanner',
    parse: hostNames,
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
    about:
      'The key that wraps every data key: 32 bytes in base64. While it is changed several, as `2027:base64,2026:base64`: the first one wraps, all open (`npm run rewrap`)',
    parse: keys256,
  },
  objectStore: {
    variable: 'OBJECT_STORE',
    default: 'file:',
    defaultInWords: '`file:` (the folder `objects` in the data folder)',
    about:
      'Where documents are kept: `file:`, `file:/a/folder`, or a bucket as `s3://bucket?endpoint=https://s3.example.com&region=eu-west-1`',
    parse: objectPlace,
  },
  objectStoreFormer: {
    variable: 'OBJECT_STORE_FORMER',
    default: undefined,
    defaultInWords: 'none',
    about:
      'Where documents were kept before, while they are moved: what is not yet in `OBJECT_STORE` is read from there ([how](running.md#moving-documents))',
    parse: objectPlace,
  },
  awsAccessKeyId: {
    variable: 'AWS_ACCESS_KEY_ID',
    default: undefined,
    defaultInWords: 'none; required with `s3:`',
    about: 'The access key of the bucket of `OBJECT_STORE`',
    parse: nonEmptyText,
  },
  awsSecretAccessKey: {
    variable: 'AWS_SECRET_ACCESS_KEY',
    default: undefined,
    defaultInWords: 'none; required with `s3:`',
    about: 'Its secret',
    parse: nonEmptyText,
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    default: 'info',
    about: '`trace`, `debug`, `info`, `warn`, `error` or `silent`',
    parse: choiceOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
  },
  requestsPerMinute: {
    variable: 'REQUESTS_PER_MINUTE',
    default: '60000',
    about: 'How many requests one key may make per minute and process',
    parse: integerBetween(1, 100_000_000),
  },
  jobConcurrency: {
    variable: 'JOB_CONCURRENCY',
    default: '4',
    about: 'Background jobs done at once by this process, and as many more that look at documents',
    parse: integerBetween(1, 100),
  },
  documentReading: {
    variable: 'DOCUMENT_READING',
    default: 'on',
    about:
      'Documents are read (MRZ, barcodes, scans) and compared with what was typed, which takes a second or two of one core for each; `off` only opens and measures them, and shows officers which checks have not run',
    parse: choiceOf(['on', 'off']),
  },
  inspectionProcesses: {
    variable: 'INSPECTION_PROCESSES',
    default: '1',
    about: 'Documents opened and read at once, each in a process of its own that takes up to 1 GiB and one core',
    parse: integerBetween(1, 32),
  },
  shutdownSeconds: {
    variable: 'SHUTDOWN_SECONDS',
    default: '20',
    about: 'How long requests and jobs in progress may take to finish at shutdown',
    parse: integerBetween(1, 600),
  },
  termsOfServiceVersion: {
    variable: 'TERMS_OF_SERVICE_VERSION',
    default: '1.0',
    about: 'The version that is accepted when a request does not name one',
    parse: nonEmptyText,
  },
  termsOfServiceUrl: {
    variable: 'TERMS_OF_SERVICE_URL',
    default: undefined,
    defaultInWords: 'none: the widget asks nobody to accept them',
    about: 'Where the text of that version is published, for people to read before they accept it in the widget',
    parse: pageUrl,
  },
  dnsServers: {
    variable: 'DNS_SERVERS',
    default: undefined,
    defaultInWords: "the system's",
    about:
      'The DNS servers that resolve the hosts of webhooks: IP addresses with or without a port, separated by commas',
    parse: dnsServers,
  },
  webhookTimeoutMilliseconds: {
    variable: 'WEBHOOK_TIMEOUT_MILLISECONDS',
    default: '15000',
    about: 'How long one attempt to deliver a webhook may take in all',
    parse: integerBetween(100, 60_000),
  },
  metricsToken: {
    variable: 'METRICS_TOKEN',
    default: undefined,
    defaultInWords: 'none: `/metrics` answers this machine alone',
    about: 'What a scraper sends as `Authorization: Bearer …` to read `/metrics`, at least 24 characters',
    parse: atLeast(24),
  },
  demo: {
    variable: 'DEMO',
    default: 'on',
    about:
      '`off` leaves out the demo partner at `/demo`, which `npm start` has in the sandbox; in `live` there is none',
    parse: choiceOf(['on', 'off']),
  },
};
