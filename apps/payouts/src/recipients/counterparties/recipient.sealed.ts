import { Injectable } from '@nestjs/common';
import type { Recipient } from '#contracts';
import type { Tx } from '#database';
import { wordsIn } from '#names';
import { type SealedColumn, type SealedPlace, Vault } from '#vault';
import type { Counterparty } from './counterparty.entity.js';
import { beginningsOf, searchableText, searchedBeginning } from './counterparty-search-words.js';

type Row = Pick<Counterparty, 'organizationId' | 'id' | 'recipient'>;

/** Enough that a search hardly ever finds somebody else, and little enough to reveal nothing of a word. */
const fingerprintBytes = 9;

/** Recipients are stored sealed, and found by fingerprints of words that the database cannot read. */
@Injectable()
export class SealedRecipients {
  constructor(private readonly vault: Vault) {}

  async seal(
    tx: Tx,
    { organizationId, id }: Pick<Row, 'organizationId' | 'id'>,
    recipient: Recipient,
  ): Promise<Pick<Counterparty, 'recipient' | 'search'>> {
    const sealed = await this.vault.seal(tx, place({ organizationId, id }), JSON.stringify(recipient));
    const fingerprint = await this.vault.fingerprints(tx, column(organizationId));
    const beginnings = beginningsOf(wordsIn(searchableText(recipient)));
    return { recipient: sealed, search: beginnings.map((beginning) => shortened(fingerprint(beginning))) };
  }

  async open(row: Row): Promise<Recipient> {
    return JSON.parse((await this.vault.open(place(row), row.recipient)).toString()) as Recipient;
  }

  /** The fingerprints that a row must have to be found by these words; undefined if nothing was ever stored. */
  async fingerprintsOf(organizationId: string, text: string): Promise<string[] | undefined> {
    const fingerprint = await this.vault.fingerprintsToFind(column(organizationId));
    if (fingerprint === undefined) return undefined;
    return wordsIn(text).map((word) => shortened(fingerprint(searchedBeginning(word))));
  }
}

function shortened(fingerprint: Buffer): string {
  return fingerprint.subarray(0, fingerprintBytes).toString('base64');
}

function column(organizationId: string): SealedColumn {
  return { organizationId, table: 'counterparty', column: 'search' };
}

function place({ organizationId, id }: Pick<Row, 'organizationId' | 'id'>): SealedPlace {
  return { organizationId, table: 'counterparty', row: id, column: 'recipient' };
}
