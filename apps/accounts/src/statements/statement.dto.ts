import { DayOrInstant, Instant } from '#contracts';

export class BalancesQuery {
  @Instant({ optional: true, describe: 'The moment; now when absent. It must not lie in the future.' })
  at?: string;
}

export class StatementQuery {
  @DayOrInstant({
    optional: true,
    describe: 'Where it begins: a moment, or a day from its beginning in UTC. The first of this month when absent.',
  })
  from?: string;

  @DayOrInstant({
    optional: true,
    describe:
      'Where it ends: a moment, which is not part of it, or a day up to its end. Now when absent, or still to come.',
  })
  to?: string;
}

/** What is asked for in a request, and in which format. */
export interface WantedStatement {
  readonly query: StatementQuery;
  readonly accept: string | undefined;
}
