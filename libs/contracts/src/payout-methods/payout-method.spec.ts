import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { OneOf } from '../union.js';
import { refusals } from '../refusals.spec-fixture.js';
import { fiatPayoutMethodVariants } from '../vocabulary/payouts.js';
import { modernPayoutMethod } from './modern-payout-method.js';
import { truncated } from './method-variants.js';
import {
  type GivenPayoutMethod,
  type PayoutMethodInfo,
  codeOf,
  maskedPayoutMethod,
  payoutMethodInfos,
  payoutMethods,
} from './payout-method.js';
import { legacyDetails, maskedDetails, methodOf, validDetails } from './valid-payout-method.spec-fixture.js';

class Asked {
  @OneOf(payoutMethods)
  method: GivenPayoutMethod;
}

class Answered {
  @OneOf(payoutMethodInfos)
  method: PayoutMethodInfo;
}

type Variant = keyof typeof validDetails;

function refused(type: string, details: object): Record<string, string[]> {
  const found = refusals(Asked, { method: { type, details } });
  return Object.fromEntries(Object.entries(found).map(([field, why]) => [field.replace('method.details.', ''), why]));
}

function given(type: string, details: object): GivenPayoutMethod {
  return { type, details } as GivenPayoutMethod;
}

describe.each(fiatPayoutMethodVariants.map((variant) => [variant]))('a method of %s', (variant) => {
  const type = methodOf(variant);
  const details = validDetails[variant];

  test('is taken as the specification has it', () => {
    expect(refused(type, details)).toEqual({});
  });

  test('needs all of its fields', () => {
    for (const name of Object.keys(details).filter((key) => key !== 'type')) {
      const { [name as 'symbol']: _, ...rest } = details;
      expect(refused(type, rest)).toEqual({ [name]: ['is required'] });
    }
  });

  test('is masked in the words of its answer', () => {
    const method = modernPayoutMethod(given(type, details));
    const masked = maskedPayoutMethod(method);
    expect(masked).toEqual({ type, details: maskedDetails[variant] });
    expect(refusals(Answered, { method: masked })).toEqual({});
    expect(codeOf(method)).toBe(type);
  });

  test('tells nothing that is not named, whatever else is kept with it', () => {
    const method = modernPayoutMethod(given(type, { ...details, secret: 'hunter2' }));
    expect(JSON.stringify(maskedPayoutMethod(method))).not.toContain('hunter2');
  });
});

describe('a legacy method', () => {
  test.each(legacyDetails)('with %s (%s) is one of today, without a bank', (_, type, details, today) => {
    expect(refused(type, details)).toEqual({});
    const method = modernPayoutMethod(given(type, details));
    expect(method).toEqual({ type, details: today });
    expect(refusals(Answered, { method: maskedPayoutMethod(method) })).toEqual({});
    expect(maskedPayoutMethod(method).details).not.toHaveProperty('bankId');
  });

  test('with a passport is refused at its field', () => {
    const details = { type: 'bob', symbol: 'BOB', bankAccountNumber: '1501234567', documentNumber: 'AB123456' };
    expect(Object.keys(refused('bob', { ...details, documentType: 'PASSPORT' }))).toEqual(['documentType']);
  });

  test.each([
    ['PHONE', ['pixPhone']],
    ['EMAIL', ['pixEmail']],
    ['DOCUMENT', []],
    ['BANK_ACCOUNT', ['bankAccountNumber']],
    [undefined, ['bankAccountNumber', 'branchCode']],
  ])('of Brazil with %s requires %j', (pixAccountType, fields) => {
    const details = { type: 'brl', symbol: 'BRL', documentNumber: '52998224725' };
    const asked = pixAccountType === undefined ? details : { ...details, pixAccountType };
    expect(refused('brl', asked)).toEqual(Object.fromEntries(fields.map((field) => [field, ['is required']])));
  });
});

describe('a value of the wrong country or form is refused at its field:', () => {
  test.each<[Variant, string, string, RegExp]>([
    ['arsAlias', 'alias', 'ana', /an alias: 6 to 20/],
    ['arsAlias', 'alias', 'ana_perez_mp', /an alias: 6 to 20/],
    ['arsAlias', 'alias', 'a'.repeat(21), /an alias: 6 to 20/],
    ['arsAlias', 'documentNumber', '20-12345678-7', /CUIT, CUIL or CDI/],
    ['arsAlias', 'documentNumber', '529.982.247-25', /CUIT, CUIL or CDI/],
    ['arsAlias', 'documentNumber', ' 20-12345678-6', /CUIT, CUIL or CDI/],
    ['arsAccountNumber', 'bankAccountNumber', '0070999020000012345679', /a CBU: 22 digits/],
    ['arsAccountNumber', 'bankAccountNumber', '0000003100012345678907', /begins with 000 is a CVU/],
    ['arsAccountNumber', 'bankAccountNumber', 'ana.perez.mp', /a CBU: 22 digits/],
    ['arsAccountNumber', 'bankAccountNumberType', 'ALIAS', /one of: CVU, CBU/],
    ['bobDomestic', 'bankAccountNumber', '1234', /5 to 20 digits/],
    ['bobDomestic', 'documentNumber', '1234', /a NIT of 5 to 15 digits/],
    ['bobDomestic', 'documentType', 'PASSPORT', /one of: NATIONAL_ID, RUC_NIT, RESIDENT_ID/],
    ['pixPhone', 'phoneNumber', '+5491123456789', /begins with \+55/],
    ['pixPhone', 'phoneNumber', '+551198765432109', /valid in its country/],
    ['pixEmail', 'email', 'ana', /an email address/],
    ['pixEmail', 'email', `${'a'.repeat(60)}@${'b'.repeat(20)}.example`, /at most 77 characters/],
    ['pixDocument', 'documentNumber', '529.982.247-26', /a CPF such as/],
    ['pixDocument', 'documentNumber', '11.222.333/0001-82', /a CNPJ such as/],
    ['pixBankAccount', 'bankAccountNumber', 'ana', /an account number, or a random PIX key/],
    ['wire', 'bankBranch', '12', /a branch of 4 digits/],
    ['wire', 'accountNumber', '12-34-5', /an account number of 4 to 20 digits/],
    ['wire', 'accountType', 'SALARY', /one of: CHECKING, SAVINGS/],
    ['wire', 'symbol', 'ARS', /must be BRL/],
  ])('%s with %s %j', (variant, field, value, why) => {
    const found = refused(methodOf(variant), { ...validDetails[variant], [field]: value });
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]?.join()).toMatch(why);
  });

  test.each([
    ['NATIONAL_ID', '4567890', true],
    ['NATIONAL_ID', '4567890-1A', true],
    ['NATIONAL_ID', 'E-10123456', false],
    ['RESIDENT_ID', 'E-10123456', true],
    ['RESIDENT_ID', '10123456', true],
    ['RESIDENT_ID', 'X-1', false],
    ['RUC_NIT', '1020703023', true],
    ['RUC_NIT', '12', false],
  ])('of Bolivia, as %s %s: %s', (documentType, documentNumber, isTaken) => {
    const found = refused('bob', { ...validDetails.bobDomestic, documentType, documentNumber });
    expect(Object.keys(found)).toEqual(isTaken ? [] : ['documentNumber']);
  });

  test('a variant of another currency is none of this one', () => {
    expect(Object.keys(refused('ars', validDetails.wire))).toEqual(['type']);
    expect(refusals(Asked, { method: { type: 'usd', details: {} } })).toEqual({
      'method.type': ['must be one of: ars, bob, brl, blockchainWallet'],
    });
  });
});

test('documents are kept without punctuation, and a CNPJ may have letters', () => {
  const kept = (documentNumber: string): object =>
    modernPayoutMethod(given('brl', { ...validDetails.pixDocument, documentNumber })).details;
  expect(refused('brl', { ...validDetails.pixDocument, documentNumber: '12.abc.345/01DE-35' })).toEqual({});
  expect(kept('12.abc.345/01DE-35')).toMatchObject({ documentNumber: '12ABC34501DE35' });
  expect(kept('11.222.333/0001-81')).toMatchObject({ documentNumber: '11222333000181' });
});

test('a wallet is answered as it is, and pays into no currency', () => {
  const details = { walletAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', blockchain: 'SOLANA' };
  const method = modernPayoutMethod(given('blockchainWallet', details));
  expect(maskedPayoutMethod(method)).toEqual({ type: 'blockchainWallet', details });
  expect(codeOf(method)).toBeUndefined();
});

test('a mask tells four characters, two of what is shorter than eight', () => {
  const all = ['12345678', '1234567', '0001', '😀😀😀😀😀😀😀😀'];
  expect(all.map((text) => truncated(text))).toEqual(['****5678', '****67', '****01', '****😀😀😀😀']);
});
