import { applyDecorators } from '@nestjs/common';
import { Choice, Tag } from '../fields.js';
import { rule } from '../rules.js';
import { bolivianAccount } from './bank-accounts.js';
import { AccountText, BankId, BolivianDocument, Truncated } from './method-fields.js';

export const bolivianDocumentTypes = ['NATIONAL_ID', 'RUC_NIT', 'RESIDENT_ID'] as const;
export type BolivianDocumentType = (typeof bolivianDocumentTypes)[number];
const legacyDocumentTypes = ['NATIONAL_ID', 'PASSPORT', 'RESIDENT_ID', 'RUC', 'TAX_ID'] as const;
const bank = 'BNB';

export class BobDomesticDetails {
  @Tag('bobDomestic')
  type: 'bobDomestic';

  @Tag('BOB')
  symbol: 'BOB';

  @BolivianAccount()
  bankAccountNumber: string;

  @BolivianDocument()
  documentNumber: string;

  @Choice(bolivianDocumentTypes, { example: 'RUC_NIT' })
  documentType: BolivianDocumentType;

  @BankId(bank)
  bankId: string;
}

export class BobDomesticDetailsInfo {
  @Tag('bobDomestic')
  type: 'bobDomestic';

  @Tag('BOB')
  symbol: 'BOB';

  @Choice(bolivianDocumentTypes, { example: 'RUC_NIT' })
  documentType: BolivianDocumentType;

  @BankId(bank, { optional: true })
  bankId?: string;

  @Truncated('4567')
  bankAccountNumberTruncated: string;

  @Truncated('3023')
  documentNumberTruncated: string;
}

/** As it was before there were variants. */
export class BobDetails {
  @Tag('bob')
  type: 'bob';

  @Tag('BOB')
  symbol: 'BOB';

  @BolivianAccount()
  bankAccountNumber: string;

  @BolivianDocument()
  documentNumber: string;

  @LegacyDocumentType()
  documentType: (typeof legacyDocumentTypes)[number];
}

/** The specification knows passports here, and no variant of today takes one. */
function LegacyDocumentType(): PropertyDecorator {
  return applyDecorators(
    Choice(legacyDocumentTypes, { example: 'TAX_ID', describe: 'A `PASSPORT` is refused: banks take none any more.' }),
    rule(
      'noPassport',
      'must be another document: banks do not take a PASSPORT any more',
      (value) => value !== 'PASSPORT',
    ),
  );
}

function BolivianAccount(): PropertyDecorator {
  return AccountText(bolivianAccount, '1501234567', { max: 40, expected: 'an account number of 5 to 20 digits' });
}
