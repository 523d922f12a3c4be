import { Dice } from './dice.js';
import { type Face, lettering, widthOf } from './lettering.js';
import { signature, tint } from './ornament.js';
import { printed } from './prose.js';
import type { Box, Sheet } from './sheet.js';
import { rectangle } from './style.js';

export const letterKinds = [
  'utilityBill',
  'bankStatement',
  'taxBill',
  'governmentLetter',
  'articlesOfIncorporation',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What is to be found in the text of a page. */
export interface Letter {
  readonly seed: number;
  readonly kind: LetterKind;
  readonly legalName: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  /** Of the customer, the account, or the company in its register. */
  readonly number: string;
  readonly issuedOn: string;
}

export const a4 = { width: 210, height: 297 } as const;

/** Whatever is given is written; the rest is made up. Seeds are those of `Dice`. */
export function letterOf(seed: number, given: Partial<Omit<Letter, 'seed'>> = {}): Letter {
  const dice = new Dice(seed, 'letter');
  const place = dice.oneOf(places);
  return {
    seed,
    kind: dice.oneOf(letterKinds),
    legalName: `${dice.oneOf(firms)} ${dice.oneOf(trades)} ${dice.oneOf(forms)}`,
    ...place,
    street: place.street.replace('#', String(dice.whole(1, 980))),
    number: dice.like(dice.oneOf(['DDDDDDDD', 'HRB DDDDDD', 'C-DDDDDDD', 'DD-DDDDDDD', 'LLDDDDDD'])),
    issuedOn: `2026-${String(dice.whole(8, 10)).padStart(2, '0')}-${String(dice.whole(1, 28)).padStart(2, '0')}`,
    ...given,
  };
}

export function letterSheet(letter: Letter): Sheet {
  const dice = new Dice(letter.seed, 'letter-sheet');
  const page: Box = { x: 0, y: 0, ...a4 };
  const face = dice.oneOf<Face>(['sans', 'serif', 'condensed', 'serifCondensed']);
  const style = { face, size: dice.between(3.1, 4.1), left: dice.between(20, 27), right: dice.between(180, 190) };
  const paper = rectangle(page, tint(dice.between(30, 60), dice.between(0, 25), dice.between(95, 99)));
  const body = letter.kind === 'articlesOfIncorporation' ? articles(letter, style, dice) : bill(letter, style, dice);
  return { ...a4, page, cornerRadius: 0, content: paper + body };
}

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly left: number;
  readonly right: number;
}

function bill(letter: Letter, style: Style, dice: Dice): string {
  const { left, right, size, face } = style;
  const sender = dice.oneOf(senders[letter.kind === 'articlesOfIncorporation' ? 'utilityBill' : letter.kind]);
  const ink = tint(dice.between(0, 360), 60, 30);
  const address = [letter.legalName, letter.street, `${letter.postalCode} ${letter.city}`];
  const facts = [`Customer number: ${letter.number}`, `Date: ${letter.issuedOn}`, `Page 1 of 1`];
  const write = (lines: readonly string[], x: number, y: number): string =>
    lines.map((text, index) => lettering(text, { x, y: y + index * size * 1.45, size, face })).join('');
  const rows = ['Standing charge', 'Consumption', 'Taxes and levies', 'Payments received', 'Balance'].map((item) => [
    item,
    `${dice.whole(3, 940)}.${dice.like('DD')}`,
  ]);
  return [
    rectangle({ x: left, y: 14, width: 12, height: 12 }, ink),
    lettering(sender, { x: left + 16, y: 23, size: 6.5, face: 'sansBold', ink, widest: 140 }),
    write(address, left, 52),
    write(facts, right - 62, 52),
    lettering(titles[letter.kind], { x: left, y: 92, size: size * 1.35, face: 'sansBold' }),
    write(wrapped(printed(letter.seed, 4), { face, size, width: right - left }), left, 103),
    ...rows.flatMap(([item = '', amount = ''], index) => [
      lettering(item, { x: left, y: 165 + index * 8, size, face }),
      lettering(amount, { x: right, y: 165 + index * 8, size, face, anchor: 'end' }),
      `<path d="M${left} ${167.5 + index * 8}H${right}" stroke="#999" stroke-width="0.2"/>`,
    ]),
    write(wrapped(printed(letter.seed + 1, 3), { face, size, width: right - left }), left, 218),
    lettering(`${sender} · P.O. Box ${dice.like('DDDD')} · Registered office`, {
      x: 105,
      y: 285,
      size: 2.4,
      face,
      anchor: 'middle',
      ink: '#555',
    }),
  ].join('');
}

function articles(letter: Letter, style: Style, dice: Dice): string {
  const { left, right, size, face } = style;
  const clauses = [
    `ARTICLE I. The name of the corporation is ${letter.legalName}.`,
    `ARTICLE II. The registered office is at ${letter.street}, ${letter.postalCode} ${letter.city}.`,
    `ARTICLE III. The corporation is entered in the register under number ${letter.number}.`,
    `ARTICLE IV. ${printed(letter.seed, 2)}`,
    `ARTICLE V. The total number of shares is ${dice.whole(1, 90)},000. ${printed(letter.seed + 1, 1)}`,
    `ARTICLE VI. ${printed(letter.seed + 2, 3)}`,
  ];
  let y = 66;
  const lines = clauses.flatMap((clause) => {
    const written = wrapped(clause, { face, size, width: right - left }).map((text, index) =>
      lettering(text, { x: left, y: y + index * size * 1.5, size, face }),
    );
    y += (written.length + 1) * size * 1.5;
    return written;
  });
  const middle = { x: 105, anchor: 'middle' } as const;
  return [
    lettering('ARTICLES OF INCORPORATION', { ...middle, y: 34, size: 6, face: 'serifBold' }),
    lettering('of', { ...middle, y: 42, size: 4, face: 'serifItalic' }),
    lettering(letter.legalName, { ...middle, y: 51, size: 5.4, face: 'serifBold', widest: 165 }),
    ...lines,
    lettering(`Filed on ${letter.issuedOn}`, { x: left, y: 255, size, face }),
    signature(dice, { x: right - 50, y: 245, width: 40, height: 10 }),
    lettering('Incorporator', { x: right - 50, y: 262, size: size * 0.8, face }),
    stamp(dice, letter.number),
  ].join('');
}

function stamp(dice: Dice, number: string): string {
  const [x, y] = [dice.between(80, 120), dice.between(235, 255)];
  const text = lettering(`FILED ${number}`, {
    x,
    y: y + 1,
    size: 3,
    face: 'sansBold',
    ink: '#2a3f9d',
    anchor: 'middle',
    widest: 24,
  });
  return `<g transform="rotate(${dice.between(-20, 20).toFixed(1)} ${x} ${y})" opacity="0.75"><circle cx="${x}" cy="${y}" r="14" fill="none" stroke="#2a3f9d" stroke-width="0.8"/>${text}</g>`;
}

function wrapped(text: string, { face, size, width }: { face: Face; size: number; width: number }): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, face, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

const firms = [
  'Acme',
  'Northwind',
  'Blue Harbour',
  'Sierra',
  'Quillon',
  'Vega',
  'Öresund',
  'Montañez',
  'Brightwater',
  'Kestrel',
];
const trades = [
  'Trading',
  'Logistics',
  'Payments',
  'Consulting',
  'Foods',
  'Software',
  'Textiles',
  'Energy',
  'Holdings',
];
const forms = ['LLC', 'Inc.', 'Ltd', 'GmbH', 'S.A.', 'S. de R.L.', 'B.V.', 'Corporation'];
const places = [
  { street: '# Market Street', city: 'San Francisco', postalCode: '94103' },
  { street: '# High Street', city: 'Manchester', postalCode: 'M4 1HQ' },
  { street: 'Hauptstraße #', city: 'Köln', postalCode: '50667' },
  { street: 'Calle Mayor #', city: 'Madrid', postalCode: '28013' },
  { street: '# rue de la République', city: 'Lyon', postalCode: '69002' },
  { street: 'Av. Paulista #', city: 'São Paulo', postalCode: '01310-100' },
  { street: 'Av. Corrientes #', city: 'Buenos Aires', postalCode: 'C1043' },
] as const;
const titles: Readonly<Record<LetterKind, string>> = {
  utilityBill: 'Your electricity bill',
  bankStatement: 'Statement of account',
  taxBill: 'Notice of assessment',
  governmentLetter: 'Confirmation of registration',
  articlesOfIncorporation: 'Articles of incorporation',
};
const senders = {
  utilityBill: ['City Power & Light', 'Aqua Municipal', 'Norte Energía'],
  bankStatement: ['First Meridian Bank', 'Banco del Valle', 'Sparkasse am Fluss'],
  taxBill: ['Revenue Office', 'Finanzamt Mitte', 'Tax Administration'],
  governmentLetter: ['Residents Registration Office', 'Ministry of the Interior', 'City Council'],
} as const;
