type SetUp = (options: { maxWorkers: number }) => Promise<void>;
type TearDown = () => Promise<void>;
type Administer = (url: string, statements: readonly string[]) => Promise<Record<string, unknown>[]>;

const { default: setUp } = await runner<{ default: SetUp }>('set-up');
const { default: tearDown } = await runner<{ default: TearDown }>('tear-down');
const { administer } = await runner<{ administer: Administer }>('administer');

/** The servers of the suite, for runs of Jest that come one after the other: they are started once, for all of them. */
export { setUp, tearDown };

/** Done by `tearDown` before it stops them, and on ctrl-C as well. */
export function atTearDown(ending: () => void): void {
  const world = globalThis as { closeTestServers?: (() => void)[] };
  world.closeTestServers?.unshift(ending);
}

/** Databases that ended tests have left. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const names = await administer(url, [`SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`]);
  for (const { datname } of names) await administer(url, [`DROP DATABASE IF EXISTS ${String(datname)} WITH (FORCE)`]);
}

/** Plain Node, without types. */
async function runner<T>(name: string): Promise<T> {
  return (await import(new URL(`../runner/${name}.mjs`, import.meta.url).href)) as T;
}
