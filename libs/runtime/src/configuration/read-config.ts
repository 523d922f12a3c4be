import type { FactoryProvider } from '@nestjs/common';
import { bucketProblems } from './bucket-problems.js';
import { Config, runtimeSettings } from './config.js';
import { isExposed } from './plaintext.js';
import { serverUrls } from './server-urls.js';
import type { Setting, SettingsOf } from './setting.js';

export class ConfigurationError extends Error {}

interface Declaration {
  readonly name: string;
  readonly settings: Readonly<Record<string, Setting>>;
  readonly problemsIn: (config: never) => readonly string[];
}

const declarations: Declaration[] = [{ name: '', settings: runtimeSettings, problemsIn: runtimeProblems }];

/**
 * Declares the settings of one lib or app. They are read with all others at start, in every process that loads the file
 * that declares them. `problemsIn` reports values that do not go together; values that could not be parsed are missing
 * from it. Returns the provider of the configuration under the class that has these settings.
 */
export function declareSettings<C extends Config>(
  provided: abstract new () => C,
  settings: SettingsOf<Omit<C, keyof Config>>,
  problemsIn: (config: Partial<C>) => readonly string[] = () => [],
): FactoryProvider<C> {
  declarations.push({ name: provided.name, settings, problemsIn });
  const useFactory = (config: Config): C => {
    if (Object.keys(settings).every((name) => name in config)) return config as C;
    throw new Error(`The configuration was read before the settings of ${provided.name} were declared`);
  };
  return { provide: provided, inject: [Config], useFactory };
}

/** All settings that are loaded, in an order that does not depend on the order of imports. */
export function declaredSettings(): readonly Setting[] {
  const sorted = declarations.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return sorted.flatMap(({ settings }) => Object.values(settings));
}

export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  service: { name: string; port: number },
): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = { service: service.name };
  for (const [name, setting] of declarations.flatMap(({ settings }) => Object.entries(settings))) {
    const text = environment[setting.variable]?.trim() || (name === 'port' ? String(service.port) : setting.default);
    try {
      values[name] = text === undefined ? undefined : setting.parse(text);
    } catch (cause) {
      problems.push(`${setting.variable} ${(cause as Error).message}`);
    }
  }
  problems.push(...declarations.flatMap(({ problemsIn }) => problemsIn(values as never)));
  if (values['mode'] === 'live' && environment['NODE_TLS_REJECT_UNAUTHORIZED']?.trim() === '0')
    problems.push('NODE_TLS_REJECT_UNAUTHORIZED must not be 0 when MODE=live: certificates would not be verified');
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return Object.freeze(values as unknown as Config);
}

function runtimeProblems(config: Config): string[] {
  const buckets = (['objectStore', 'objectStoreFormer'] as const).flatMap((name) =>
    bucketProblems(config, runtimeSettings[name].variable, config[name]),
  );
  return [...buckets, ...poolerProblems(config), ...problemsInLive(config)];
}

function poolerProblems({ databaseUrl, databaseDirectUrl }: Config): string[] {
  if (databaseDirectUrl === undefined || databaseUrl !== undefined) return [];
  return ['DATABASE_DIRECT_URL needs a DATABASE_URL: that of the pooler, past which it leads'];
}

function problemsInLive(config: Config): string[] {
  if (config.mode !== 'live') return [];
  const missing = (['operatorApiKey', 'masterKey'] as const)
    .filter((name) => config[name] === undefined)
    .map((name) => `${runtimeSettings[name].variable} is required when MODE=live: keys are not generated there`);
  return [...missing, ...databaseProblems(config)];
}

function databaseProblems(config: Config): string[] {
  const urls = (['databaseUrl', 'databaseOwnerUrl', 'databaseDirectUrl'] as const).flatMap((name) =>
    serverUrls(config[name] ?? '').flatMap((url) =>
      url === '' ? [] : [{ variable: runtimeSettings[name].variable, url: new URL(url) }],
    ),
  );
  if (urls.length === 0)
    return ['DATABASE_URL is required when MODE=live: the embedded PostgreSQL has no replica and no backup of its own'];
  const exposed = new Set(urls.filter(({ url }) => isPlaintext(config, url)).map(({ variable }) => variable));
  return [...exposed].map(
    (variable) =>
      `${variable} must have ?sslmode=verify-full when MODE=live, or its host must be named in ALLOW_PLAINTEXT`,
  );
}

/** What is said twice counts as said last, as the driver takes it. */
function isPlaintext(config: Config, { hostname, searchParams }: URL): boolean {
  // `?host=/run/postgresql` is a socket of this machine; without any host, the driver takes one from elsewhere.
  const host = searchParams.getAll('host').at(-1) || hostname;
  const isVerified = searchParams.getAll('sslmode').at(-1) === 'verify-full';
  return !host.startsWith('/') && !isVerified && isExposed(config, host);
}
