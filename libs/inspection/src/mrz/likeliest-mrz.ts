import { alphabet } from './glyph-classifier.js';
import type { SeenLines } from './checked-fields.js';
import { likeliestCountry } from './beam-search.js';
import type { MachineReadableZone, MrzFormat } from '../results/machine-readable-zone.js';
import { parseMrz } from './parse-mrz.js';

/** Parsed in the format of lines of this length; if there are two, in the one in which more check digits hold. */
export function likeliestMrz(lines: SeenLines): MachineReadableZone {
  const parsed = formatsOf(lines).map((format) => parseMrz(format, lines));
  const [best] = parsed.toSorted((one, other) => proofsIn(other) - proofsIn(one));
  if (best === undefined) throw new Error('There is a format');
  return best;
}

function proofsIn({ number, birthDate, expiresOn, isWhole }: MachineReadableZone): number {
  const checked = [number, birthDate, expiresOn].filter((one) => one?.isCertain === true);
  return checked.length + (isWhole === true ? 1 : 0);
}

function formatsOf(lines: SeenLines): MrzFormat[] {
  const [first = []] = lines;
  const likely = (letter: string): number => first[0]?.[alphabet.indexOf(letter)] ?? 0;
  if (first.length === 30) return ['TD1'];
  // A passport whose `P` is covered must not become a visa.
  const isVisa = likely('V') > 0.5;
  if (first.length === 44) return [isVisa ? 'MRVA' : 'TD3'];
  if (isVisa) return ['MRVB'];
  return likeliestCountry(first.slice(2, 5)).text === 'FRA' ? ['IDFRA', 'TD2'] : ['TD2'];
}
