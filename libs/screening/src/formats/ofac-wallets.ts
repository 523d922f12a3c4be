import type { ListedAddress } from '../lists/listed.js';

/** Wallets stand among the ids of an entry: `Digital Currency Address - XBT 1Bo…`. */
export function walletsIn(text: string, { line, reason }: { line: number; reason: string }): ListedAddress[] {
  return [...text.matchAll(/Digital Currency Address - ([A-Z0-9]+) ([A-Za-z0-9]{10,200})/g)].map(
    ([, currency = '', address = '']) => ({ what: 'address', line, address, blockchain: currency, reason }),
  );
}
