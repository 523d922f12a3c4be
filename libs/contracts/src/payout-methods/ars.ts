import { Choice, Tag } from '../fields.js';
import { ArgentineAccountNumber, ArgentineAlias, ArgentineDocument, BankId, Truncated } from './method-fields.js';

export const argentineAccountTypes = ['CVU', 'CBU'] as const;
export type ArgentineAccountType = (typeof argentineAccountTypes)[number];
const legacyAccountTypes = [...argentineAccountTypes, 'ALIAS'] as const;
const bank = '007';

export class ArsAliasDetails {
  @Tag('arsAlias')
  type: 'arsAlias';

  @Tag('ARS')
  symbol: 'ARS';

  @ArgentineAlias()
  alias: string;

  @ArgentineDocument()
  documentNumber: string;

  @BankId(bank)
  bankId: string;
}

export class ArsAliasDetailsInfo {
  @Tag('arsAlias')
  type: 'arsAlias';

  @Tag('ARS')
  symbol: 'ARS';

  @BankId(bank, { optional: true })
  bankId?: string;

  @Truncated('z.mp')
  aliasTruncated: string;

  @Truncated('6786')
  documentNumberTruncated: string;
}

export class ArsAccountNumberDetails {
  @Tag('arsAccountNumber')
  type: 'arsAccountNumber';

  @Tag('ARS')
  symbol: 'ARS';

  @ArgentineAccountNumber(argentineAccountTypes)
  bankAccountNumber: string;

  @Choice(argentineAccountTypes, { example: 'CBU' })
  bankAccountNumberType: ArgentineAccountType;

  @ArgentineDocument()
  documentNumber: string;

  @BankId(bank)
  bankId: string;
}

export class ArsAccountNumberDetailsInfo {
  @Tag('arsAccountNumber')
  type: 'arsAccountNumber';

  @Tag('ARS')
  symbol: 'ARS';

  @Choice(argentineAccountTypes, { example: 'CBU' })
  bankAccountNumberType: ArgentineAccountType;

  @BankId(bank, { optional: true })
  bankId?: string;

  @Truncated('5678')
  bankAccountNumberTruncated: string;

  @Truncated('6786')
  documentNumberTruncated: string;
}

/** As it was before there were variants. */
export class ArsDetails {
  @Tag('ars')
  type: 'ars';

  @Tag('ARS')
  symbol: 'ARS';

  @ArgentineAccountNumber(legacyAccountTypes)
  bankAccountNumber: string;

  @Choice(legacyAccountTypes, { example: 'CBU' })
  bankAccountNumberType: (typeof legacyAccountTypes)[number];

  @ArgentineDocument()
  documentNumber: string;
}
