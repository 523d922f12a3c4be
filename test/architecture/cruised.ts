import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ICruiseOptions, type ICruiseResult, cruise } from 'dependency-cruiser';
import { importRules } from './import-rules.js';
import { wholeGraphFaults } from './whole-graph.js';

export async function cruised(folder: string): Promise<ICruiseResult> {
  const parts = ['apps', 'libs', 'widget', 'console', 'clients', 'test'].filter((part) =>
    existsSync(join(folder, part)),
  );
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

/** How dependency-cruiser reads this workspace: as TypeScript does, types included. */
function cruiseOptions(baseDir: string): ICruiseOptions {
  return {
    baseDir,
    parser: 'tsc',
    tsPreCompilationDeps: true,
    exclude: { path: '^(widget/|console/|clients/(typescript|cli|testing)/)?(dist|types)/' },
    doNotFollow: { path: '(^|/)node_modules/' },
    validate: true,
    ruleSet: { forbidden: [...importRules] },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js', '.mjs'],
      mainFields: ['main'],
      extensionAlias: { '.js': ['.ts', '.js'] },
    } as ICruiseOptions['enhancedResolveOptions'] & object,
  };
}
