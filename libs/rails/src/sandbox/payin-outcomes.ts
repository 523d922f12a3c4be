import type { PayinReportedStatus } from '../contract/payin-rail.js';

export interface SandboxPayinOutcome {
  /** Of the amount that comes; without any, of all amounts that no other outcome names. */
  readonly hundredths?: number;
  /** For the documentation. */
  readonly about: string;
  /** Whether the sandbox looks at the money before it is anybody's. */
  readonly isHeld: boolean;
  /** What it reports afterwards, timed by the sandbox clock. */
  readonly later: readonly { readonly afterSeconds: number; readonly status: PayinReportedStatus }[];
  /** Whether the blockchain refuses what brings the tokens to their account. */
  readonly isSettlementRefused?: true;
}

const stepSeconds = 2;

/** What comes of a payin in the sandbox, like the numbers of test cards. */
export const sandboxPayinOutcomes: readonly SandboxPayinOutcome[] = [
  {
    hundredths: 71,
    about: 'Is held for a look at it, then released and completed',
    isHeld: true,
    later: [{ afterSeconds: stepSeconds, status: 'released' }],
  },
  {
    hundredths: 72,
    about: 'Is held for a look at it, then rejected: it fails with `holdRejected`, and the money goes back',
    isHeld: true,
    later: [{ afterSeconds: stepSeconds, status: 'rejected' }],
  },
  {
    hundredths: 81,
    about: 'The blockchain refuses the tokens: it fails with `settlementFailed`, and the money goes back',
    isHeld: false,
    later: [],
    isSettlementRefused: true,
  },
  { about: 'Is completed, as all whole amounts are', isHeld: false, later: [] },
];

const byHundredths = new Map(sandboxPayinOutcomes.map((outcome) => [outcome.hundredths, outcome]));

/** Of an amount in cents, as all currencies have them in which money comes in. */
export function payinOutcomeOf(fiatUnits: bigint): Pick<SandboxPayinOutcome, 'isHeld' | 'later'> {
  const { isHeld, later } = outcomeOf(fiatUnits);
  return { isHeld, later };
}

export function isSettlementRefused(fiatUnits: bigint): boolean {
  return outcomeOf(fiatUnits).isSettlementRefused === true;
}

function outcomeOf(fiatUnits: bigint): SandboxPayinOutcome {
  const found = byHundredths.get(Number(fiatUnits % 100n)) ?? byHundredths.get(undefined);
  if (found === undefined) throw new Error('The sandbox has no outcome for all other amounts');
  return found;
}
