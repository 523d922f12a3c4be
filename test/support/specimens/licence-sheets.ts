import { pdf417, stripes } from './barcodes.js';
import { cardCorner, cardSize } from './card-sheets.js';
import { Dice } from './dice.js';
import { licenceName } from './licence.js';
import { lettering } from './lettering.js';
import { portrait, signature, tint } from './ornament.js';
import type { Box, Sheet } from './sheet.js';
import type { Specimen } from './specimen.js';
import { background, facesOf, rectangle, wear } from './style.js';

const page: Box = { x: 0, y: 0, ...cardSize };

/** A licence or an identity card of a state or province of North America. */
export function licenceFront(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'licence-front');
  const { person, number, country, kind } = specimen;
  const name = specimen.licence?.jurisdiction.name ?? country.name;
  const faces = facesOf(dice);
  const date = (day: string | undefined): string => usualDate(day ?? '', country.code);
  const title =
    kind === 'stateId' ? 'IDENTIFICATION CARD' : country.code === 'CA' ? "DRIVER'S LICENCE" : 'DRIVER LICENSE';
  const lines = [
    ['4d', 'DL', number],
    ['4b', 'EXP', date(specimen.expiresOn)],
    ['1', 'LN', licenceName(person.lastNames)],
    ['2', 'FN', licenceName(person.firstNames)],
    ['3', 'DOB', date(person.birthDate)],
    ['15', 'SEX', `${person.sex}   16 HGT ${dice.whole(5, 6)}'-${String(dice.whole(0, 11)).padStart(2, '0')}"`],
    ['4a', 'ISS', date(specimen.issuedOn)],
  ];
  const rows = lines.map(([field, label = '', value = ''], index) => {
    const y = 16 + index * 4.9;
    const red = index < 2 || index === 4 ? '#a3212c' : '#16181c';
    return (
      lettering(`${field ?? ''} ${label}`, { x: 30, y, size: 2, face: faces.label, ink: '#2c4a75' }) +
      lettering(value, { x: 39, y, size: index < 2 ? 3.6 : 3, face: faces.value, ink: red, widest: 43 })
    );
  });
  const content = [
    background(dice, page, dice.between(0, 360)),
    rectangle({ ...page, height: 10.5 }, tint(country.hue, 50, 35), dice.between(0.2, 0.9)),
    lettering(name.toUpperCase(), { x: 4, y: 7, size: 5, face: faces.title, ink: '#fff', widest: 46 }),
    lettering(title, { x: 82, y: 7, size: 3.2, face: 'sansBold', ink: '#fff', anchor: 'end', widest: 32 }),
    portrait(dice, { x: 4, y: 13, width: 23, height: 29 }),
    ...rows,
    signature(dice, { x: 5, y: 45, width: 22, height: 6 }),
    wear(dice, page),
  ].join('');
  return { ...cardSize, page, content, cornerRadius: cardCorner };
}

export function licenceBack(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'licence-back');
  const module = dice.between(0.25, 0.36);
  // As many columns as its width has room for: 17 modules each, and as many again for what stands at both ends.
  const columns = Math.floor((Math.min(78, dice.between(64, 79)) / module - 69) / 17);
  const isAbove = dice.chance(0.6);
  const payload = specimen.licence?.payload ?? '';
  const { content: bars, box } = pdf417(payload, { x: 0, y: 0, module, columns });
  const left = (cardSize.width - box.width) / 2;
  const top = isAbove ? 6 : cardSize.height - box.height - 6;
  const textTop = isAbove ? top + box.height + 6 : 6;
  const quiet = { x: left - 2, y: top - 2, width: box.width + 4, height: box.height + 4 };
  const notes = [
    'CLASS: C  Any 2 axle vehicle.  ENDORSEMENTS: NONE',
    'RESTRICTIONS: NONE   REV 01/2018',
    'Organ donor. Notify of change of address within ten days.',
  ];
  const content = [
    background(dice, page, dice.between(0, 360)),
    rectangle(quiet, '#fff', dice.between(0.7, 1)),
    `<g transform="translate(${left} ${top})">${bars}</g>`,
    ...notes.map((note, index) =>
      lettering(note, { x: 5, y: textTop + index * 3, size: 1.9, face: 'condensed', widest: 76 }),
    ),
    box.height < 26 ? stripes(specimen.number, { x: 50, y: textTop + 8.5, width: 30, height: 4 }) : '',
    wear(dice, page),
  ].join('');
  return { ...cardSize, page, content, cornerRadius: cardCorner, barcode: { ...box, x: left, y: top, module } };
}

function usualDate(day: string, country: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return country === 'CA' ? `${year}/${month}/${date}` : `${month}/${date}/${year}`;
}
