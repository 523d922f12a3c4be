import { AccountLoad } from './harness/account-load.js';
import { type Drill, Faults } from './harness/drill.js';
import { range } from './harness/lanes.js';
import { PatroniCluster } from './harness/patroni.js';
import type { Service } from './harness/service.js';

const switchovers = 10;
const kills = 5;
const plannedWithinMilliseconds = 3_000;
const killedWithinMilliseconds = 25_000;
const patience = 120_000;

/** One process finds the primary through HAProxy, the other among all servers. */
export const drill: Drill = {
  name: 'switchover',
  async run(stage) {
    const faults = new Faults();
    const cluster = await PatroniCluster.start((stop) => stage.onClose(stop));
    const DATA_DIR = await stage.dataDir();
    const services: Service[] = [];
    for (const DATABASE_URL of [cluster.proxyUrl, cluster.hostsUrl])
      services.push(await stage.service({ DATABASE_URL, DATA_DIR }));
    const load = await AccountLoad.begin(
      services.map((service) => service.operator()),
      faults,
    );
    await load.goesOn(0, patience);

    const gapOf = async (upset: () => Promise<(() => void) | undefined>): Promise<number> => {
      await cluster.ready();
      const begun = performance.now();
      const repair = await upset();
      const over = performance.now();
      await load.goesOn(over + plannedWithinMilliseconds, patience).catch((cause: unknown) => {
        throw new Error(services.flatMap(({ ending, lines }) => (ending ? lines.slice(-3) : [])).join('\n'), { cause });
      });
      repair?.();
      return load.longestGap(begun);
    };
    const planned: number[] = [];
    for (const _ of range(stage.times(switchovers)))
      planned.push(
        await gapOf(async () => {
          await cluster.switchOver();
          return undefined;
        }),
      );
    const killed: number[] = [];
    for (const _ of range(stage.times(kills))) killed.push(await gapOf(() => cluster.killPrimary()));

    await load.stop();
    await cluster.ready();
    await load.verify(cluster.proxyUrl);
    for (const { ending, errors } of services) {
      faults.check(ending === undefined, `a process ended: ${errors.at(-1) ?? ''}`);
    }
    const [slowest, worst] = [Math.round(Math.max(...planned)), Math.round(Math.max(...killed))];
    faults.bar(slowest <= plannedWithinMilliseconds, `a planned switchover left a gap of ${slowest} ms`);
    faults.bar(worst <= killedWithinMilliseconds, `a killed primary left a gap of ${worst} ms`);
    return faults.verdict(
      `${planned.length} switchovers (gap at most ${slowest} ms), ${killed.length} kills (${worst} ms); ${load.acknowledged.length} accounts acknowledged, ${load.refused} tries refused, ${faults.count} faults`,
      `nothing lost or done twice, no process ends, gaps of ${plannedWithinMilliseconds} and ${killedWithinMilliseconds} ms at most`,
    );
  },
};
