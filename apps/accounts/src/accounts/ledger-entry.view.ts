import {
  type Blockchain,
  Choice,
  Instant,
  Integer,
  Text,
  type TokenSymbol,
  Uuid,
  blockchains,
  tokenExponent,
  tokenSymbols,
} from '#contracts';
import { type LedgerLine, systemAccountId } from '#ledger';

export class LedgerEntryView {
  @Uuid()
  id: string;

  @Uuid({ describe: 'What it is about, such as a deposit or a transfer.' })
  subjectId: string;

  @Text({ max: 50, example: 'reserve', describe: 'Which step of it: each is posted once.' })
  step: string;

  @Text({ max: 100, example: 'available', describe: 'From which book.' })
  source: string;

  @Text({ max: 100, example: 'reserved', describe: 'Into which book.' })
  destination: string;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Integer({ min: 0, max: 18, example: 6 })
  exponent: number;

  @Text({ max: 30, example: '12500000', describe: 'In the smallest unit.' })
  value: string;

  @Instant({ describe: 'When it was posted: from then on it is in the balance.' })
  postedAt: string;

  @Instant({
    describe: 'When what it books took effect, such as the block of a deposit, which is posted once it is final.',
  })
  effectiveAt: string;
}

export function ledgerEntryView(line: LedgerLine, accountId: string): LedgerEntryView {
  return {
    id: line.id,
    subjectId: line.subjectId,
    step: line.step,
    source: named(line.sourceBook, line.sourceId, accountId),
    destination: named(line.destinationBook, line.destinationId, accountId),
    tokenSymbol: line.token,
    blockchain: line.blockchain,
    exponent: tokenExponent,
    value: line.units,
    postedAt: line.postedAt.toISOString(),
    effectiveAt: (line.effectiveAt ?? line.postedAt).toISOString(),
  };
}

/** A book of another account is named together with its owner. */
function named(book: string, owner: string, accountId: string): string {
  return owner === accountId || owner === systemAccountId ? book : `${book}:${owner}`;
}
