import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openPostgres, rolesOf, sql } from './harness/database.mjs';
import { sized } from './harness/scale.mjs';
import { operatorKey, startGatehouse } from './harness/servers.mjs';
import { startSideProcess } from './harness/side-process.mjs';
import { diceOf, drawPerson, spellings } from './screening/draw.mjs';

const names = Number(process.env.BENCH_NAMES ?? sized(1_000_000, 2_000));
const askedOfEach = sized(300, 20);
const clean = sized(3_000, 100);

/** @typedef {{ text: string, sourceId: string, birthDate: string, country: string }} Row */

/**
 * People on a list of so many drawn names: who is found by which spelling, who is found that is not on it, how long it takes.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('screening');
  const { port } = await startGatehouse(workshop, { databaseUrl, env: { ROLE: 'api' } });
  const dice = diceOf(20_240_501);
  const { asked, lines } = drawList(dice);
  const begun = performance.now();
  await give(port, lines.join('\n'));
  const seconds = (performance.now() - begun) / 1_000;
  report({ name: `${names} names taken`, figure: seconds, unit: 's', ...(names >= 1_000_000 ? { atMost: 300 } : {}) });
  await sql(databaseUrl, 'VACUUM ANALYZE screening_name', 'VACUUM ANALYZE screening_sound');

  const searcher = await startSideProcess(workshop, 'screening/searcher.mjs', {
    ...rolesOf(databaseUrl),
    DATA_DIR: join(workshop.folder, 'data'),
    BENCH_ROOT: workshop.root,
  });
  const spellingNames = Object.keys(spellings);
  /** @type {number[]} */
  const times = [];
  let [found, total] = [0, 0];
  for (const [index, name] of spellingNames.entries()) {
    const spell = spellings[name] ?? (() => '');
    const those = asked.filter((_, at) => at % spellingNames.length === index);
    const subjects = those.map(({ person }) => subjectOf(spell(dice, person), person));
    const { answers } = await searcher.ask({ subjects });
    const hits = those.filter(({ sourceId }, at) =>
      answers[at].found.some((/** @type {any} */ hit) => hit.sourceId === sourceId),
    );
    times.push(...answers.map((/** @type {any} */ { milliseconds }) => milliseconds));
    found += hits.length;
    total += those.length;
    const missed = subjects.filter((_, at) => !hits.includes(/** @type {any} */ (those[at]))).slice(0, 5);
    report({ name: `found: ${name}`, figure: (100 * hits.length) / those.length, unit: '%', details: { missed } });
  }
  report({ name: 'recall', figure: (100 * found) / total, unit: '%', ...sized({ atLeast: 98 }, {}) });
  times.push(...(await others(searcher, dice, report)));
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  report({ name: 'one person: p50', figure: at(0.5), unit: 'ms' });
  report({ name: 'one person: p99', figure: at(0.99), unit: 'ms', ...sized({ atMost: 50 }, {}) });
}

/**
 * People who are drawn as those on the list are, and are not on it.
 * @param {{ ask: (question: object) => Promise<any> }} searcher @param {import('./screening/draw.mjs').Dice} dice
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 * @returns {Promise<number[]>}
 */
async function others(searcher, dice, report) {
  const people = Array.from({ length: clean }, () => drawPerson(dice));
  const { answers } = await searcher.ask({ subjects: people.map((person) => subjectOf(person.text, person)) });
  const wrong = answers.filter((/** @type {any} */ answer) => answer.found.length > 0);
  report({ name: 'of others found', figure: (100 * wrong.length) / clean, unit: '%', ...sized({ atMost: 1 }, {}) });
  return answers.map((/** @type {any} */ { milliseconds }) => milliseconds);
}

/** @param {import('./screening/draw.mjs').Dice} dice */
function drawList(dice) {
  /** @type {{ person: import('./screening/draw.mjs').Person, sourceId: string }[]} */
  const asked = [];
  const every = Math.max(1, Math.floor(names / (askedOfEach * Object.keys(spellings).length)));
  const lines = ['name,type,birthDate,country,reason'];
  for (let at = 0; at < names; at += 1) {
    const person = drawPerson(dice);
    const row = listed(dice, person);
    lines.push(`${row.text},person,${row.birthDate},${row.country},drawn`);
    if (at % every === 0) asked.push({ person, sourceId: row.sourceId });
  }
  return { asked, lines };
}

/** As it stands on the list: some in their own script, some without a birth date or a country. */
function listed(
  /** @type {import('./screening/draw.mjs').Dice} */ dice,
  /** @type {import('./screening/draw.mjs').Person} */ person,
) {
  const text = dice.chance(0.3) ? (person.other ?? person.text) : person.text;
  const birthDate = dice.chance(0.85) ? (dice.chance(0.8) ? person.birthDate : person.birthDate.slice(0, 4)) : '';
  const country = dice.chance(0.8) ? person.country : '';
  const said = JSON.stringify([text, 'person', birthDate, country]);
  return { text, birthDate, country, sourceId: createHash('sha256').update(said).digest('hex').slice(0, 32) };
}

/** @param {string} name @param {import('./screening/draw.mjs').Person} person */
function subjectOf(name, { birthDate, country }) {
  return { kind: 'person', names: [name], birthDate, countries: [country] };
}

/** @param {number} port @param {string} text */
async function give(port, text) {
  const form = new FormData();
  form.append('name', 'drawn');
  form.append('format', 'csv');
  form.append('file', new Blob([text]), 'drawn.csv');
  const headers = { authorization: `Bearer ${operatorKey}` };
  const response = await fetch(`http://127.0.0.1:${port}/screening/lists`, { method: 'POST', headers, body: form });
  if (response.status !== 201) throw new Error(`The list was answered ${response.status}: ${await response.text()}`);
}
