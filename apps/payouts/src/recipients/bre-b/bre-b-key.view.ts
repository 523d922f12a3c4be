import { Tag, Text, type UnionOf, union } from '#contracts';

export class BreBKeyValidationSuccess {
  @Tag('success')
  type: 'success';

  @Text({ max: 200, example: 'Ana Pérez' })
  holderName: string;

  @Text({ max: 50, example: '1020304050' })
  holderIdNumber: string;
}

/** Nobody has this key. */
export class BreBKeyValidationFailure {
  @Tag('failure')
  type: 'failure';
}

export const breBKeyValidation = union('type', {
  success: BreBKeyValidationSuccess,
  failure: BreBKeyValidationFailure,
});
export type BreBKeyValidationView = UnionOf<typeof breBKeyValidation>;
