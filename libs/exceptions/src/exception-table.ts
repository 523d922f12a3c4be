/** What goes wrong with money and needs a person, unless it goes by itself. */
export const exceptionKinds = [
  'payoutStuck',
  'railContradiction',
  'payinRecalled',
  'unmatchedMoney',
  'returnUnconfirmed',
  'transferStuck',
  'walletHeld',
  'reorg',
  'treasuryShort',
  'gasShort',
  'difference',
  'frozenDeposit',
  'refundToErased',
  'poisonedRecipient',
] as const;
export type ExceptionKindName = (typeof exceptionKinds)[number];

export const exceptionStatuses = ['open', 'resolved'] as const;
export type ExceptionStatus = (typeof exceptionStatuses)[number];

export const subjectTypes = [
  ...['payout', 'payin', 'arrival', 'deposit', 'transfer', 'account'],
  ...['wallet', 'chain', 'treasury', 'order'],
] as const;
export type SubjectType = (typeof subjectTypes)[number];

interface OptionRow {
  /** Somebody gains or loses by it, or a wallet signs again: it takes a second person, and never the operator key. */
  readonly isWeighty: boolean;
  /** For the documentation, after its name. */
  readonly about: string;
}

/** What a person can do about exceptions. Which of them an exception takes, its kind says. */
export const exceptionOptions = {
  retry: { isWeighty: false, about: 'tries now what is tried from time to time anyway' },
  reconcile: { isWeighty: false, about: 'compares again' },
  close: { isWeighty: false, about: 'changes nothing here, as it was settled elsewhere or somebody has looked' },
  failAndGiveBack: { isWeighty: true, about: 'the recipient is not paid, and the account gets its tokens back' },
  markAsPaid: { isWeighty: true, about: 'somebody has seen that the recipient has the money' },
  markAsFailed: { isWeighty: true, about: 'somebody has seen that the recipient was never paid' },
  markAsReturned: { isWeighty: true, about: 'somebody has seen that the sender has the money back' },
  writeOff: {
    isWeighty: true,
    about:
      'nobody waits for it any more: what is owed to us stays in the book `receivable`, and what nobody is there to have is earned',
  },
  cancel: { isWeighty: true, about: 'the transfer ends without being made, where the chain still lets it' },
  release: { isWeighty: true, about: 'the wallet signs again, or the tokens are part of the balance' },
} as const satisfies Readonly<Record<string, OptionRow>>;

export type ExceptionOption = keyof typeof exceptionOptions;
export const exceptionOptionNames = Object.keys(exceptionOptions) as readonly ExceptionOption[];
