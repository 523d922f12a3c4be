import type { Judged } from './report.js';
import { attempt } from './trial.js';
import { type Work, firstLane, tell } from './work.js';

const longest = 30 * 60_000;

/** Specs that fail though nothing is wrong have caught nothing. */
export async function withoutFalseAlarms(work: Work, judged: readonly Judged[]): Promise<readonly Judged[]> {
  const files = new Set(judged.filter((one) => one.class === 'rule').flatMap((one) => fileOf(one) ?? []));
  if (files.size === 0) return judged;
  const { scratch } = firstLane(work);
  const { notes, said } = await attempt(scratch, {
    project: 'rules',
    files: [...files],
    milliseconds: longest,
    environment: { MUTATION_RECORD: '1' },
  });
  scratch.clear();
  const passed = new Set(notes.flatMap(({ file, failed }) => ((failed as string[]).length === 0 ? [file] : [])));
  const failing = [...files].filter((file) => !passed.has(file));
  if (failing.length > 0)
    tell(`These fail though nothing is wrong, and count as no judges: ${failing.join(', ')} ${said}`);
  return judged.map((one) => {
    if (!failing.includes(fileOf(one) ?? '')) return one;
    const { by: _, ...others } = one;
    return { ...others, verdict: 'survived' };
  });
}

function fileOf({ by }: Judged): string | undefined {
  return by?.split(' › ')[0];
}
