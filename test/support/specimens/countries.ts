import type { Culture } from './names.js';

export interface Country {
  /** ISO 3166, alpha-2. */
  readonly code: string;
  /** As it stands in an MRZ. */
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
  /** The form of a national number, which stands in the optional places of the MRZ. */
  readonly nationalNumber?: string;
  /** Its umlauts lose their dots in an MRZ: Ü is U. */
  readonly plainUmlauts: boolean;
}

const languages = ['english', 'french', 'german', 'spanish', 'portuguese', 'italian', 'polish', 'dutch'] as const;
export type Language = (typeof languages)[number];

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
  row('DE', 'D', 'Bundesrepublik Deutschland', 'german', 'CXXXXXXXD', 'LXXXXXXXX', 'Personalausweis', 45),
  row('AT', 'AUT', 'Republik Österreich', 'german', 'LDDDDDDD', 'DDDDDDDD', 'Personalausweis', 350),
  row('CH', 'CHE', 'Schweizerische Eidgenossenschaft', 'german', 'XDDDDDDD', 'LDDDDDDD', 'Identitätskarte', 5),
  row('FR', 'FRA', 'République française', 'french', 'DDLLDDDDD', 'XDXXDXXDD', "Carte nationale d'identité", 220),
  row('LU', 'LUX', 'Grand-Duché de Luxembourg', 'french', 'LDXXXXXDD', 'SPECIDDDD', "Carte d'identité", 200),
  row('ES', 'ESP', 'Reino de España', 'spanish', 'LLLDDDDDD', 'LLLDDDDDD', 'Documento nacional de identidad', 190),
  row('MX', 'MEX', 'Estados Unidos Mexicanos', 'spanish', 'LDDDDDDDD', 'DDDDDDDDD', 'Credencial para votar', 140),
  row('AR', 'ARG', 'República Argentina', 'spanish', 'LLLDDDDDD', 'DDDDDDDD', 'Documento nacional de identidad', 205),
  row('CL', 'CHL', 'República de Chile', 'spanish', 'LDDDDDDDD', 'DDDDDDDDD', 'Cédula de identidad', 15),
  row('CO', 'COL', 'República de Colombia', 'spanish', 'LLDDDDDD', 'DDDDDDDDDD', 'Cédula de ciudadanía', 50),
  row('PE', 'PER', 'República del Perú', 'spanish', 'DDDDDDDDD', 'DDDDDDDD', 'Documento nacional de identidad', 100),
  row('PT', 'PRT', 'República Portuguesa', 'portuguese', 'LLDDDDDD', 'DDDDDDDDDLLD', 'Cartão de cidadão', 120),
  row(
    'BR',
    'BRA',
    'República Federativa do Brasil',
    'portuguese',
    'LLDDDDDD',
    'DDDDDDDDD',
    'Carteira de identidade',
    130,
  ),
  row('IT', 'ITA', 'Repubblica Italiana', 'italian', 'LLDDDDDDD', 'CADDDDDLL', "Carta d'identità", 30),
  row('NL', 'NLD', 'Koninkrijk der Nederlanden', 'dutch', 'LLXXXXXXD', 'LLXXXXXXD', 'Identiteitskaart', 25),
  row('BE', 'BEL', 'Koninkrijk België', 'dutch', 'LLDDDDDD', 'DDDDDDDDDDDD', 'Identiteitskaart', 165),
  row('PL', 'POL', 'Rzeczpospolita Polska', 'polish', 'LLDDDDDDD', 'LLLDDDDDD', 'Dowód osobisty', 340),
  row('GB', 'GBR', 'United Kingdom of Great Britain', 'british', 'DDDDDDDDD', 'LLDDDDDDD', 'Identity card', 210),
  row('IE', 'IRL', 'Éire Ireland', 'british', 'LLDDDDDDD', 'CDDDDDDDD', 'Passport card', 110),
  row('US', 'USA', 'United States of America', 'american', 'XDDDDDDDD', 'CDDDDDDDD', 'Passport card', 215),
  row('CA', 'CAN', 'Canada', 'american', 'LLDDDDDD', 'LLDDDDDDD', 'Identity card', 0),
  row('AU', 'AUS', 'Australia', 'british', 'LLDDDDDDD', 'DDDDDDDDD', 'Identity card', 40),
  row('SE', 'SWE', 'Konungariket Sverige', 'nordic', 'LLDDDDDD', 'LLDDDDDD', 'Identitetskort', 55),
  row('NO', 'NOR', 'Kongeriket Norge', 'nordic', 'LLLDDDDDD', 'LLLDDDDDD', 'Identitetskort', 0),
  row('DK', 'DNK', 'Kongeriget Danmark', 'nordic', 'DDDDDDDDD', 'DDDDDDDDD', 'Identitetskort', 355),
  row('FI', 'FIN', 'Suomen tasavalta', 'nordic', 'LLDDDDDDD', 'LLDDDDDDD', 'Henkilökortti', 210),
  row('CZ', 'CZE', 'Česká republika', 'czech', 'DDDDDDDD', 'DDDDDDDDD', 'Občanský průkaz', 300),
  row('HU', 'HUN', 'Magyarország', 'hungarian', 'LLDDDDDDD', 'DDDDDDLL', 'Személyazonosító igazolvány', 95),
  row('RO', 'ROU', 'România', 'romanian', 'DDDDDDDDD', 'LLDDDDDD', 'Carte de identitate', 230),
  row('HR', 'HRV', 'Republika Hrvatska', 'croatian', 'DDDDDDDDD', 'DDDDDDDDD', 'Osobna iskaznica', 245),
  row('TR', 'TUR', 'Türkiye Cumhuriyeti', 'turkish', 'LDDDDDDDD', 'LDDLDDDDD', 'Kimlik kartı', 10),
  row('IN', 'IND', 'Republic of India', 'indian', 'LDDDDDDD', 'DDDDDDDDDDDD', 'Identity card', 235),
  row('PH', 'PHL', 'Republika ng Pilipinas', 'filipino', 'LDDDDDDDL', 'DDDDDDDDD', 'Identity card', 60),
  row('NG', 'NGA', 'Federal Republic of Nigeria', 'african', 'LDDDDDDDD', 'DDDDDDDDDDD', 'National identity card', 125),
  row('KE', 'KEN', 'Republic of Kenya', 'african', 'LLDDDDDDD', 'DDDDDDDDD', 'National identity card', 150),
  row('AE', 'ARE', 'United Arab Emirates', 'arabic', 'LXXXDDDDD', 'DDDDDDDDD', 'Resident identity card', 155),
  row('MA', 'MAR', 'Royaume du Maroc', 'arabic', 'LLDDDDDDD', 'LLDDDDDD', "Carte nationale d'identité", 80),
  row('SG', 'SGP', 'Republic of Singapore', 'chinese', 'KDDDDDDDL', 'LDDDDDDDL', 'Identity card', 325),
  row(
    'VN',
    'VNM',
    'Cộng hòa xã hội chủ nghĩa Việt Nam',
    'vietnamese',
    'LDDDDDDD',
    'DDDDDDDDD',
    'Citizen identity card',
    170,
  ),
  row('KR', 'KOR', 'Republic of Korea', 'korean', 'MDDDLDDDD', 'DDDDDDDDD', 'Identity card', 180),
];

export function countryOf(code: string): Country {
  const country = countries.find((each) => each.code === code);
  if (country === undefined) throw new Error(`${code} is not among the countries that specimens come from.`);
  return country;
}

type Row = [string, string, string, Culture, string, string, string, number];

function row(...[code, issuer, name, culture, passport, card, cardTitle, hue]: Row): Country {
  const nationalNumber = nationalNumbers[code];
  return {
    code,
    issuer,
    name,
    culture,
    passport,
    card,
    cardTitle,
    hue,
    words: code === 'MA' ? 'french' : languageOf(culture),
    ...(nationalNumber === undefined ? {} : { nationalNumber }),
    plainUmlauts: ['TR', 'ES', 'HU'].includes(code),
  };
}

function languageOf(culture: Culture): Language {
  return languages.find((language) => language === culture) ?? 'english';
}
