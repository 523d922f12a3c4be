import type { UnionOf } from '../union.js';
import type { ArsDetails } from './ars.js';
import type { BobDetails, BolivianDocumentType } from './bob.js';
import type { BrlDetails } from './brl.js';
import { bareDocument } from './method-fields.js';
import type { GivenPayoutMethod, KeptDetails, PayoutMethod, payoutMethods } from './payout-method.js';

type Given<T extends GivenPayoutMethod['type']> = Extract<UnionOf<typeof payoutMethods>, { type: T }>['details'];
type Brl = Extract<PayoutMethod, { type: 'brl' }>['details'];

/** What was given and found right, as it is kept: in today's shapes, documents without punctuation. */
export function modernPayoutMethod(given: GivenPayoutMethod): PayoutMethod {
  switch (given.type) {
    case 'ars':
      return { type: 'ars', details: withBareDocument(modernArs(given.details)) };
    case 'bob':
      return { type: 'bob', details: modernBob(given.details) };
    case 'brl':
      return { type: 'brl', details: withBareDocument(modernBrl(given.details)) };
    case 'blockchainWallet':
      return { type: 'blockchainWallet', details: { ...given.details } };
  }
}

function withBareDocument<T extends { documentNumber: string }>(details: T): T {
  return { ...details, documentNumber: bareDocument(details.documentNumber) };
}

function modernArs(given: Given<'ars'>): Extract<PayoutMethod, { type: 'ars' }>['details'] {
  return given.type === 'ars' ? fromLegacyArs(given) : { ...given };
}

function fromLegacyArs({
  symbol,
  bankAccountNumber,
  bankAccountNumberType,
  documentNumber,
}: ArsDetails): KeptDetails<'arsAlias' | 'arsAccountNumber'> {
  return bankAccountNumberType === 'ALIAS'
    ? { type: 'arsAlias', symbol, alias: bankAccountNumber, documentNumber }
    : { type: 'arsAccountNumber', symbol, bankAccountNumber, bankAccountNumberType, documentNumber };
}

const documentTypes: Readonly<Record<Exclude<BobDetails['documentType'], 'PASSPORT'>, BolivianDocumentType>> = {
  NATIONAL_ID: 'NATIONAL_ID',
  RESIDENT_ID: 'RESIDENT_ID',
  RUC: 'RUC_NIT',
  TAX_ID: 'RUC_NIT',
};

/** Only a NIT is written with punctuation that means nothing: the dash of an identity card is before its complement. */
function modernBob(given: Given<'bob'>): KeptDetails<'bobDomestic'> {
  const details = given.type === 'bob' ? fromLegacyBob(given) : { ...given };
  return details.documentType === 'RUC_NIT' ? withBareDocument(details) : details;
}

function fromLegacyBob({
  symbol,
  bankAccountNumber,
  documentNumber,
  documentType,
}: BobDetails): KeptDetails<'bobDomestic'> {
  if (documentType === 'PASSPORT') throw new Error('A passport is refused by its class already');
  const type = 'bobDomestic';
  return { type, symbol, bankAccountNumber, documentNumber, documentType: documentTypes[documentType] };
}

function modernBrl(given: Given<'brl'>): Brl {
  return given.type === 'brl' ? fromLegacyBrl(given) : { ...given };
}

/** What its type needs is there: the class has seen to it. */
function fromLegacyBrl({ pixAccountType, symbol, documentNumber, ...given }: BrlDetails): Brl {
  const { pixPhone = '', pixEmail = '', bankAccountNumber = '', branchCode = '' } = given;
  if (pixAccountType === undefined) {
    const account = { bankBranch: branchCode, accountType: 'CHECKING', accountNumber: bankAccountNumber } as const;
    return { type: 'wire', symbol, ...account, documentNumber };
  }
  switch (pixAccountType) {
    case 'PHONE':
      return { type: 'pixPhone', symbol, phoneNumber: pixPhone, documentNumber };
    case 'EMAIL':
      return { type: 'pixEmail', symbol, email: pixEmail, documentNumber };
    case 'DOCUMENT':
      return { type: 'pixDocument', symbol, documentNumber };
    case 'BANK_ACCOUNT':
      return { type: 'pixBankAccount', symbol, bankAccountNumber, documentNumber };
  }
}
