import { type SeenLines, cellsAt, fieldsOf, settled } from './checked-fields.js';
import { type LikelyText, likeliestCountry, likeliestText, unguardedText } from './beam-search.js';
import type { Guarded, MachineReadableZone, ZoneFormat } from '../results/machine-readable-zone.js';
import { type ZoneLayout, type ZonePlace, zoneLayouts } from './mrz-formats.js';
import { numbersInParts } from './numbers-in-parts.js';

/** What the lines say, by the places of the format. */
export function zoneOf(format: ZoneFormat, seen: SeenLines): MachineReadableZone {
  const layout = zoneLayouts[format];
  const { lines, isWhole } = settled(seen, layout);
  const fields = fieldsOf(lines, layout);
  const { text, isCertain } = fields.number.reading;
  // Long, and of letters and digits: of many readings one in ten fits its own digit.
  const number = { value: withoutFillers(text), isCertain: isCertain && isWhole !== false };
  const birthDate = dateOf(fields.birthDate.reading);
  const expiresOn = fields.expiresOn && dateOf(fields.expiresOn.reading);
  const isConfirmed = isWhole === true || [number, birthDate, expiresOn].some((one) => one?.isCertain === true);
  const countryAt = (place: ZonePlace): Guarded => {
    const { text: value, isCertain: isClear } = likeliestCountry(cellsAt(lines, place));
    return { value, isCertain: isClear && isConfirmed };
  };
  const said = {
    format,
    documentCode: withoutFillers(likeliestText(cellsAt(lines, layout.documentCode), 'letters')),
    ...{ issuer: countryAt(layout.issuer), nationality: countryAt(layout.nationality) },
    ...{ number, birthDate, expiresOn },
    optional: optionalOf(lines, placesBehind(layout, fields.number.places), isWhole),
    ...namesOf(lines, layout),
    ...{ isWhole, isConfirmed },
  };
  return { ...said, optional: [...said.optional, ...numbersInParts(said)] };
}

/** Without that part of a long number which stands there, and its digit. */
function placesBehind({ optional }: ZoneLayout, [, behind]: readonly ZonePlace[]): ZonePlace[] {
  return optional.map((place) => (place.line === behind?.line ? { ...place, from: behind.to + 1 } : place));
}

/** The digit that guards all of them is the only one that proves them; where there is none, only what is clear is sure. */
function optionalOf(lines: SeenLines, places: readonly ZonePlace[], isWhole: boolean | undefined): Guarded[] {
  return places
    .map((place) => unguardedText(cellsAt(lines, place), 'any'))
    .map(({ text, isCertain }) => ({ value: withoutFillers(text), isCertain: isWhole ?? isCertain }))
    .filter(({ value }) => value !== '');
}

function namesOf(lines: SeenLines, { names }: ZoneLayout): { lastNames: string; firstNames: string } {
  const text = names.map((place) => likeliestText(cellsAt(lines, place), 'letters').replace(/<+$/, '')).join('<<');
  const [lastNames = '', ...firstNames] = text.split(/<<+/).map((part) => part.replaceAll('<', ' '));
  return { lastNames, firstNames: firstNames.join(' ') };
}

/** Where the month or the day is left out, it is not known. */
function dateOf({ text, isCertain }: LikelyText): Guarded | undefined {
  if (text.includes('<')) return undefined;
  return { value: text, isCertain: isCertain && isDay(text) };
}

function isDay(text: string): boolean {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function withoutFillers(text: string): string {
  return text.replaceAll('<', '');
}
