import { applyDecorators } from '@nestjs/common';
import { type ValidationArguments, ValidateBy } from 'class-validator';

import { Text } from '../fields.js';
import { hasTaxNumberForm, taxNumberFormInWords } from '../tax-numbers/tax-number.js';
import { type TaxIdentificationNumberType, taxIdentificationNumberTypes } from '../vocabulary/tax-numbers.js';

const longest = 50;

/** How it has to look depends on its type, which stands beside it. Whether its check digits are right is found later. */
export function TaxIdentificationNumber(): PropertyDecorator {
  return applyDecorators(
    Text({ max: longest, example: '20-12345678-6' }),
    ValidateBy({
      name: 'taxNumber',
      validator: {
        validate: (number, given) => !isGivenAsText(number) || looksLikeItsType(number, typeBeside(given)),
        defaultMessage: (given) => taxNumberFormInWords(typeBeside(given) ?? 'TIN'),
      },
    }),
  );
}

/** What is no text at all is refused as such already. */
function isGivenAsText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

function looksLikeItsType(number: string, type: TaxIdentificationNumberType | undefined): boolean {
  return type === undefined || hasTaxNumberForm(type, number);
}

/** Undefined where it is not a type: then that alone is what is wrong. */
function typeBeside(given: ValidationArguments | undefined): TaxIdentificationNumberType | undefined {
  const { taxIdentificationNumberType: type } = (given?.object ?? {}) as { taxIdentificationNumberType?: unknown };
  return taxIdentificationNumberTypes.find((known) => known === type);
}
