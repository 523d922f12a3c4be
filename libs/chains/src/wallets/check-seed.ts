import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { DerivedKeys } from '../keys/derived-keys.js';
import { joinHalves } from '../keys/seed-halves.js';

interface Row {
  readonly number: number;
  readonly addresses: string;
}

/** Whether two halves give the seed that the wallets of this database were made from. It needs no seed key. */
@Injectable()
export class CheckSeed {
  constructor(private readonly reads: Reads) {}

  /** How many wallets were compared: the first ones, the last ones, and some of those between. */
  async run(first: string, second: string): Promise<number> {
    const keys = new DerivedKeys(joinHalves(first, second));
    const wallets = await this.reads.query<Row>(
      `WITH ranked AS (SELECT *, row_number() OVER (ORDER BY number) AS place, count(*) OVER () AS count FROM wallet)
       SELECT number, concat_ws(' ', evm_address, solana_address, tron_address) AS addresses FROM ranked
       WHERE place <= 5 OR place > count - 5 OR place % greatest(count / 10, 1) = 0 ORDER BY number LIMIT 50`,
    );
    if (wallets.length === 0) throw new Error('There is no wallet in this database to compare with.');
    const other = wallets.find(({ number, addresses }) => {
      const { evmAddress, solanaAddress, tronAddress } = keys.addresses(number);
      return [evmAddress, solanaAddress, tronAddress].join(' ') !== addresses;
    });
    if (other !== undefined)
      throw new Error(
        `These halves do not give the seed of this database: wallet ${other.number} has other addresses.`,
      );
    return wallets.length;
  }
}
