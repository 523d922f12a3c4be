import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

const { unmountBelow } = (await import(new URL('../runner/mounts.mjs', import.meta.url).href)) as {
  unmountBelow: (folder: string) => void;
};

/** Made by the runner, of paths that are gone soon. */
const ownCache = join('node_modules/.cache/gatehouse');

/** A copy of the working tree, with what is built of it; mistakes are made here alone. */
export class Scratch {
  readonly root: string;
  /** What the tests leave behind. */
  readonly temporary: string;

  constructor(
    private readonly original: string,
    folder: string,
  ) {
    this.root = mkdtempSync(join(folder, 'mutation-'));
    this.temporary = join(this.root, '.temporary');
    chmodSync(this.root, 0o711);
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: original,
      encoding: 'utf8',
    });
    for (const path of new Set(listed.split('\0').filter(Boolean))) this.copy(path);
    for (const path of ['dist', 'widget/dist', 'widget/types', 'console/dist']) this.copy(path);
    linkEntries(join(original, 'node_modules'), join(this.root, 'node_modules'), ['.cache']);
    linkEntries(join(original, ownCache), join(this.root, ownCache), ['tests']);
    this.clear();
  }

  /** The compiled file with this text instead. */
  build(file: string, text: string): void {
    const { code } = transformSync(text, {
      swcrc: true,
      filename: join(this.root, file),
      root: this.root,
      cwd: this.root,
    });
    writeFileSync(this.built(file), code);
  }

  restore(file: string): void {
    this.build(file, this.source(file));
  }

  source(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  clear(): void {
    unmountBelow(this.temporary);
    rmSync(this.temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    mkdirSync(this.temporary);
    // PostgreSQL may run as another user.
    chmodSync(this.temporary, 0o711);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  private built(file: string): string {
    return join(this.root, builtPath(file));
  }

  private copy(path: string): void {
    const target = join(this.root, path);
    mkdirSync(dirname(target), { recursive: true });
    // What is deleted in the working tree is still listed; what is built stays newer than its source.
    if (existsSync(join(this.original, path)))
      cpSync(join(this.original, path), target, { recursive: true, preserveTimestamps: true });
  }
}

function builtPath(file: string): string {
  return join('dist', file.replace(/\.ts$/, '.js'));
}

/** Entry by entry: what is made there in a run stays out of the original. */
function linkEntries(from: string, to: string, without: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(({ name }) => !without.includes(name))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // A workspace among them points beside its folder.
    if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else symlinkSync(source, target);
  }
}
