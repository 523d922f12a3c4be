import { ApiSchema } from '@nestjs/swagger';
import { Choice, ListQuery, Text } from '#contracts';
import {
  type ExceptionKindName,
  type ExceptionOption,
  type ExceptionStatus,
  exceptionKinds,
  exceptionOptionNames,
  exceptionStatuses,
} from '#exceptions';

export class ExceptionQuery extends ListQuery {
  @Choice(exceptionStatuses, { optional: true, describe: 'Only those that are in this status now.' })
  status?: ExceptionStatus;

  @Choice(exceptionKinds, { optional: true })
  kind?: ExceptionKindName;
}

@ApiSchema({ name: 'ExceptionResolution' })
export class ResolveExceptionBody {
  @Choice(exceptionOptionNames, { describe: 'One of the `options` of the exception.' })
  option: ExceptionOption;

  @Text({
    max: 1000,
    example: 'The bank has confirmed it, ticket 4711',
    describe: 'Why, and where the evidence is, for the audit trail. Write no personal data here.',
  })
  reason: string;
}
