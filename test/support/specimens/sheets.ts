import { Dice } from './dice.js';
import { type Face, lettering } from './lettering.js';
import { portrait, rosette, signature, tint, waves } from './ornament.js';
import { type Box, type Sheet, zoneOnSheet } from './sheet.js';
import type { Side, Specimen } from './specimen.js';
import { printedDate, wordsOf } from './words.js';

export function sheetOf(specimen: Specimen, side: Side): Sheet {
  if (specimen.kind === 'passport') return passportSheet(specimen);
  return side === 'front' ? cardFront(specimen) : cardBack(specimen);
}

const passportPage = { width: 125, height: 88 } as const;
const card = { width: 85.6, height: 53.98 } as const;

function passportSheet(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'passport');
  const isOpen = dice.chance(0.65);
  const page: Box = { x: 0, y: isOpen ? 88 : 0, ...passportPage };
  const { country, person, zone } = specimen;
  const words = wordsOf(country.words);
  const faces = facesOf(dice);
  const at = (x: number, y: number): { x: number; y: number } => ({ x: page.x + x, y: page.y + y });
  const photo = { ...at(5, 17), width: 35, height: 45 };
  const rows: Row[] = [
    [words.lastNames, person.lastNames.toUpperCase()],
    [words.firstNames, person.firstNames],
    [words.nationality, country.name.toUpperCase()],
    [words.birthDate, printedDate(person.birthDate, dice.oneOf([0, 1, 2]))],
    [`${words.sex} / ${words.placeOfBirth}`, `${person.sex}    ${person.placeOfBirth.toUpperCase()}`],
    [words.issuedOn, printedDate(specimen.issuedOn, 1)],
    [words.expiresOn, printedDate(specimen.expiresOn, 1)],
  ];
  const written =
    zone === undefined ? undefined : zoneOnSheet({ ...zone, page, ink: inkOf(dice), shift: shiftOf(dice) });
  const content = [
    isOpen ? pageAbove(dice, country.hue) : '',
    backgroundOf(dice, page, country.hue),
    lettering(country.name, { ...at(44, 8), size: 4.2, face: faces.title, ink: tint(country.hue, 60, 25), widest: 76 }),
    lettering(`${words.passport} / PASSPORT`, { ...at(5, 8), size: 3, face: faces.label, widest: 34 }),
    lettering(`P   ${country.issuer}   ${specimen.number}`, { ...at(78, 14), size: 4, face: faces.value }),
    portrait(dice, photo, dice.chance(0.2)),
    ...rows.map((row, index) => field(row, { ...at(44, 18 + index * 6.9), faces, widest: 76 })),
    signature(dice, { ...at(90, 54), width: 26, height: 7 }),
    written?.content ?? '',
    isOpen ? fold(page.y) : '',
  ].join('');
  return {
    ...{ width: 125, height: page.y + 88, page, content },
    cornerRadius: 3,
    ...(written === undefined ? {} : { zone: written.box }),
  };
}

function cardFront(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'card-front');
  const page: Box = { x: 0, y: 0, ...card };
  const { country, person } = specimen;
  const words = wordsOf(country.words);
  const faces = facesOf(dice);
  const title = specimen.kind === 'residencePermit' ? words.residencePermit : country.cardTitle;
  const rows: Row[] = [
    [words.lastNames, person.lastNames.toUpperCase()],
    [words.firstNames, person.firstNames.toUpperCase()],
    [`${words.sex} / ${words.nationality}`, `${person.sex}    ${person.nationality.issuer}`],
    [words.birthDate, printedDate(person.birthDate, 0)],
    [words.number, specimen.number],
    [words.expiresOn, printedDate(specimen.expiresOn, 0)],
  ];
  const content = [
    backgroundOf(dice, page, country.hue),
    lettering(country.name.toUpperCase(), {
      x: 4,
      y: 5.5,
      size: 3,
      face: faces.title,
      ink: tint(country.hue, 60, 25),
      widest: 77,
    }),
    lettering(title, { x: 4, y: 9.5, size: 2.8, face: faces.label, widest: 77 }),
    portrait(dice, { x: 4, y: 13, width: 23, height: 30 }, dice.chance(0.4)),
    ...rows.map((row, index) => field(row, { x: 31, y: 14 + index * 6.4, faces, widest: 50 })),
    signature(dice, { x: 6, y: 45, width: 20, height: 6 }),
  ].join('');
  return { ...card, page, content, cornerRadius: 3.18 };
}

function cardBack(specimen: Specimen): Sheet {
  const dice = new Dice(specimen.seed, 'card-back');
  const page: Box = { x: 0, y: 0, ...card };
  const { country, zone } = specimen;
  const words = wordsOf(country.words);
  const faces = facesOf(dice);
  const written =
    zone === undefined ? undefined : zoneOnSheet({ ...zone, page, ink: inkOf(dice), shift: shiftOf(dice) });
  const rows: Row[] = [
    [words.placeOfBirth, specimen.person.placeOfBirth.toUpperCase()],
    [words.issuedOn, printedDate(specimen.issuedOn, 0)],
    [words.authority, country.name],
  ];
  const content = [
    backgroundOf(dice, page, country.hue),
    ...rows.map((row, index) => field(row, { x: 5, y: 6 + index * 6.2, faces, widest: 60 })),
    `<rect x="66" y="6" width="13" height="11" rx="1.5" fill="#c9a94f" stroke="#8d7430" stroke-width="0.3"/>`,
    written?.content ?? '',
  ].join('');
  return { ...card, page, content, cornerRadius: 3.18, ...(written === undefined ? {} : { zone: written.box }) };
}

type Row = readonly [label: string, value: string];

interface Faces {
  readonly title: Face;
  readonly label: Face;
  readonly value: Face;
}

function facesOf(dice: Dice): Faces {
  return {
    title: dice.oneOf(['serifBold', 'sansBold', 'condensedBold']),
    label: dice.oneOf(['condensed', 'condensedOblique', 'sans', 'serifItalic']),
    value: dice.oneOf(['condensed', 'condensedBold', 'sans', 'mono', 'serifCondensed', 'monoBold']),
  };
}

function field(
  [label, value]: Row,
  { x, y, faces, widest }: { x: number; y: number; faces: Faces; widest: number },
): string {
  return (
    lettering(label, { x, y, size: 1.7, face: faces.label, ink: '#3b4450', widest }) +
    lettering(value, { x, y: y + 3.2, size: 3.1, face: faces.value, ink: '#16181c', widest })
  );
}

function backgroundOf(dice: Dice, page: Box, hue: number): string {
  const [light, other] = [
    tint(hue, dice.between(15, 55), dice.between(86, 95)),
    tint((hue + dice.between(30, 180)) % 360, 35, 90),
  ];
  const id = `b${Math.round(page.y)}`;
  const ink = tint(hue, dice.between(25, 60), dice.between(66, 84));
  return [
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="${dice.between(0, 1).toFixed(2)}"><stop stop-color="${light}"/><stop offset="1" stop-color="${other}"/></linearGradient></defs>`,
    `<rect x="${page.x}" y="${page.y}" width="${page.width}" height="${page.height}" fill="url(#${id})"/>`,
    waves(dice, page, { ink, lines: dice.whole(12, 60) }),
    rosette(dice, {
      x: page.x + page.width * dice.between(0.4, 0.8),
      y: page.y + page.height * dice.between(0.3, 0.6),
      radius: page.height * 0.35,
      ink,
    }),
  ].join('');
}

function pageAbove(dice: Dice, hue: number): string {
  const page: Box = { x: 0, y: 0, ...passportPage };
  return backgroundOf(dice, page, hue) + rosette(dice, { x: 62, y: 44, radius: 26, ink: tint(hue, 40, 60) });
}

/** The shade where a booklet is bent. */
function fold(y: number): string {
  const stops =
    '<stop stop-color="#000" stop-opacity="0"/><stop offset="0.5" stop-color="#000" stop-opacity="0.35"/><stop offset="1" stop-color="#000" stop-opacity="0"/>';
  return `<defs><linearGradient id="fold" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs><rect x="0" y="${y - 5}" width="125" height="10" fill="url(#fold)"/>`;
}

function inkOf(dice: Dice): string {
  return tint(dice.between(0, 360), dice.between(0, 12), dice.between(3, 24));
}

function shiftOf(dice: Dice): { x: number; y: number } {
  return { x: dice.between(-0.8, 0.8), y: dice.between(-0.7, 0.7) };
}
