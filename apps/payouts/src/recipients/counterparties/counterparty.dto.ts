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
      'Only those of whom each of these words begins a word of the name, the alias or the e-mail address. Two letters of it are enough; capitals and accents do not matter, nor what comes after twelve letters.',
  })
  search?: string;
}

const ofOneType = 'What is not sent stays as it is.';

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
