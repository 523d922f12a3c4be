const ars = { symbol: 'ARS', documentNumber: '20-12345678-6', bankId: '007' };
const bob = { symbol: 'BOB', bankAccountNumber: '1501234567', bankId: 'BNB' };
const brl = { symbol: 'BRL', documentNumber: '529.982.247-25', bankId: '341' };

/** One of each variant, as a request carries it. */
export const validDetails = {
  arsAlias: { type: 'arsAlias', ...ars, alias: 'ana.perez.mp' },
  arsAccountNumber: {
    type: 'arsAccountNumber',
    ...ars,
    bankAccountNumber: '0070999020000012345678',
    bankAccountNumberType: 'CBU',
  },
  bobDomestic: { type: 'bobDomestic', ...bob, documentNumber: '1020703023', documentType: 'RUC_NIT' },
  pixPhone: { type: 'pixPhone', ...brl, phoneNumber: '+5511987654321' },
  pixEmail: { type: 'pixEmail', ...brl, email: 'ana@example.com' },
  pixDocument: { type: 'pixDocument', ...brl },
  pixBankAccount: { type: 'pixBankAccount', ...brl, bankAccountNumber: '123456-7' },
  wire: { type: 'wire', ...brl, bankBranch: '0001', accountType: 'SAVINGS', accountNumber: '7654321-0' },
} as const;

/** As each is answered. */
export const maskedDetails = {
  arsAlias: {
    type: 'arsAlias',
    symbol: 'ARS',
    bankId: '007',
    aliasTruncated: '****z.mp',
    documentNumberTruncated: '****6786',
  },
  arsAccountNumber: {
    type: 'arsAccountNumber',
    symbol: 'ARS',
    bankId: '007',
    bankAccountNumberType: 'CBU',
    bankAccountNumberTruncated: '****5678',
    documentNumberTruncated: '****6786',
  },
  bobDomestic: {
    type: 'bobDomestic',
    symbol: 'BOB',
    bankId: 'BNB',
    documentType: 'RUC_NIT',
    bankAccountNumberTruncated: '****4567',
    documentNumberTruncated: '****3023',
  },
  pixPhone: {
    type: 'pixPhone',
    symbol: 'BRL',
    bankId: '341',
    phoneNumberTruncated: '****4321',
    documentNumberTruncated: '****4725',
  },
  pixEmail: {
    type: 'pixEmail',
    symbol: 'BRL',
    bankId: '341',
    emailTruncated: '****.com',
    documentNumberTruncated: '****4725',
  },
  pixDocument: { type: 'pixDocument', symbol: 'BRL', bankId: '341', documentNumberTruncated: '****4725' },
  pixBankAccount: {
    type: 'pixBankAccount',
    symbol: 'BRL',
    bankId: '341',
    bankAccountNumberTruncated: '****56-7',
    documentNumberTruncated: '****4725',
  },
  wire: {
    type: 'wire',
    symbol: 'BRL',
    bankId: '341',
    accountType: 'SAVINGS',
    accountNumberTruncated: '****21-0',
    bankBranchTruncated: '****01',
    documentNumberTruncated: '****4725',
  },
} as const;

/** Before there were variants there were no banks. */
const arsLegacy = { type: 'ars', symbol: 'ARS', documentNumber: '20-12345678-6' };
const bobLegacy = { type: 'bob', symbol: 'BOB', bankAccountNumber: '1501234567' };
const brlLegacy = { type: 'brl', symbol: 'BRL', documentNumber: '529.982.247-25' };
const account = '0070999020000012345678';
const wallet = '0000003100012345678907';

/** What came before, and what it is today. */
export const legacyDetails: readonly (readonly [what: string, method: string, given: object, today: object])[] = [
  [
    'an alias',
    'ars',
    { ...arsLegacy, bankAccountNumberType: 'ALIAS', bankAccountNumber: 'ana.perez.mp' },
    {
      type: 'arsAlias',
      symbol: 'ARS',
      alias: 'ana.perez.mp',
      documentNumber: '20123456786',
    },
  ],
  [
    'a CBU',
    'ars',
    { ...arsLegacy, bankAccountNumberType: 'CBU', bankAccountNumber: account },
    {
      type: 'arsAccountNumber',
      symbol: 'ARS',
      bankAccountNumberType: 'CBU',
      bankAccountNumber: account,
      documentNumber: '20123456786',
    },
  ],
  [
    'a CVU',
    'ars',
    { ...arsLegacy, bankAccountNumberType: 'CVU', bankAccountNumber: wallet },
    {
      type: 'arsAccountNumber',
      symbol: 'ARS',
      bankAccountNumberType: 'CVU',
      bankAccountNumber: wallet,
      documentNumber: '20123456786',
    },
  ],
  ...(
    [
      ['NATIONAL_ID', '4567890-1A', 'NATIONAL_ID'],
      ['RESIDENT_ID', 'E-10123456', 'RESIDENT_ID'],
      ['RUC', '1020703023', 'RUC_NIT'],
      ['TAX_ID', '1020703023', 'RUC_NIT'],
    ] as const
  ).map(
    ([documentType, documentNumber, today]) =>
      [
        `a document of Bolivia, ${documentType}`,
        'bob',
        { ...bobLegacy, documentType, documentNumber },
        { ...bobLegacy, type: 'bobDomestic', documentType: today, documentNumber },
      ] as const,
  ),
  ...(
    [
      [
        'a PIX phone',
        { pixAccountType: 'PHONE', pixPhone: '+5511987654321' },
        { type: 'pixPhone', phoneNumber: '+5511987654321' },
      ],
      [
        'a PIX address',
        { pixAccountType: 'EMAIL', pixEmail: 'ana@example.com' },
        { type: 'pixEmail', email: 'ana@example.com' },
      ],
      ['a PIX document', { pixAccountType: 'DOCUMENT' }, { type: 'pixDocument' }],
      [
        'a PIX account',
        { pixAccountType: 'BANK_ACCOUNT', bankAccountNumber: '123456-7' },
        { type: 'pixBankAccount', bankAccountNumber: '123456-7' },
      ],
      [
        'a wire',
        { bankAccountNumber: '123456-7', branchCode: '0001' },
        { type: 'wire', bankBranch: '0001', accountType: 'CHECKING', accountNumber: '123456-7' },
      ],
    ] as const
  ).map(
    ([what, given, today]) =>
      [what, 'brl', { ...brlLegacy, ...given }, { symbol: 'BRL', documentNumber: '52998224725', ...today }] as const,
  ),
];

const methods = { ars: ['arsAlias', 'arsAccountNumber'], bob: ['bobDomestic'] };

/** Of which method a variant is. */
export function methodOf(variant: string): string {
  return Object.entries(methods).find(([, variants]) => variants.includes(variant))?.[0] ?? 'brl';
}
