import { findingsOf } from './finding.mjs';

/** With these faults, the pictures show something else than the document whose data is known. */
const showsSomethingElse = ['wrongKind', 'sameSideTwice', 'unreadable'];

/**
 * Compares what was read, and the findings of the checks, with the truth.
 * @param {any} one A `Case`. @param {any} evidence @param {(evidence: any) => { failures: readonly any[] }} runChecks
 */
export function judged(one, evidence, runChecks) {
  const { seed, specimen, fault, failureCode, isLegible, reading, pictures } = one;
  const { kind } = specimen;
  const failures = runChecks(evidence).failures.filter(({ officersOnly }) => officersOnly !== true);
  const found = findingsOf({ fault, failureCode }, failures);
  const told = (/** @type {string} */ severity) => failures.filter((failure) => failure.severity === severity);
  const side = pictures.findIndex((/** @type {any} */ { as }) => as === reading?.side);
  return {
    ...{
      seed,
      fault,
      isLegible,
      kind,
      layout: specimen.mrz?.layout ?? (specimen.licence ? 'PDF417' : 'none'),
    },
    picture: takenAs(pictures[Math.max(0, side)]),
    /** Machines can read it, and it is what is shown. */
    isReadable: reading !== undefined && !showsSomethingElse.includes(fault),
    reading: readingOf(reading, evidence.documents[side]?.inspection),
    found: found.length > 0,
    isBlockedByIt: found.some(({ severity }) => severity === 'BLOCKING'),
    codes: failures.map(({ check, failureCode: code, severity }) => `${check} ${code} ${severity}`),
    blocking: told('BLOCKING').map(({ check, message }) => `${check}: ${message}`),
    warning: told('WARNING').map(({ check, message }) => `${check}: ${message}`),
    warnedBy: [...new Set(told('WARNING').map(({ check }) => check))],
  };
}

/** How it was taken, as groups are made of it. @param {any} picture */
function takenAs({ sheet, conditions }) {
  return { sheet: { height: sheet.height, face: sheet.mrz?.face }, conditions };
}

/** @param {any} right A `Reading`. @param {any} inspection */
function readingOf(right, inspection) {
  const { mrz, barcode } = inspection?.readings ?? {};
  const said = [mrz, barcode].find((each) => each?.outcome === 'read')?.value;
  if (right === undefined || said === undefined)
    return { isRight: false, isCertainlyWrong: false, outcome: mrz?.outcome };
  const wanted = {
    number: plain(right.number),
    birthDate: day(right.birthDate),
    expiresOn: day(right.expiresOn),
    nationality: right.nationality,
  };
  const seen = {
    number: plain(valueOf(said.number)),
    birthDate: day(valueOf(said.birthDate)),
    expiresOn: day(valueOf(said.expiresOn)),
    nationality: right.nationality === undefined ? undefined : valueOf(said.nationality),
  };
  const fields = /** @type {(keyof typeof wanted)[]} */ (Object.keys(wanted));
  const wrong = fields.filter((field) => seen[field] !== wanted[field] && wanted[field] !== undefined);
  const isCertain = (/** @type {string} */ field) => said[field] !== undefined && said[field]?.isCertain !== false;
  return { isRight: wrong.length === 0, isCertainlyWrong: wrong.some(isCertain), outcome: 'read', wrong };
}

/** With a check digit or without. @param {any} said */
function valueOf(said) {
  return typeof said === 'object' ? said?.value : said;
}

/** @param {string | undefined} number */
function plain(number) {
  return number?.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** An MRZ has no century. @param {string | undefined} date */
function day(date) {
  return date?.replace(/\D/g, '').slice(-6);
}
