import { type SeenLines, cellsAt, fieldsOf, withCompositeCheck } from './checked-fields.js';
import { type LikelyText, likeliestCountry, likeliestText, uncheckedText } from './beam-search.js';
import type { CheckedValue, MachineReadableZone, MrzFormat } from '../results/machine-readable-zone.js';
import { type MrzLayout, type MrzRange, mrzLayouts } from './mrz-formats.js';
import { numbersInParts } from './numbers-in-parts.js';

/** The fields of the lines, by their positions in the format. */
export function parseMrz(format: MrzFormat, seen: SeenLines): MachineReadableZone {
  const layout = mrzLayouts[format];
  const { lines, isWhole } = withCompositeCheck(seen, layout);
  const fields = fieldsOf(lines, layout);
  // The composite check digit fixes characters, so what else may stand there is known from before.
  const before = fieldsOf(seen, layout);
  const { text, isCertain } = fields.number.reading;
  // A number is long and may hold letters, so one in ten of many candidates fits its own check digit.
  const number = {
    value: withoutFillers(text),
    isCertain: isCertain && isWhole !== false,
    ...alternativesTo(text, before.number.reading),
  };
  const birthDate = dateOf(fields.birthDate.reading, before.birthDate.reading);
  const expiresOn = fields.expiresOn && dateOf(fields.expiresOn.reading, before.expiresOn?.reading);
  const isConfirmed = isWhole === true || [number, birthDate, expiresOn].some((one) => one?.isCertain === true);
  const countryAt = (range: MrzRange): CheckedValue => {
    const country = likeliestCountry(cellsAt(lines, range));
    return {
      value: country.text,
      isCertain: country.isCertain && isConfirmed,
      ...alternativesTo(country.text, country),
    };
  };
  const fieldsRead = {
    format,
    documentCode: withoutFillers(likeliestText(cellsAt(lines, layout.documentCode), 'letters')),
    issuer: countryAt(layout.issuer),
    nationality: countryAt(layout.nationality),
    number,
    birthDate,
    expiresOn,
    optional: optionalOf(lines, optionalRanges(layout, fields.number.ranges), isWhole),
    ...namesOf(lines, layout),
    isWhole,
    isConfirmed,
  };
  return { ...fieldsRead, optional: [...fieldsRead.optional, ...numbersInParts(fieldsRead)] };
}

/** Without the rest of a long number and its check digit. */
function optionalRanges({ optional }: MrzLayout, [, behind]: readonly MrzRange[]): MrzRange[] {
  return optional.map((range) => (range.line === behind?.line ? { ...range, from: behind.to + 1 } : range));
}

/** Only the composite check digit proves them; without one, only what is unambiguous is certain. */
function optionalOf(lines: SeenLines, ranges: readonly MrzRange[], isWhole: boolean | undefined): CheckedValue[] {
  return ranges
    .map((range) => uncheckedText(cellsAt(lines, range), 'any'))
    .map(({ text, isCertain }) => ({ value: withoutFillers(text), isCertain: isWhole ?? isCertain }))
    .filter(({ value }) => value !== '');
}

function namesOf(lines: SeenLines, { names }: MrzLayout): { lastNames: string; firstNames: string } {
  const text = names.map((range) => likeliestText(cellsAt(lines, range), 'letters').replace(/<+$/, '')).join('<<');
  const [lastNames = '', ...firstNames] = text.split(/<<+/).map((part) => part.replaceAll('<', ' '));
  return { lastNames, firstNames: firstNames.join(' ') };
}

/** `undefined` if the month or the day is left out. */
function dateOf({ text, isCertain }: LikelyText, before: LikelyText | undefined): CheckedValue | undefined {
  if (text.includes('<')) return undefined;
  return { value: text, isCertain: isCertain && isDay(text), ...alternativesTo(text, before) };
}

function alternativesTo(text: string, seen: LikelyText | undefined): Pick<CheckedValue, 'alternatives'> {
  const others = seen === undefined ? [] : [seen.text, ...seen.others].filter((other) => other !== text);
  return others.length === 0 ? {} : { alternatives: others.map(withoutFillers) };
}

function isDay(text: string): boolean {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function withoutFillers(text: string): string {
  return text.replaceAll('<', '');
}
