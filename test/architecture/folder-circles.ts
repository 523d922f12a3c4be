import { dirname } from 'node:path';
import type { IModule } from 'dependency-cruiser';

const workspace = /^((?:apps|libs)\/[^/]+\/src|widget\/src|console\/src|clients\/[^/]+\/src)\//;

/** They bind together what lies beneath them. */
const binding = /\/(index|main|[a-z-]+\.module)\.ts$/;

/**
 * Within an app, a lib, a client, the widget or the console, each group of folders of which every one imports every other, if only through others.
 * The folders of the first level count with all that is in them: a folder inside another cuts no circle.
 */
export function folderCircles(modules: readonly IModule[]): string[] {
  const circles = [dirname, firstLevelOf].flatMap((folderOf) => circlesAmong(folderImports(modules, folderOf)));
  return [...new Set(circles)].sort();
}

/** What each folder imports of the others in its app, its lib, its client, the widget or the console. */
export function folderImports(
  modules: readonly IModule[],
  folderOf: (path: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const isWithin =
        workspace.exec(source)?.[1] !== undefined && workspace.exec(source)?.[1] === workspace.exec(resolved)?.[1];
      const isSpec = /\.spec(-fixture)?\.ts$/.test(source);
      if (!isWithin || isSpec || binding.test(source) || folderOf(source) === folderOf(resolved)) continue;
      imports.set(folderOf(source), (imports.get(folderOf(source)) ?? new Set()).add(folderOf(resolved)));
    }
  return imports;
}

/** `apps/payins/src/records` of whatever lies in it or in its folders. */
export function firstLevelOf(path: string): string {
  const [, workspacePart = ''] = workspace.exec(path) ?? [];
  const [folder] = dirname(path)
    .slice(workspacePart.length + 1)
    .split('/');
  return folder === '' ? workspacePart : `${workspacePart}/${folder}`;
}

function circlesAmong(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]));
  return [...reached].flatMap(([folder, others]) => {
    const circle = [...others].filter((other) => reached.get(other)?.has(folder) === true);
    return circle.length === 0 ? [] : [nameOf(circle.sort())];
  });
}

function nameOf(circle: readonly string[]): string {
  const [, workspacePart = ''] = workspace.exec(`${circle[0]}/`) ?? [];
  const names = circle.map((folder) => folder.slice(workspacePart.length + 1) || '.');
  return `${workspacePart.replace(/\/src$/, '')}: ${names.join(', ')}`;
}

export function reachedFrom(folder: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const next = [folder];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const other of imports.get(at) ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      next.push(other);
    }
  return reached;
}
