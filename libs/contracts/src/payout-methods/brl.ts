import { Choice, type FieldOptions, Tag, field } from '../fields.js';
import { rule, valueAt } from '../rules.js';
import { brazilianAccount, brazilianBranch, pixAccountKey } from './bank-accounts.js';
import { AccountText, BankId, BrazilianDocument, PixEmail, PixPhone, Truncated } from './method-fields.js';

export const brazilianAccountTypes = ['CHECKING', 'SAVINGS'] as const;
export type BrazilianAccountType = (typeof brazilianAccountTypes)[number];
const pixAccountTypes = ['PHONE', 'EMAIL', 'DOCUMENT', 'BANK_ACCOUNT'] as const;
const bank = '341';

export class PixPhoneDetails {
  @Tag('pixPhone')
  type: 'pixPhone';

  @Tag('BRL')
  symbol: 'BRL';

  @PixPhone()
  phoneNumber: string;

  @BrazilianDocument()
  documentNumber: string;

  @BankId(bank)
  bankId: string;
}

export class PixEmailDetails {
  @Tag('pixEmail')
  type: 'pixEmail';

  @Tag('BRL')
  symbol: 'BRL';

  @PixEmail()
  email: string;

  @BrazilianDocument()
  documentNumber: string;

  @BankId(bank)
  bankId: string;
}

export class PixDocumentDetails {
  @Tag('pixDocument')
  type: 'pixDocument';

  @Tag('BRL')
  symbol: 'BRL';

  @BrazilianDocument()
  documentNumber: string;

  @BankId(bank)
  bankId: string;
}

export class PixBankAccountDetails {
  @Tag('pixBankAccount')
  type: 'pixBankAccount';

  @Tag('BRL')
  symbol: 'BRL';

  @AccountText(pixAccountKey, '123456-7', { max: 40, expected: 'an account number, or a random PIX key' })
  bankAccountNumber: string;

  @BrazilianDocument()
  documentNumber: string;

  @BankId(bank)
  bankId: string;
}

export class WireDetails {
  @Tag('wire')
  type: 'wire';

  @Tag('BRL')
  symbol: 'BRL';

  @Branch()
  bankBranch: string;

  @Choice(brazilianAccountTypes, { example: 'CHECKING' })
  accountType: BrazilianAccountType;

  @AccountText(brazilianAccount, '123456-7', { max: 21, expected: 'an account number of 4 to 20 digits' })
  accountNumber: string;

  @BrazilianDocument()
  documentNumber: string;

  @BankId(bank)
  bankId: string;
}

/** Deprecated in favour of the variants above: without an account type it is a wire transfer. */
export class BrlDetails {
  @Tag('brl')
  type: 'brl';

  @Tag('BRL')
  symbol: 'BRL';

  @BrazilianDocument()
  documentNumber: string;

  @Choice(pixAccountTypes, { optional: true, example: 'EMAIL', describe: 'A wire transfer when absent.' })
  pixAccountType?: (typeof pixAccountTypes)[number];

  @PixEmail(requiredFor('EMAIL'))
  pixEmail?: string;

  @PixPhone(requiredFor('PHONE'))
  pixPhone?: string;

  @LegacyAccount()
  bankAccountNumber?: string;

  @Branch({ ...requiredFor(undefined), describe: 'Required for a wire transfer.' })
  branchCode?: string;
}

function Branch(options: FieldOptions = {}): PropertyDecorator {
  return AccountText(brazilianBranch, '0001', { max: 6, expected: 'a branch of 4 digits', ...options });
}

function requiredFor(...types: readonly (string | undefined)[]): FieldOptions {
  const requiredWhen = (details: object): boolean =>
    types.includes(valueAt(details, 'pixAccountType') as string | undefined);
  const describe = `Required when \`pixAccountType\` is ${types.map((type) => type ?? 'absent').join(' or ')}.`;
  return { optional: true, requiredWhen, describe };
}

function LegacyAccount(): PropertyDecorator {
  return field(
    { example: '123456-7', ...requiredFor('BANK_ACCOUNT', undefined) },
    { type: 'string', maxLength: 40 },
    rule('account', 'must be an account number of 4 to 20 digits, such as 123456-7', (value, details) => {
      const form = valueAt(details, 'pixAccountType') === undefined ? brazilianAccount : pixAccountKey;
      return typeof value === 'string' && form.test(value);
    }),
  );
}

class BrlInfo {
  @Tag('BRL')
  symbol: 'BRL';

  @BankId(bank, { optional: true })
  bankId?: string;

  @Truncated('4725')
  documentNumberTruncated: string;
}

export class PixPhoneDetailsInfo extends BrlInfo {
  @Tag('pixPhone')
  type: 'pixPhone';

  @Truncated('4321')
  phoneNumberTruncated: string;
}

export class PixEmailDetailsInfo extends BrlInfo {
  @Tag('pixEmail')
  type: 'pixEmail';

  @Truncated('.com')
  emailTruncated: string;
}

export class PixDocumentDetailsInfo extends BrlInfo {
  @Tag('pixDocument')
  type: 'pixDocument';
}

export class PixBankAccountDetailsInfo extends BrlInfo {
  @Tag('pixBankAccount')
  type: 'pixBankAccount';

  @Truncated('56-7')
  bankAccountNumberTruncated: string;
}

export class WireDetailsInfo extends BrlInfo {
  @Tag('wire')
  type: 'wire';

  @Choice(brazilianAccountTypes, { example: 'CHECKING' })
  accountType: BrazilianAccountType;

  @Truncated('56-7')
  accountNumberTruncated: string;

  @Truncated('01')
  bankBranchTruncated: string;
}

/** Documented as deprecated: taken from those who knew them before. */
export const deprecatedShapes = [BrlDetails] as const;
