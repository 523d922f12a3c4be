import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';

/**
 * @typedef {{ name: string, figure: number, unit: string, atLeast?: number, atMost?: number, spread?: [number, number], note?: string, details?: unknown }} Figure
 * `unit` is written after the figure; without `atLeast` and `atMost` it is for information only.
 */

/** Prints each figure when it is known, and keeps all of them for one file. */
export class Report {
  /** @type {(Figure & { bench: string, ok: boolean })[]} */
  #figures = [];
  /** @type {{ bench: string, error: string }[]} */
  #failures = [];

  /** @param {string} path */
  constructor(path) {
    this.path = path;
  }

  get isGood() {
    return this.#failures.length === 0 && this.#figures.every(({ ok }) => ok);
  }

  /** @param {string} bench @returns {(figure: Figure) => void} */
  of(bench) {
    return (figure) => {
      const { atLeast = -Infinity, atMost = Infinity } = figure;
      const ok = figure.figure >= atLeast && figure.figure <= atMost;
      this.#figures.push({ bench, ...figure, ok });
      process.stdout.write(`${lineOf(`${bench}: ${figure.name}`, figure, ok)}\n`);
    };
  }

  /** @param {string} bench @param {unknown} cause */
  failed(bench, cause) {
    const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    this.#failures.push({ bench, error });
    process.stdout.write(`${bench.padEnd(58)} did not finish: ${error}\n`);
  }

  async write() {
    const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version, platform: process.platform };
    const report = { at: new Date().toISOString(), machine, figures: this.#figures, failures: this.#failures };
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(this.path, `${JSON.stringify(report, null, 2)}\n`);
  }
}

/** @param {string} name @param {Figure} figure @param {boolean} ok */
function lineOf(name, { figure, unit, atLeast, atMost, spread, note }, ok) {
  const bar = atLeast !== undefined ? `>= ${atLeast}` : atMost !== undefined ? `<= ${atMost}` : '';
  const verdict = bar === '' ? '    ' : ok ? 'ok  ' : 'SHORT';
  const range = spread === undefined ? '' : `${rounded(spread[0])}–${rounded(spread[1])}`;
  const cells = [name.padEnd(58), `${rounded(figure)} ${unit}`.padStart(12), bar.padEnd(8), verdict.padEnd(6), range];
  return `${cells.join('  ')}${note === undefined ? '' : `  ${note}`}`.trimEnd();
}

/** @param {number} value */
export function rounded(value) {
  return Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}
