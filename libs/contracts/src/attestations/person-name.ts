import { Text } from '../fields.js';

const name = { max: 100, describe: 'As it stands on the identity document, in any script.' };

export class IndividualName {
  @Text({ ...name, example: 'Ana' })
  firstName: string;

  @Text({ ...name, optional: true, example: 'María' })
  middleName?: string;

  @Text({ ...name, example: 'Pérez' })
  lastName: string;
}
