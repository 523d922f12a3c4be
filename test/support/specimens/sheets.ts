import { passportSheet, visaSheet } from './booklet-sheets.js';
import { cardBack, cardFront } from './card-sheets.js';
import { licenceBack, licenceFront } from './licence-sheets.js';
import type { Sheet } from './sheet.js';
import type { Side, Specimen } from './specimen.js';

export function sheetOf(specimen: Specimen, side: Side): Sheet {
  if (specimen.kind === 'passport' || specimen.kind === 'travelDocument') return passportSheet(specimen);
  if (specimen.kind === 'visa') return visaSheet(specimen);
  if (specimen.licence !== undefined) return side === 'front' ? licenceFront(specimen) : licenceBack(specimen);
  return side === 'front' ? cardFront(specimen) : cardBack(specimen);
}
