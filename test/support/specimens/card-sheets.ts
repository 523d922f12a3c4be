import { stripes } from './barcodes.js';
import { Dice } from './dice.js';
import { kinds } from './kinds.js';
import { lettering } from './lettering.js';
import { portrait, rosette, signature, tint } from './ornament.js';
import { type Box, type Sheet, mrzOnSheet } from './sheet.js';
import type { Side, Specimen } from './specimen.js';
import { type Row, background, facesOf, mrzGround, mrzPrinting, rectangle, rowsOf, sheen, wear } from './style.js';
import { type Words, printedDate, wordsOf } from './words.js';

export const cardSize = { width: 85.6, height: 53.98 } as const;
export const cardCorner = 3.18;
const largeCard = { width: 105, height: 74 } as const;

export function cardFront(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'card-front');
  const size = sizeOf(specimen);
  const isLarge = size === largeCard;
  const page: Box = { x: 0, y: 0, ...size };
  const { country } = specimen;
  const faces = facesOf(dice);
  const isMirrored = dice.chance(0.25);
  const photo = { x: isMirrored ? size.width - 28 : 4, y: 13, width: 23, height: 30 };
  const left = isMirrored ? 5 : 31;
  const hasBand = dice.chance(0.4);
  const ink = hasBand ? '#ffffff' : tint(country.hue, 60, 25);
  const mrz = mrzOf(specimen, 'front', page, dice);
  const content = [
    background(dice, page, country.hue),
    hasBand ? rectangle({ ...page, height: 11 }, tint(country.hue, 55, 30), 0.85) : '',
    lettering(country.name.toUpperCase(), { x: 4, y: 5.5, size: 3, face: faces.title, ink, widest: 77 }),
    lettering(titleOf(specimen), { x: 4, y: 9.5, size: 2.7, face: faces.label, ink, widest: 77 }),
    portrait(dice.named('portrait'), photo, dice.chance(0.4)),
    `<g opacity="0.3">${portrait(dice.named('portrait'), { x: left + 40, y: 32, width: 10, height: 13 }, true)}</g>`,
    rowsOf(frontRows(specimen, dice), { x: left, y: 14.4, gap: isLarge ? 5.6 : 6.2, widest: 48, faces, size: 2.9 }),
    signature(dice, { x: photo.x + 2, y: 45, width: 19, height: 5 }),
    dice.chance(0.3) && !isMirrored ? chip({ x: left + 38, y: 20 }) : '',
    mrz === undefined ? '' : mrzGround(dice, page, 23.2) + mrz.content,
    sheen(dice.named('sheen'), page),
    wear(dice, page),
  ].join('');
  return { ...size, page, content, cornerRadius: cardCorner, ...(mrz === undefined ? {} : { mrz: mrz.box }) };
}

export function cardBack(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'card-back');
  const { country, person } = specimen;
  const size = sizeOf(specimen);
  const page: Box = { x: 0, y: 0, ...size };
  const words = wordsOf(country.words);
  const rows: Row[] = [
    [words.placeOfBirth, person.placeOfBirth.toUpperCase()],
    [words.issuedOn, printedDate(specimen.issuedOn, 0)],
    [words.authority, country.name],
    ...(specimen.nationalNumber === undefined ? [] : [['No.', specimen.nationalNumber] as const]),
  ];
  const written = mrzOf(specimen, 'back', page, dice);
  const content = [
    background(dice, page, country.hue),
    written === undefined ? '' : mrzGround(dice, page, 24),
    rowsOf(rows, { x: 5, y: 5, gap: 6, widest: 52, faces: facesOf(dice), size: 2.6 }),
    ornamentOfBack(dice, specimen),
    written?.content ??
      lettering(country.name.repeat(3), { x: 5, y: 46, size: 2, face: 'condensed', opacity: 0.4, widest: 76 }),
    sheen(dice.named('sheen'), page),
    wear(dice, page),
  ].join('');
  const box = written === undefined ? {} : { mrz: written.box };
  return { ...size, page, content, cornerRadius: cardCorner, ...box };
}

function sizeOf({ mrz }: Specimen): typeof cardSize | typeof largeCard {
  return mrz?.layout === 'TD2' || mrz?.layout === 'IDFRA' ? largeCard : cardSize;
}

function mrzOf({ mrz }: Specimen, side: Side, page: Box, dice: Dice): ReturnType<typeof mrzOnSheet> | undefined {
  return mrz?.side === side ? mrzOnSheet({ ...mrz, page, print: mrzPrinting(dice) }) : undefined;
}

function titleOf({ kind, country }: Specimen): string {
  const words = wordsOf(country.words);
  const titles: Readonly<Record<string, string>> = {
    residencePermit: words.residencePermit,
    permanentResidenceCard: 'PERMANENT RESIDENT',
    passportCard: 'PASSPORT CARD',
    panCard: 'INCOME TAX DEPARTMENT  Permanent Account Number Card',
    voterId: country.code === 'IN' ? 'ELECTION COMMISSION  Elector Photo Identity Card' : 'VOTER IDENTIFICATION CARD',
    healthInsuranceCard: 'EUROPEAN HEALTH INSURANCE CARD',
    driverLicense: 'DRIVING LICENCE',
  };
  return titles[kind] ?? country.cardTitle;
}

function frontRows({ kind, country, person, mrz, ...specimen }: Specimen, dice: Dice): Row[] {
  const words: Words = wordsOf(country.words);
  const form = dice.oneOf([0, 1, 2]);
  const isShort = kind === 'panCard' || kind === 'voterId' || kind === 'healthInsuranceCard';
  const expires: Row[] =
    specimen.expiresOn === undefined ? [] : [[words.expiresOn, printedDate(specimen.expiresOn, form)]];
  const belonging: Row =
    kinds[kind].tellsBirthCountry === true
      ? [`${words.sex} / Country of Birth`, `${person.sex}    ${mrz?.nationality ?? ''}`]
      : [`${words.sex} / ${words.nationality}`, `${person.sex}    ${person.nationality.issuer}`];
  return [
    [words.lastNames, person.lastNames.toUpperCase()],
    [words.firstNames, person.firstNames.toUpperCase()],
    ...(isShort ? [] : [belonging]),
    [words.birthDate, printedDate(person.birthDate, form)],
    [words.number, specimen.number],
    ...expires,
  ];
}

function chip({ x, y }: { x: number; y: number }): string {
  const lines = `M${x} ${y + 3.6}h4M${x} ${y + 7}h4M${x + 8} ${y + 3.6}h4M${x + 8} ${y + 7}h4M${x + 4} ${y}v10.5M${x + 8} ${y}v10.5`;
  return `<rect x="${x}" y="${y}" width="12" height="10.5" rx="1.4" fill="#c9a94f"/><path d="${lines}" stroke="#7d662a" stroke-width="0.25" fill="none"/>`;
}

/** Backs carry all sorts of things for machines of their own. */
function ornamentOfBack(dice: Dice, { country, number, mrz }: Specimen): string {
  const at = { x: 64, y: 5 };
  const kind = dice.weighed({ chip: 3, stripes: 2, emblem: 3, magnet: mrz === undefined ? 3 : 0 });
  if (kind === 'chip') return chip(at);
  if (kind === 'stripes') return stripes(number, { x: 58, y: 5, width: 24, height: 6 });
  if (kind === 'magnet') return rectangle({ x: 0, y: 28, width: cardSize.width, height: 10 }, '#1d1a19');
  return rosette(dice, { x: 72, y: 14, radius: 8, ink: tint(country.hue, 50, 45) });
}
