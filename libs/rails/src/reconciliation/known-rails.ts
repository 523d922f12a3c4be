import { Injectable, Optional } from '@nestjs/common';
import { Reads } from '#database';
import { ConfiguredPayoutRail } from '../configured-payout-rail.js';

/** As a process says it that has no rail. */
const noRail = 'none';

/** The rails that are configured, or were, also those through which nothing has come yet. */
@Injectable()
export class KnownRails {
  constructor(
    private readonly reads: Reads,
    // A service that has none itself knows the rail of the others once it was compared.
    @Optional() private readonly rail?: ConfiguredPayoutRail,
  ) {}

  async has(name: string): Promise<boolean> {
    if (name === noRail) return false;
    if (name === this.rail?.name) return true;
    const compared = await this.reads.query('SELECT 1 FROM reconciled_rail WHERE rail = $1 LIMIT 1', [name]);
    return compared.length > 0;
  }
}
