import { Dice } from './dice.js';
import { lettering } from './lettering.js';
import { portrait, rosette, signature, tint } from './ornament.js';
import { type Box, type Sheet, mrzOnSheet } from './sheet.js';
import type { Specimen } from './specimen.js';
import {
  type Faces,
  type Row,
  background,
  facesOf,
  mrzGround,
  mrzPrinting,
  rectangle,
  rowsOf,
  sheen,
  wear,
} from './style.js';
import { printedDate, wordsOf } from './words.js';

const pageSize = { width: 125, height: 88 } as const;

/** The page with the picture: alone, or beneath the one above it in the open booklet. */
export function passportSheet(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'passport');
  const isOpen = dice.chance(0.65);
  const page: Box = { x: 0, y: isOpen ? pageSize.height : 0, ...pageSize };
  const { hue } = specimen.country;
  const mrz = specimen.mrz && mrzOnSheet({ ...specimen.mrz, page, print: mrzPrinting(dice) });
  const content = [
    isOpen ? pageAbove(dice.named('above'), specimen) : '',
    background(dice, page, hue),
    mrzGround(dice, page, 23.2),
    pageWithPicture(specimen, page, dice),
    mrz?.content ?? '',
    sheen(dice.named('sheen'), page),
    wear(dice, page),
    isOpen ? fold(page.y) : '',
  ].join('');
  const size = { width: pageSize.width, height: page.y + pageSize.height };
  return { ...size, page, content, cornerRadius: 3, ...(mrz === undefined ? {} : { mrz: mrz.box }) };
}

/** Closed, from outside. */
export function coverSheet(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'cover');
  const [width, height] = [88, 125];
  const page: Box = { x: 0, y: 0, width, height };
  const gold = '#c9a84c';
  const content = [
    rectangle(page, tint(specimen.country.hue, dice.between(30, 70), dice.between(12, 28))),
    lettering(specimen.country.name.toUpperCase(), {
      x: 44,
      y: 24,
      size: 5,
      face: 'serifBold',
      ink: gold,
      anchor: 'middle',
      widest: 74,
    }),
    rosette(dice, { x: 44, y: 60, radius: 20, ink: gold }),
    lettering(wordsOf(specimen.country.words).passport.toUpperCase(), {
      x: 44,
      y: 104,
      size: 6,
      face: 'serifBold',
      ink: gold,
      anchor: 'middle',
    }),
  ].join('');
  return { width, height, page, content, cornerRadius: 3 };
}

export function visaSheet(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'visa');
  const [width, height] = specimen.mrz?.layout === 'MRVB' ? [105, 74] : [120, 80];
  const page: Box = { x: 0, y: 0, width, height };
  const { country, person } = specimen;
  const words = wordsOf(country.words);
  const faces = facesOf(dice);
  const small = height < 80;
  const photo = { x: 5, y: 13, width: small ? 24 : 28, height: small ? 31 : 36 };
  const mrz = specimen.mrz && mrzOnSheet({ ...specimen.mrz, page, print: mrzPrinting(dice) });
  const rows: Row[] = [
    [`${words.lastNames}, ${words.firstNames}`, `${person.lastNames}, ${person.firstNames}`.toUpperCase()],
    [words.number, specimen.number],
    [`${words.nationality} / ${words.birthDate}`, `${person.nationality.issuer}   ${printedDate(person.birthDate, 1)}`],
    [words.issuedOn, printedDate(specimen.issuedOn, 1)],
    [words.expiresOn, printedDate(specimen.expiresOn ?? '', 1)],
  ];
  const content = [
    background(dice, page, country.hue),
    mrzGround(dice, page, 23.2),
    lettering(`VISA   ${country.name.toUpperCase()}`, {
      x: 5,
      y: 8.5,
      size: 4.5,
      face: faces.title,
      ink: tint(country.hue, 60, 25),
      widest: width - 10,
    }),
    portrait(dice, photo, dice.chance(0.3)),
    rowsOf(rows, {
      x: photo.width + 10,
      y: 15,
      gap: small ? 6.1 : 7.4,
      widest: width - photo.width - 14,
      faces,
      size: 2.9,
    }),
    mrz?.content ?? '',
    sheen(dice.named('sheen'), page),
    wear(dice, page),
  ].join('');
  return { width, height, page, content, cornerRadius: 1, ...(mrz === undefined ? {} : { mrz: mrz.box }) };
}

function pageWithPicture(specimen: Specimen, page: Box, dice: Dice): string {
  const { country, person, kind } = specimen;
  const words = wordsOf(country.words);
  const faces = facesOf(dice);
  const isMirrored = dice.chance(0.15);
  const at = (x: number, y: number): { x: number; y: number } => ({ x: page.x + x, y: page.y + y });
  const photo = { ...at(isMirrored ? 86 : 5, 16), width: 34, height: 44 };
  const left = isMirrored ? 6 : 44;
  const title = kind === 'passport' ? `${words.passport} / Passport` : 'Travel Document (Convention of 28 July 1951)';
  const ink = tint(country.hue, 60, 25);
  const ghost = { ...at(isMirrored ? 60 : 98, 36), width: 15, height: 19 };
  return [
    lettering(country.name, { ...at(44, 8), size: 4.2, face: faces.title, ink, widest: 76 }),
    lettering(title, { ...at(5, 8), size: 3, face: faces.label, widest: 36 }),
    portrait(dice.named('portrait'), photo, dice.chance(0.25)),
    `<g opacity="0.35">${portrait(dice.named('portrait'), ghost, true)}</g>`,
    lettering(`P    ${country.issuer}`, { ...at(left, 14), size: 3, face: faces.value }),
    numberOf(specimen, { ...at(left + 78, 14), faces, dice }),
    rowsOf(personRows(specimen, dice), { ...at(left, 18.2), gap: 6.6, widest: 74, faces }),
    signature(dice, { ...at(left + 46, 56), width: 26, height: 6 }),
    dice.chance(0.25) ? sidewaysNumber(specimen.number, at(122, 60)) : '',
    person.sex === 'X' ? '' : rosette(dice, { ...at(left + 60, 30), radius: 9, ink: tint(country.hue, 30, 80) }),
  ].join('');
}

function personRows({ country, person, kind, ...specimen }: Specimen, dice: Dice): Row[] {
  const words = wordsOf(country.words);
  const form = dice.oneOf([0, 1, 2]);
  const date = (day: string | undefined): string => printedDate(day ?? '', form);
  const nationality = kind === 'passport' ? country.name : person.nationality.name;
  const rows: Row[] = [
    [words.lastNames, person.lastNames.toUpperCase()],
    [words.firstNames, dice.chance(0.5) ? person.firstNames : person.firstNames.toUpperCase()],
    [words.nationality, nationality.toUpperCase()],
    [words.birthDate, date(person.birthDate)],
    [`${words.sex} / ${words.placeOfBirth}`, `${person.sex}    ${person.placeOfBirth.toUpperCase()}`],
    [`${words.issuedOn}   ${words.expiresOn}`, `${date(specimen.issuedOn)}      ${date(specimen.expiresOn)}`],
  ];
  return specimen.nationalNumber === undefined ? rows : [...rows, [words.number, specimen.nationalNumber]];
}

function numberOf(
  { number }: Specimen,
  { x, y, faces, dice }: { x: number; y: number; faces: Faces; dice: Dice },
): string {
  return lettering(number, { x, y, size: 4, face: dice.oneOf([faces.value, 'ocrB', 'monoBold']), anchor: 'end' });
}

function sidewaysNumber(number: string, { x, y }: { x: number; y: number }): string {
  return `<g transform="rotate(-90 ${x} ${y})">${lettering(number, { x, y, size: 3.4, face: 'ocrB', opacity: 0.6 })}</g>`;
}

/** What the state asks of whom it may concern, or a picture of something that it is proud of. */
function pageAbove(dice: Dice, { country, number }: Specimen): string {
  const page: Box = { x: 0, y: 0, ...pageSize };
  const ground = background(dice, page, country.hue, 'above');
  if (dice.chance(0.4)) return ground + rosette(dice, { x: 62, y: 44, radius: 26, ink: tint(country.hue, 40, 60) });
  const text = [
    `The competent authority of ${country.name} requests`,
    'all those whom it may concern to allow the bearer of this',
    'passport to pass freely without let or hindrance, and to',
    'afford every assistance and protection which may be needed.',
  ];
  const face = dice.oneOf(['serif', 'serifItalic', 'condensed'] as const);
  const lines = text.map((line, index) =>
    lettering(line, { x: 62, y: 30 + index * 7, size: 3.4, face, anchor: 'middle', widest: 110 }),
  );
  return (
    ground + lines.join('') + lettering(number, { x: 62, y: 78, size: 4, face: 'mono', anchor: 'middle', opacity: 0.8 })
  );
}

/** The shade where a booklet is bent. */
function fold(y: number): string {
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="#000" stop-opacity="${opacity}"/>`;
  const gradient = `<linearGradient id="fold" x1="0" y1="0" x2="0" y2="1">${stop(0, 0)}${stop(0.5, 0.35)}${stop(1, 0)}</linearGradient>`;
  return `<defs>${gradient}</defs><rect x="0" y="${y - 5}" width="125" height="10" fill="url(#fold)"/>`;
}
