import { applyDecorators } from '@nestjs/common';
import { Email, PhoneNumber } from '../contact.js';
import { type FieldOptions, Text, field } from '../fields.js';
import { rule, valueAt } from '../rules.js';
import { checkTaxNumber, normalizedTaxNumber } from '../tax-numbers/tax-number.js';
import { argentineAlias, isCbu, isCvu } from './bank-accounts.js';

/** Dots, dashes, slashes and spaces only between digits and letters. */
const documentForm = /^[0-9A-Za-z](?:[ ./-]?[0-9A-Za-z])*$/;
const longestDocument = 25;

/** As it is kept: usual punctuation is for people. */
export function bareDocument(text: string): string {
  return normalizedTaxNumber(text);
}

export function ArgentineDocument(): PropertyDecorator {
  return documentNumber(
    '20-12345678-6',
    () => 'must be a CUIT, CUIL or CDI with its right check digit, such as 20-12345678-6',
    (text) => (['CUIT', 'CUIL', 'CDI'] as const).some((type) => checkTaxNumber(type, text, 'AR') === 'valid'),
  );
}

export function BrazilianDocument(): PropertyDecorator {
  return documentNumber(
    '529.982.247-25',
    () => 'must be a CPF such as 529.982.247-25 or a CNPJ such as 11.222.333/0001-81, with its right check digits',
    (text) => checkTaxNumber('CPF', text, 'BR') === 'valid' || checkTaxNumber('TIN', text, 'BR') === 'valid',
  );
}

/** Its form depends on `documentType`, which stands beside it. */
export function BolivianDocument(): PropertyDecorator {
  const formOf = (details: object): Form => choose(bolivianDocuments, valueAt(details, 'documentType'), anyDocument);
  return documentNumber(
    '1020703023',
    (details) => `must be ${formOf(details).expected}`,
    (text, details) => formOf(details).isRight(text),
  );
}

interface Form {
  readonly expected: string;
  readonly isRight: (text: string) => boolean;
}

/** Where the type is none, that alone is what is wrong. */
const anyDocument: Form = { expected: 'a document number', isRight: () => true };
const taxNumber: Form = {
  expected: 'a NIT of 5 to 15 digits, such as 1020703023',
  isRight: (text) => checkTaxNumber('NIT', text, 'BO') !== 'wrongForm',
};
const bolivianDocuments: Readonly<Record<string, Form>> = {
  NATIONAL_ID: {
    expected:
      'an identity card number of 4 to 10 digits, with its complement if it has one, such as 4567890 or 4567890-1A',
    isRight: (text) => /^\d{4,10}(-\d[A-Z])?$/.test(text),
  },
  RESIDENT_ID: {
    expected: 'the number of a resident identity card of 4 to 12 digits, such as E-10123456',
    isRight: (text) => /^(E-?)?\d{4,12}$/.test(text),
  },
  RUC_NIT: taxNumber,
  RUC: taxNumber,
  TAX_ID: taxNumber,
};

/** Of which of these kinds is told by `bankAccountNumberType` beside it. */
export function ArgentineAccountNumber(kinds: readonly string[]): PropertyDecorator {
  const formOf = (details: object): Form => {
    const kind = valueAt(details, 'bankAccountNumberType');
    return kinds.some((known) => known === kind) ? choose(argentineAccounts, kind, anyAccount) : anyAccount;
  };
  return field(
    { example: '0070999020000012345678' },
    { type: 'string', minLength: 6, maxLength: 22 },
    rule(
      'argentineAccount',
      (details) => `must be ${formOf(details).expected}`,
      (value, details) => typeof value === 'string' && formOf(details).isRight(value),
    ),
  );
}

const aliasInWords = 'an alias: 6 to 20 letters, digits, dots and dashes, such as ana.perez.mp';
const anyAccount: Form = { expected: 'a CBU, a CVU or an alias', isRight: () => true };
const argentineAccounts: Readonly<Record<string, Form>> = {
  CBU: {
    expected:
      'a CBU: 22 digits that do not begin with 000, with both check digits right. What begins with 000 is a CVU',
    isRight: isCbu,
  },
  CVU: {
    expected: 'a CVU: 22 digits that begin with 000, with both check digits right. What begins otherwise is a CBU',
    isRight: isCvu,
  },
  ALIAS: { expected: aliasInWords, isRight: (text) => argentineAlias.test(text) },
};

export function ArgentineAlias(): PropertyDecorator {
  return Text({
    min: 6,
    max: 20,
    pattern: argentineAlias,
    patternMessage: `must be ${aliasInWords}`,
    example: 'ana.perez.mp',
  });
}

/** Which banks there are is asked of the rails. */
export function BankId(example: string, options: FieldOptions = {}): PropertyDecorator {
  return Text({
    max: 20,
    example,
    describe: 'The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.',
    ...options,
  });
}

export function PixPhone(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    PhoneNumber({ example: '+5511987654321', ...options }),
    rule(
      'brazilianPhone',
      'must be a phone number of Brazil: it begins with +55',
      (value) => typeof value === 'string' && value.startsWith('+55'),
    ),
  );
}

const longestPixEmail = 77;

export function PixEmail(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    Email(options),
    rule(
      'pixEmail',
      `must have at most ${longestPixEmail} characters: a PIX key is no longer`,
      (value) => typeof value !== 'string' || value.length <= longestPixEmail,
    ),
  );
}

/** An account or a branch as a country writes it. */
export function AccountText(
  pattern: RegExp,
  example: string,
  options: FieldOptions & { expected: string; max: number },
): PropertyDecorator {
  const { expected, ...rest } = options;
  return Text({ pattern, patternMessage: `must be ${expected}, such as ${example}`, example, ...rest });
}

/** In an answer. */
export function Truncated(example: string): PropertyDecorator {
  return Text({ max: 8, example: `****${example}`, describe: 'Its last characters.' });
}

function documentNumber(
  example: string,
  message: (details: object) => string,
  isRight: (text: string, details: object) => boolean,
): PropertyDecorator {
  return field(
    { example },
    { type: 'string', pattern: documentForm.source, maxLength: longestDocument },
    rule(
      'documentNumber',
      message,
      (value, details) =>
        typeof value === 'string' &&
        value.length <= longestDocument &&
        documentForm.test(value) &&
        isRight(value, details),
    ),
  );
}

function choose(forms: Readonly<Record<string, Form>>, key: unknown, otherwise: Form): Form {
  return typeof key === 'string' && Object.hasOwn(forms, key) ? (forms[key] ?? otherwise) : otherwise;
}
