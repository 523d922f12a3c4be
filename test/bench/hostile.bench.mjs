import { sized } from './harness/scale.mjs';
import { startSideProcess } from './harness/side-process.mjs';

/**
 * What strangers make to keep a machine busy: how long the longest of them keeps the process that opens documents, by the
 * clock, with everything asked for that can be read. An honest picture behind each shows that the next file is opened.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const opener = await startSideProcess(workshop, 'documents/hostile-opener.mjs');
  for (const family of ['picture', 'pdf']) {
    const { names } = await opener.ask({ family });
    const seconds = [];
    for (const name of names.slice(0, sized(names.length, 2))) {
      const { milliseconds, isAlive } = await opener.ask({ family, name });
      if (!isAlive) throw new Error(`After ${name} the next picture was not opened`);
      seconds.push({ name, seconds: Math.round(milliseconds) / 1_000 });
    }
    const slowest = seconds.sort((one, other) => other.seconds - one.seconds);
    report({
      name: `hostile ${family}s: the longest`,
      figure: slowest[0]?.seconds ?? 0,
      ...{ unit: 's', atMost: 5, note: `of ${names.length}: ${slowest[0]?.name}` },
      details: slowest,
    });
  }
}
