/**
 * The countries whose addresses are not complete without a subdivision, with their codes of ISO 3166-2: those
 * where the post asks for it and everyone knows theirs. Former codes are taken beside today's, as documents
 * carry them for years. Taiwan, Hong Kong and Macao have country codes of their own. Our choice of countries.
 */
export const subDivisions: Readonly<Record<string, SubDivisions>> = {
  AR: {
    expected: 'a province of Argentina in one letter, such as C',
    codes: 'A B C D E F G H J K L M N P Q R S T U V W X Y Z',
  },
  AU: {
    expected: 'a state or territory of Australia, such as NSW',
    codes: 'ACT NSW NT QLD SA TAS VIC WA',
  },
  BR: {
    expected: 'a state of Brazil in two letters, such as SP',
    codes: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  },
  CA: {
    expected: 'a province or territory of Canada in two letters, such as ON',
    codes: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  },
  CN: {
    expected: 'a province, region or municipality of China in two letters, such as GD',
    codes: 'AH BJ CQ FJ GD GS GX GZ HA HB HE HI HL HN JL JS JX LN NM NX QH SC SD SH SN SX TJ XJ XZ YN ZJ',
  },
  IN: {
    expected: 'a state or union territory of India in two letters, such as MH',
    codes:
      'AN AP AR AS BR CG CH CT DD DH DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UK UP UT WB',
  },
  IT: {
    expected: 'a province of Italy in two letters, such as RM',
    codes:
      'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV',
  },
  JP: {
    expected: 'a prefecture of Japan in two digits, such as 13',
    codes:
      '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47',
  },
  MX: {
    expected: 'a state of Mexico in three letters, such as CMX',
    codes:
      'AGU BCN BCS CAM CHH CHP CMX COA COL DIF DUR GRO GUA HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SIN SLP SON TAB TAM TLA VER YUC ZAC',
  },
  US: {
    expected: 'a state of the US in two letters, such as CA',
    codes:
      'AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UM UT VA VI VT WA WI WV WY',
  },
};

export interface SubDivisions {
  /** What is expected, as it stands in a message after "must be". */
  readonly expected: string;
  /** With a space between them. */
  readonly codes: string;
}

/** Elsewhere a subdivision may be given, and only its form is known. */
export const otherSubDivisions: { readonly pattern: string; readonly expected: string } = {
  pattern: '^[A-Z0-9]{1,3}$',
  expected: 'a code of ISO 3166-2 without its country: one to three capital letters or digits, such as M',
};
