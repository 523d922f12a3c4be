import { alphabet } from './glyph-classifier.js';
import type { SeenLines } from './checked-fields.js';
import { likeliestCountry } from './beam-search.js';
import type { MachineReadableZone, ZoneFormat } from '../results/machine-readable-zone.js';
import { zoneOf } from './parse-mrz.js';

/** In the format that lines so long have; where two are possible, in the one in which more check digits hold. */
export function likeliestZone(lines: SeenLines): MachineReadableZone {
  const zones = formatsOf(lines).map((format) => zoneOf(format, lines));
  const [best] = zones.toSorted((one, other) => proofsIn(other) - proofsIn(one));
  if (best === undefined) throw new Error('There is a format');
  return best;
}

function proofsIn({ number, birthDate, expiresOn, isWhole }: MachineReadableZone): number {
  const guarded = [number, birthDate, expiresOn].filter((one) => one?.isCertain === true);
  return guarded.length + (isWhole === true ? 1 : 0);
}

function formatsOf(lines: SeenLines): ZoneFormat[] {
  const [first = []] = lines;
  const likely = (letter: string): number => first[0]?.[alphabet.indexOf(letter)] ?? 0;
  if (first.length === 30) return ['TD1'];
  // What covers a `P` must not make a visa of a passport.
  const isVisa = likely('V') > 0.5;
  if (first.length === 44) return [isVisa ? 'MRVA' : 'TD3'];
  if (isVisa) return ['MRVB'];
  return likeliestCountry(first.slice(2, 5)).text === 'FRA' ? ['IDFRA', 'TD2'] : ['TD2'];
}
