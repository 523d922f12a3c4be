import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { cruiseOptions } from './import-rules.js';
import { wholeGraphFaults } from './whole-graph.js';

export async function cruised(folder: string): Promise<ICruiseResult> {
  const parts = ['apps', 'libs', 'widget', 'test'].filter((part) => existsSync(join(folder, part)));
  return (await cruise(parts, cruiseOptions(folder))).output as ICruiseResult;
}

export function violationsOf({ modules, summary }: ICruiseResult): string[] {
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...wholeGraphFaults(modules),
  ]
    .filter((violation, index, all) => all.indexOf(violation) === index)
    .sort();
}
