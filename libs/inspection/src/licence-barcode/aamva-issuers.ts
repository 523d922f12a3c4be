/** An issuer of licences. Barcodes begin with its number, of six digits. */
export interface LicenceIssuer {
  /** Alpha-2. */
  readonly country: string;
  /** The second part of its ISO 3166-2 code. The US Department of State has none. */
  readonly jurisdiction: string | undefined;
}

export function issuerOf(number: string): LicenceIssuer | undefined {
  return issuers.get(number);
}

const numbers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    AK: '636059',
    AL: '636033',
    AR: '636021',
    AS: '604427',
    AZ: '636026',
    CA: '636014',
    CO: '636020',
    CT: '636006',
    DC: '636043',
    DE: '636011',
    FL: '636010',
    GA: '636055',
    GU: '636019',
    HI: '636047',
    IA: '636018',
    ID: '636050',
    IL: '636035',
    IN: '636037',
    KS: '636022',
    KY: '636046',
    LA: '636007',
    MA: '636002',
    MD: '636003',
    ME: '636041',
    MI: '636032',
    MN: '636038',
    MO: '636030',
    MP: '604430',
    MS: '636051',
    MT: '636008',
    NC: '636004',
    ND: '636034',
    NE: '636054',
    NH: '636039',
    NJ: '636036',
    NM: '636009',
    NV: '636049',
    NY: '636001',
    OH: '636023',
    OK: '636058',
    OR: '636029',
    PA: '636025',
    PR: '604431',
    RI: '636052',
    SC: '636005',
    SD: '636042',
    TN: '636053',
    TX: '636015',
    UT: '636040',
    VA: '636000',
    VI: '636062',
    VT: '636024',
    WA: '636045',
    WI: '636031',
    WV: '636061',
    WY: '636060',
  },
  CA: {
    AB: '604432',
    BC: '636028',
    MB: '636048',
    NB: '636017',
    NL: '636016',
    NS: '636013',
    NT: '604434',
    NU: '604433',
    ON: '636012',
    PE: '604426',
    QC: '604428',
    SK: '636044',
    YT: '604429',
  },
  MX: { COA: '636056', HID: '636057' },
};

const issuers = new Map<string, LicenceIssuer>([
  ...Object.entries(numbers).flatMap(([country, byJurisdiction]) =>
    Object.entries(byJurisdiction).map(([jurisdiction, number]) => [number, { country, jurisdiction }] as const),
  ),
  ['636027', { country: 'US', jurisdiction: undefined }],
]);
