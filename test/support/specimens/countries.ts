import type { Culture } from './names.js';

export interface Country {
  /** ISO 3166, alpha-2. */
  readonly code: string;
  /** As it stands in zones. */
  readonly issuer: string;
  readonly name: string;
  readonly culture: Culture;
  /** The form of a passport's number, as `Dice.like` has it. */
  readonly passport: string;
  /** The form of an identity card's number: some are shorter than nine characters, some longer. */
  readonly card: string;
  readonly cardTitle: string;
  readonly words: Language;
  /** Its documents are tinted in it. */
  readonly hue: number;
  /** The form of a national number, which stands in the optional places of the zone. */
  readonly nationalNumber?: string;
  readonly plainUmlauts?: boolean;
}

export type Language = 'english' | 'french' | 'german' | 'spanish' | 'portuguese' | 'italian' | 'polish' | 'dutch';

const nationalNumbers: Readonly<Record<string, string>> = {
  ES: 'DDDDDDDDL',
  KR: 'DDDDDDD',
  PL: 'DDDDDDDDDDD',
  RO: 'DDDDDDDDDDDDD',
  TR: 'DDDDDDDDDDD',
  SE: 'DDDDDDDDDDDD',
  VN: 'DDDDDDDDDDDD',
  CZ: 'DDDDDDDDDD',
  NL: 'DDDDDDDDD',
};

export const countries: readonly Country[] = [
  ...[
    row('DE', 'D', 'Bundesrepublik Deutschland', 'german', 'CXXXXXXXD', 'LXXXXXXXX', 'Personalausweis', 'german', 45),
    row('AT', 'AUT', 'Republik Österreich', 'german', 'LDDDDDDD', 'DDDDDDDD', 'Personalausweis', 'german', 350),
    row(
      'CH',
      'CHE',
      'Schweizerische Eidgenossenschaft',
      'german',
      'XDDDDDDD',
      'LDDDDDDD',
      'Identitätskarte',
      'german',
      5,
    ),
    row(
      'FR',
      'FRA',
      'République française',
      'french',
      'DDLLDDDDD',
      'XDXXDXXDD',
      "Carte nationale d'identité",
      'french',
      220,
    ),
    row(
      'LU',
      'LUX',
      'Grand-Duché de Luxembourg',
      'french',
      'LDXXXXXDD',
      'SPECIDDDD',
      "Carte d'identité",
      'french',
      200,
    ),
    row(
      'ES',
      'ESP',
      'Reino de España',
      'spanish',
      'LLLDDDDDD',
      'LLLDDDDDD',
      'Documento nacional de identidad',
      'spanish',
      190,
    ),
    row(
      'MX',
      'MEX',
      'Estados Unidos Mexicanos',
      'spanish',
      'LDDDDDDDD',
      'DDDDDDDDD',
      'Credencial para votar',
      'spanish',
      140,
    ),
    row(
      'AR',
      'ARG',
      'República Argentina',
      'spanish',
      'LLLDDDDDD',
      'DDDDDDDD',
      'Documento nacional de identidad',
      'spanish',
      205,
    ),
    row('CL', 'CHL', 'República de Chile', 'spanish', 'LDDDDDDDD', 'DDDDDDDDD', 'Cédula de identidad', 'spanish', 15),
    row(
      'CO',
      'COL',
      'República de Colombia',
      'spanish',
      'LLDDDDDD',
      'DDDDDDDDDD',
      'Cédula de ciudadanía',
      'spanish',
      50,
    ),
    row(
      'PE',
      'PER',
      'República del Perú',
      'spanish',
      'DDDDDDDDD',
      'DDDDDDDD',
      'Documento nacional de identidad',
      'spanish',
      100,
    ),
    row(
      'PT',
      'PRT',
      'República Portuguesa',
      'portuguese',
      'LLDDDDDD',
      'DDDDDDDDDLLD',
      'Cartão de cidadão',
      'portuguese',
      120,
    ),
    row(
      'BR',
      'BRA',
      'República Federativa do Brasil',
      'portuguese',
      'LLDDDDDD',
      'DDDDDDDDD',
      'Carteira de identidade',
      'portuguese',
      130,
    ),
    row('IT', 'ITA', 'Repubblica Italiana', 'italian', 'LLDDDDDDD', 'CADDDDDLL', "Carta d'identità", 'italian', 30),
    row('NL', 'NLD', 'Koninkrijk der Nederlanden', 'dutch', 'LLXXXXXXD', 'LLXXXXXXD', 'Identiteitskaart', 'dutch', 25),
    row('BE', 'BEL', 'Koninkrijk België', 'dutch', 'LLDDDDDD', 'DDDDDDDDDDDD', 'Identiteitskaart', 'dutch', 165),
    row('PL', 'POL', 'Rzeczpospolita Polska', 'polish', 'LLDDDDDDD', 'LLLDDDDDD', 'Dowód osobisty', 'polish', 340),
  ],
  ...[
    row(
      'GB',
      'GBR',
      'United Kingdom of Great Britain',
      'british',
      'DDDDDDDDD',
      'LLDDDDDDD',
      'Identity card',
      'english',
      210,
    ),
    row('IE', 'IRL', 'Éire Ireland', 'british', 'LLDDDDDDD', 'CDDDDDDDD', 'Passport card', 'english', 110),
    row('US', 'USA', 'United States of America', 'american', 'XDDDDDDDD', 'CDDDDDDDD', 'Passport card', 'english', 215),
    row('CA', 'CAN', 'Canada', 'american', 'LLDDDDDD', 'LLDDDDDDD', 'Identity card', 'english', 0),
    row('AU', 'AUS', 'Australia', 'british', 'LLDDDDDDD', 'DDDDDDDDD', 'Identity card', 'english', 40),
    row('SE', 'SWE', 'Konungariket Sverige', 'nordic', 'LLDDDDDD', 'LLDDDDDD', 'Identitetskort', 'english', 55),
    row('NO', 'NOR', 'Kongeriket Norge', 'nordic', 'LLLDDDDDD', 'LLLDDDDDD', 'Identitetskort', 'english', 0),
    row('DK', 'DNK', 'Kongeriget Danmark', 'nordic', 'DDDDDDDDD', 'DDDDDDDDD', 'Identitetskort', 'english', 355),
    row('FI', 'FIN', 'Suomen tasavalta', 'nordic', 'LLDDDDDDD', 'LLDDDDDDD', 'Henkilökortti', 'english', 210),
    row('CZ', 'CZE', 'Česká republika', 'czech', 'DDDDDDDD', 'DDDDDDDDD', 'Občanský průkaz', 'english', 300),
    row(
      'HU',
      'HUN',
      'Magyarország',
      'hungarian',
      'LLDDDDDDD',
      'DDDDDDLL',
      'Személyazonosító igazolvány',
      'english',
      95,
    ),
    row('RO', 'ROU', 'România', 'romanian', 'DDDDDDDDD', 'LLDDDDDD', 'Carte de identitate', 'english', 230),
    row('HR', 'HRV', 'Republika Hrvatska', 'croatian', 'DDDDDDDDD', 'DDDDDDDDD', 'Osobna iskaznica', 'english', 245),
    row('TR', 'TUR', 'Türkiye Cumhuriyeti', 'turkish', 'LDDDDDDDD', 'LDDLDDDDD', 'Kimlik kartı', 'english', 10),
  ],
  ...[
    row('IN', 'IND', 'Republic of India', 'indian', 'LDDDDDDD', 'DDDDDDDDDDDD', 'Identity card', 'english', 235),
    row('PH', 'PHL', 'Republika ng Pilipinas', 'filipino', 'LDDDDDDDL', 'DDDDDDDDD', 'Identity card', 'english', 60),
    row(
      'NG',
      'NGA',
      'Federal Republic of Nigeria',
      'african',
      'LDDDDDDDD',
      'DDDDDDDDDDD',
      'National identity card',
      'english',
      125,
    ),
    row(
      'KE',
      'KEN',
      'Republic of Kenya',
      'african',
      'LLDDDDDDD',
      'DDDDDDDDD',
      'National identity card',
      'english',
      150,
    ),
    row(
      'AE',
      'ARE',
      'United Arab Emirates',
      'arabic',
      'LXXXDDDDD',
      'DDDDDDDDD',
      'Resident identity card',
      'english',
      155,
    ),
    row('MA', 'MAR', 'Royaume du Maroc', 'arabic', 'LLDDDDDDD', 'LLDDDDDD', "Carte nationale d'identité", 'french', 80),
    row('SG', 'SGP', 'Republic of Singapore', 'chinese', 'KDDDDDDDL', 'LDDDDDDDL', 'Identity card', 'english', 325),
    row(
      'VN',
      'VNM',
      'Cộng hòa xã hội chủ nghĩa Việt Nam',
      'vietnamese',
      'LDDDDDDD',
      'DDDDDDDDD',
      'Citizen identity card',
      'english',
      170,
    ),
    row('KR', 'KOR', 'Republic of Korea', 'korean', 'MDDDLDDDD', 'DDDDDDDDD', 'Identity card', 'english', 180),
  ],
];

export function countryOf(code: string): Country {
  const country = countries.find((each) => each.code === code);
  if (country === undefined) throw new Error(`${code} is not among the countries that specimens come from.`);
  return country;
}

type Row = [string, string, string, Culture, string, string, string, Language, number];

function row(...[code, issuer, name, culture, passport, card, cardTitle, words, hue]: Row): Country {
  const nationalNumber = nationalNumbers[code];
  return {
    ...{ code, issuer, name, culture, passport, card, cardTitle, words, hue },
    ...(nationalNumber === undefined ? {} : { nationalNumber }),
    plainUmlauts: ['TR', 'ES', 'HU'].includes(code),
  };
}
