import { eventCategories } from '#contracts';
import { type LoggedEvent, eventLogOf, handledOnce, hearingFaults } from './event-audit.js';
import type { Gatehouse, Organization } from '../service/gatehouse.js';
import { Partner } from './partner.js';
import type { Received, Receiver } from './receiver.js';
import { until } from '../run/until.js';

/** The server of an organization that hears of everything, and is out of order when the first of each category comes. */
export class Listening {
  /** What it answered 500. */
  readonly refused: Received[] = [];

  private constructor(
    private readonly gatehouse: Gatehouse,
    private readonly partner: Partner,
  ) {}

  static async begin(gatehouse: Gatehouse, receiver: Receiver, organization: Organization): Promise<Listening> {
    const partner = await Partner.join(gatehouse, receiver, eventCategories, organization);
    const listening = new Listening(gatehouse, partner);
    receiver.behaviour = (received) => listening.answer(received);
    return listening;
  }

  /** What it has taken and not known before, in the order in which that came. */
  get handled(): Received[] {
    return handledOnce(this.partner.received.filter((received) => !this.refused.includes(received)));
  }

  /** The whole log, as soon as it has heard all of it; meanwhile the sandbox clock goes on. */
  heardAll(): Promise<LoggedEvent[]> {
    let faults: string[] = [];
    return until(
      () => `everything is heard as it is in the log: ${faults.join('; ')}`,
      async () => {
        await this.gatehouse.advance(1);
        const log = await eventLogOf(this.partner.api);
        faults = hearingFaults(log, this.handled);
        return faults.length === 0 && log;
      },
    );
  }

  private answer(received: Received): number {
    const { eventCategory } = received.envelope;
    if (this.refused.some(({ envelope }) => envelope.eventCategory === eventCategory)) return 204;
    this.refused.push(received);
    return 500;
  }
}
