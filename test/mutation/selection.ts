import { type Class, type Site, hashed } from './sites.js';

/** Not half of them in the one large file, nor half of them numbers. */
const perFile: Readonly<Record<Class, number>> = { rule: 5, service: 2 };
const perKind = 0.25;

/**
 * So many of a class, at most one of a line. The dice are thrown for each place by itself: what is added to the code
 * moves none of the others.
 */
export function chosen(sites: readonly Site[], group: Class, { count, seed }: { count: number; seed: string }): Site[] {
  const throws = sites
    .filter((site) => site.class === group)
    .map((site) => ({ site, rank: hashed(`${seed} ${site.id}`) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const taken = new Map<string, number>();
  const limits = (site: Site): [string, number][] => [
    [`${site.file}:${site.line}`, 1],
    [site.file, perFile[group]],
    [site.kind, Math.ceil(count * perKind)],
  ];
  const picked: Site[] = [];
  for (const { site } of throws) {
    if (picked.length === count) break;
    if (limits(site).some(([what, most]) => (taken.get(what) ?? 0) >= most)) continue;
    for (const [what] of limits(site)) taken.set(what, (taken.get(what) ?? 0) + 1);
    picked.push(site);
  }
  return picked;
}
