import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { Missing } from './missing.mjs';

/**
 * @typedef {{ name: string, figure: number, unit: string, atLeast?: number, atMost?: number, spread?: [number, number], note?: string, details?: unknown }} Figure
 * `unit` is written after the figure; without `atLeast` and `atMost` it is for information only.
 * @typedef {Figure & { bench: string, bar?: string, ok: boolean, date: string, commit: string }} Kept
 * @typedef {{ machine: string, figures: Kept[] }} Reported What a file of reports holds.
 */

/** Prints each figure when it is known, and keeps all of them for one file, beside those of benches that did not run. */
export class Report {
  /** @type {Kept[]} */
  #figures = [];
  /** @type {Set<string>} */
  #ran = new Set();
  #failures = 0;

  /** @param {string} root @param {string} path */
  constructor(root, path) {
    this.path = path;
    this.commit = commitOf(root);
  }

  get isGood() {
    return this.#failures === 0 && this.#figures.every(({ ok }) => ok);
  }

  /** @param {string} bench @returns {(figure: Figure) => void} */
  of(bench) {
    this.#ran.add(bench);
    return (figure) => {
      const bar = barOf(figure);
      const ok = isMet(figure);
      const date = new Date().toISOString();
      this.#figures.push({ bench, ...figure, ...(bar === '' ? {} : { bar }), ok, date, commit: this.commit });
      process.stdout.write(`${lineOf(`${bench}: ${figure.name}`, figure)}\n`);
    };
  }

  /** @param {string} bench @param {unknown} cause */
  failed(bench, cause) {
    this.#failures++;
    process.stdout.write(`${bench.padEnd(58)} did not finish: ${storyOf(cause)}\n`);
  }

  async write() {
    const { model, length } = Object.assign({ model: 'unknown' }, cpus()[0], { length: cpus().length });
    const machine = `${length} × ${model.trim()}, ${process.platform}, Node ${process.version}`;
    const earlier = await readReport(this.path);
    const kept = earlier?.figures.filter(({ bench }) => !this.#ran.has(bench)) ?? [];
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(this.path, `${JSON.stringify({ machine, figures: [...kept, ...this.#figures] }, null, 2)}\n`);
  }
}

/** Undefined where there is none. @param {string} path @returns {Promise<Reported | undefined>} */
export async function readReport(path) {
  const text = await readFile(path, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** @param {Figure} figure */
export function isMet({ figure, atLeast = -Infinity, atMost = Infinity }) {
  return figure >= atLeast && figure <= atMost;
}

/** @param {unknown} cause */
export function storyOf(cause) {
  if (cause instanceof Missing) return cause.message;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** With a plus where something was changed since. @param {string} root */
function commitOf(root) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD').trim()}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}

/** @param {Figure} figure */
function barOf({ atLeast, atMost }) {
  return atLeast !== undefined ? `>= ${atLeast}` : atMost !== undefined ? `<= ${atMost}` : '';
}

/** @param {string} name @param {Figure} figure */
function lineOf(name, figure) {
  const { unit, spread, note } = figure;
  const bar = barOf(figure);
  const verdict = bar === '' ? '    ' : isMet(figure) ? 'ok  ' : 'SHORT';
  const range = spread === undefined ? '' : `${rounded(spread[0])}–${rounded(spread[1])}`;
  const value = `${rounded(figure.figure)} ${unit}`.padStart(12);
  const cells = [name.padEnd(58), value, bar.padEnd(8), verdict.padEnd(6), range];
  return `${cells.join('  ')}${note === undefined ? '' : `  ${note}`}`.trimEnd();
}

/** @param {number} value */
export function rounded(value) {
  return Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}
