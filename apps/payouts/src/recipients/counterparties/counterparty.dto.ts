import {
  Email,
  Nested,
  NotTaken,
  PageQuery,
  PhysicalAddressVerification,
  Text,
  recipientAddress,
  recipientAlias,
} from '#contracts';

export class CounterpartyQuery extends PageQuery {
  @Text({
    max: 100,
    optional: true,
    pattern: /[\p{L}\p{N}]/u,
    patternMessage: 'must have at least one letter or digit, and at most 100 characters',
    describe:
      'Only counterparties of which the name, the alias or the e-mail address has a word that begins with each of these words. Two letters are enough; case, accents and everything after twelve letters are ignored.',
  })
  search?: string;
}

const ofOneType = 'Unchanged when absent.';

export class ChangeCounterparty {
  @NotTaken('must be left out: who is an individual stays one, and so does a business')
  type?: never;

  @Text({ max: 200, optional: true, example: 'Ana', describe: `Of an individual. ${ofOneType}` })
  firstName?: string;

  @Text({ max: 200, optional: true, example: 'Pérez', describe: `Of an individual. ${ofOneType}` })
  lastName?: string;

  @Text({ max: 200, optional: true, example: 'Acme S.A.', describe: `Of a business. ${ofOneType}` })
  name?: string;

  @Email({ optional: true })
  email?: string;

  @Nested(() => PhysicalAddressVerification, { ...recipientAddress, describe: 'As a whole.' })
  physicalAddress?: PhysicalAddressVerification;

  @Text(recipientAlias)
  alias?: string;
}
