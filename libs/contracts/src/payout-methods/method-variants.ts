import type { FiatPayoutMethodVariant } from '../vocabulary/payouts.js';
import * as ars from './ars.js';
import * as bob from './bob.js';
import * as brl from './brl.js';

/** What was made of a legacy shape has no bank. */
export type Kept<T> = T extends { bankId: string } ? Omit<T, 'bankId'> & { bankId?: string } : T;

interface Variant<Details extends object, Info extends object> {
  readonly request: new () => Details;
  readonly info: new () => Info;
  readonly mask: (details: Kept<Details>) => Info;
}

function variant<Details extends { symbol: string; bankId: string }, Info extends object>(
  request: new () => Details,
  info: new () => Info,
  mask: (details: Kept<Details>) => Info,
): Variant<Details, Info> {
  return { request, info, mask };
}

/** What is asked for and what is answered of it, side by side: a new variant has its mask before it compiles. */
export const payoutMethodVariants = {
  arsAlias: variant(ars.ArsAliasDetails, ars.ArsAliasDetailsInfo, ({ alias, documentNumber, ...details }) => ({
    ...shown(details),
    aliasTruncated: truncated(alias),
    documentNumberTruncated: truncated(documentNumber),
  })),
  arsAccountNumber: variant(
    ars.ArsAccountNumberDetails,
    ars.ArsAccountNumberDetailsInfo,
    ({ bankAccountNumber, bankAccountNumberType, documentNumber, ...details }) => ({
      ...shown(details),
      bankAccountNumberType,
      bankAccountNumberTruncated: truncated(bankAccountNumber),
      documentNumberTruncated: truncated(documentNumber),
    }),
  ),
  bobDomestic: variant(
    bob.BobDomesticDetails,
    bob.BobDomesticDetailsInfo,
    ({ bankAccountNumber, documentNumber, documentType, ...details }) => ({
      ...shown(details),
      documentType,
      bankAccountNumberTruncated: truncated(bankAccountNumber),
      documentNumberTruncated: truncated(documentNumber),
    }),
  ),
  pixPhone: variant(brl.PixPhoneDetails, brl.PixPhoneDetailsInfo, ({ phoneNumber, documentNumber, ...details }) => ({
    ...shown(details),
    phoneNumberTruncated: truncated(phoneNumber),
    documentNumberTruncated: truncated(documentNumber),
  })),
  pixEmail: variant(brl.PixEmailDetails, brl.PixEmailDetailsInfo, ({ email, documentNumber, ...details }) => ({
    ...shown(details),
    emailTruncated: truncated(email),
    documentNumberTruncated: truncated(documentNumber),
  })),
  pixDocument: variant(brl.PixDocumentDetails, brl.PixDocumentDetailsInfo, ({ documentNumber, ...details }) => ({
    ...shown(details),
    documentNumberTruncated: truncated(documentNumber),
  })),
  pixBankAccount: variant(
    brl.PixBankAccountDetails,
    brl.PixBankAccountDetailsInfo,
    ({ bankAccountNumber, documentNumber, ...details }) => ({
      ...shown(details),
      bankAccountNumberTruncated: truncated(bankAccountNumber),
      documentNumberTruncated: truncated(documentNumber),
    }),
  ),
  wire: variant(
    brl.WireDetails,
    brl.WireDetailsInfo,
    ({ accountType, accountNumber, bankBranch, documentNumber, ...details }) => ({
      ...shown(details),
      accountType,
      accountNumberTruncated: truncated(accountNumber),
      bankBranchTruncated: truncated(bankBranch),
      documentNumberTruncated: truncated(documentNumber),
    }),
  ),
} satisfies {
  readonly [V in FiatPayoutMethodVariant]: {
    readonly request: new () => { type: V };
    readonly info: new () => { type: V };
  };
};

/** What is told of every variant as it is, each field by its name: whatever else there is stays untold. */
function shown<Type extends string, Currency extends string>({
  type,
  symbol,
  bankId,
}: {
  type: Type;
  symbol: Currency;
  bankId?: string;
}): { type: Type; symbol: Currency; bankId?: string } {
  return { type, symbol, ...(bankId === undefined ? {} : { bankId }) };
}

const shortest = 8;

/** The last four characters, the last two of what is short; never more than half of it. */
export function truncated(value: string): string {
  const characters = [...value];
  const visible = Math.min(characters.length < shortest ? 2 : 4, Math.floor(characters.length / 2));
  return `****${visible === 0 ? '' : characters.slice(-visible).join('')}`;
}
