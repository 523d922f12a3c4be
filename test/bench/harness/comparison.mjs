import { rounded } from './report.mjs';

/** So much do figures move by themselves, in parts, where nobody knows their spread. */
const usualNoise = 0.15;
/** Of a figure without a bar, its unit tells what is better; of a share or a ratio nothing does. */
const betterWhenMore = ['/s', 'MB/s'];
const betterWhenLess = ['ms', 's', 'MB', 'MiB', 'B', ''];

/** @typedef {import('./report.mjs').Kept} Kept */

/**
 * A table of what was and what is, with what got worse by more than it moves by itself.
 * @param {import('./report.mjs').Reported} before @param {import('./report.mjs').Reported} now
 */
export function comparison(before, now) {
  const nameOf = (/** @type {Kept} */ { bench, name }) => `${bench}: ${name}`;
  const earlier = new Map(before.figures.map((figure) => [nameOf(figure), figure]));
  const later = new Map(now.figures.map((figure) => [nameOf(figure), figure]));
  const names = [...new Set([...later.keys(), ...earlier.keys()])];
  const rows = names.map((name) => rowOf(name, earlier.get(name), later.get(name)));
  const worse = rows.filter(([, , , , mark]) => mark === 'WORSE').length;
  const machines = before.machine === now.machine ? [] : [`Not on the same machine: ${before.machine}; ${now.machine}`];
  const head = ['', `before ${originOf(before)}`, `now ${originOf(now)}`, 'change', ''];
  return [...machines, ...tableOf([head, ...rows]), `${worse} of ${rows.length} got worse beyond their noise.`].join(
    '\n',
  );
}

/** @param {string} name @param {Kept | undefined} before @param {Kept | undefined} now */
function rowOf(name, before, now) {
  const told = (/** @type {Kept | undefined} */ kept) => (kept ? `${rounded(kept.figure)} ${kept.unit}`.trim() : '—');
  if (before === undefined || now === undefined) return [name, told(before), told(now), '', ''];
  const percent = ((now.figure - before.figure) / Math.abs(before.figure)) * 100;
  const change = now.figure === before.figure ? '=' : Number.isFinite(percent) ? signed(percent) : '';
  return [name, told(before), told(now), change, markOf(before, now)];
}

/** It moved where both might not have been measured of the same thing. @param {Kept} before @param {Kept} now */
function markOf(before, now) {
  const [was, is] = [rangeOf(before), rangeOf(now)];
  const moved = is.least > was.most ? 1 : is.most < was.least ? -1 : 0;
  const gain = moved * directionOf(now);
  return gain < 0 ? 'WORSE' : gain > 0 ? 'better' : '';
}

/** 1 where more is better, -1 where less is, 0 where nobody says. @param {Kept} kept */
function directionOf({ atLeast, atMost, unit }) {
  if (atLeast !== undefined || betterWhenMore.includes(unit)) return 1;
  return atMost !== undefined || betterWhenLess.includes(unit) ? -1 : 0;
}

/** What it may as well have been. @param {Kept} kept */
function rangeOf({ figure, spread, atMost }) {
  // What must never happen has no noise.
  const noise = atMost === 0 ? 0 : (Math.abs(figure) * usualNoise) / 2;
  if (spread === undefined || spread[0] === spread[1]) return { least: figure - noise, most: figure + noise };
  return { least: spread[0], most: spread[1] };
}

/** @param {number} percent */
function signed(percent) {
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(0)} %`;
}

/** The day and the commit, or how many there are. @param {import('./report.mjs').Reported} report */
function originOf({ figures }) {
  const origins = [...new Set(figures.map(({ date, commit }) => `${String(date).slice(0, 10)} ${commit}`))];
  return origins.length === 1 ? origins[0] : `(${origins.length} runs)`;
}

/** @param {string[][]} rows */
function tableOf(rows) {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
