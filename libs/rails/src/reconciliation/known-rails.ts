import { Injectable, Optional } from '@nestjs/common';
import { Reads } from '#database';
import { PayoutRails } from '../payout-rails.js';

/** What stands for the rails of an installation that has none. */
const noRail = 'none';

/** The rails that are configured, or were, also those through which nothing has come yet. */
@Injectable()
export class KnownRails {
  constructor(
    private readonly reads: Reads,
    // A service that has none itself knows those of the others once they were compared.
    @Optional() private readonly rails?: PayoutRails,
  ) {}

  async has(name: string): Promise<boolean> {
    if (name === noRail) return false;
    if (this.rails?.named(name) !== undefined) return true;
    const compared = await this.reads.query('SELECT 1 FROM reconciled_rail WHERE rail = $1 LIMIT 1', [name]);
    return compared.length > 0;
  }
}
