import { OwnerShown, Choice, Choices, Instant, Nested, Text, platformOrganizationId } from '#contracts';
import {
  type Blockchain,
  type FiatCurrencyCode,
  type TokenSymbol,
  blockchains,
  fiatCurrencyCodes,
  tokenSymbols,
  Uuid,
} from '#contracts';
import type { Exception } from './exception.entity.js';
import {
  type ExceptionKindName,
  type ExceptionOption,
  type ExceptionStatus,
  type SubjectType,
  exceptionKinds,
  exceptionOptionNames,
  exceptionOptions,
  exceptionStatuses,
  subjectTypes,
} from './exception-table.js';

class ExceptionSubject {
  @Choice(subjectTypes)
  type: SubjectType;

  @Text({
    max: 200,
    example: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
    describe: 'Its id; of a wallet its chain and address, of the treasury its account, chain and token.',
  })
  id: string;
}

/** Tokens with their chain, or money. */
class ExceptionAmountView {
  @Choice(tokenSymbols, { optional: true })
  tokenSymbol?: TokenSymbol;

  @Choice(blockchains, { optional: true, example: 'POLYGON' })
  blockchain?: Blockchain;

  @Choice(fiatCurrencyCodes, { optional: true })
  fiatCurrencyCode?: FiatCurrencyCode;

  @Text({ max: 40, example: '12500000', describe: 'In the smallest unit.' })
  units: string;
}

class ExceptionResolutionView {
  @Choice(exceptionOptionNames, { optional: true, describe: 'Absent where it went by itself.' })
  option?: ExceptionOption;

  @Text({ max: 100, optional: true, example: 'staff:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00', describe: 'Who did it.' })
  by?: string;

  @Text({ max: 2000, example: 'The bank has confirmed it, ticket 4711' })
  reason: string;

  @Instant()
  at: string;
}

export class ExceptionView {
  @Uuid()
  id: string;

  @OwnerShown()
  organizationId?: string;

  @Choice(exceptionKinds)
  kind: ExceptionKindName;

  @Choice(exceptionStatuses)
  status: ExceptionStatus;

  @Nested(() => ExceptionSubject)
  subject: ExceptionSubject;

  @Nested(() => ExceptionAmountView, { optional: true, describe: 'What it is about, where that is known.' })
  amount?: ExceptionAmountView;

  @Instant()
  openedAt: string;

  @Text({ max: 1000, example: 'Its rail has not said anything new for 4 hours' })
  because: string;

  @Choices(exceptionOptionNames, {
    describe: `What can be done about it. ${exceptionOptionNames.map((name) => `\`${name}\`: ${exceptionOptions[name].about}`).join('. ')}.`,
  })
  options: ExceptionOption[];

  @Nested(() => ExceptionResolutionView, { optional: true })
  resolution?: ExceptionResolutionView;
}

export function exceptionView(exception: Exception): ExceptionView {
  const { id, organizationId, kind, status, subjectType, subjectId, amount } = exception;
  const { because, options, resolution, openedAt, resolvedAt } = exception;
  return {
    id,
    ...(organizationId === platformOrganizationId ? {} : { organizationId }),
    kind,
    status,
    subject: { type: subjectType, id: subjectId },
    ...(amount === null ? {} : { amount }),
    openedAt: openedAt.toISOString(),
    because,
    options: status === 'open' ? options : [],
    ...(resolution === null || resolvedAt === null
      ? {}
      : { resolution: { ...resolution, at: resolvedAt.toISOString() } }),
  };
}
