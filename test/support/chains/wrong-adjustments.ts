import { platformOrganizationId } from '#contracts';

export interface AdjustedLine {
  readonly accountId?: string;
  readonly book: string;
  readonly units: string;
}

type WrongLines = readonly [field: string, lines: readonly AdjustedLine[], more?: object];

const most = 10n ** 18n;

function from(book: string, units = '-5'): AdjustedLine {
  return { book, units };
}

function to(book: string, units = '5', more: object = {}): AdjustedLine {
  return { ...more, book, units };
}

/** Lines that are no adjustment of an organization that has the account `own`, with the field that is to blame. */
export function wrongLines(own: string, others: string): readonly WrongLines[] {
  const fromFees = from('fees');
  const ofPlatform = { organizationId: platformOrganizationId };
  const overflowing = [from('fees', `-${most}`), from('settlement:ars', `-${most}`)];
  return [
    ['tokenSymbol', [fromFees, to('settlement:ars')], { blockchain: 'PLASMA' }],
    ['tokenSymbol', [fromFees, to('settlement:ars')], { blockchain: 'TRON' }],
    ['lines', [fromFees, to('settlement:ars', '4')]],
    ['lines', [...overflowing, to('settlement:brl', String(most)), to('developerFees', String(most))]],
    ['lines', [fromFees]],
    ['lines.0.units', [from('fees', '0'), to('settlement:ars')]],
    ['lines.0.units', [from('fees', `-${most + 1n}`), to('settlement:ars')]],
    ['lines.1.units', [fromFees, to('settlement:ars', '5.0')]],
    ['lines.1.book', [fromFees, to('fees')]],
    ['lines.1.book', [fromFees, to('pocket')]],
    ['lines.1.book', [fromFees, to('chain:BASE')]],
    ['lines.1.book', [fromFees, to('onramp')]],
    ['lines.1.book', [fromFees, to('available')]],
    ['lines.1.book', [fromFees, to('fees', '5', { accountId: own })]],
    ['lines.1.accountId', [fromFees, to('available', '5', { accountId: others })]],
    ['lines.1.book', [fromFees, to(`owed:${others}`)]],
    ['lines.1.book', [fromFees, to(`developerFees:${own}`)], ofPlatform],
    ['lines.1.accountId', [fromFees, to('available', '5', { accountId: own })], ofPlatform],
  ];
}
