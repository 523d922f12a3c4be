import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { cruiseOptions } from './import-rules.js';

export async function cruised(folder: string): Promise<ICruiseResult> {
  const parts = ['apps', 'libs', 'widget', 'console', 'test'].filter((part) => existsSync(join(folder, part)));
  return (await cruise(parts, cruiseOptions(folder))).output as ICruiseResult;
}

export function violationsOf({ summary }: ICruiseResult): string[] {
  return summary.violations
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
    .filter((violation, index, all) => all.indexOf(violation) === index)
    .sort();
}
