import { hundredthsOf, sandboxHundredths, toDecimal } from '#contracts';
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
}

const stepSeconds = 2;

/** What comes of a payin in the sandbox, like the numbers of test cards. */
export const sandboxPayinOutcomes: readonly SandboxPayinOutcome[] = [
  {
    hundredths: sandboxHundredths.heldThenReleased,
    about: 'Is held for a look at it, then released and completed',
    isHeld: true,
    later: [{ afterSeconds: stepSeconds, status: 'released' }],
  },
  {
    hundredths: sandboxHundredths.heldThenRejected,
    about: 'Is held for a look at it, then rejected: it fails with `holdRejected`, and the money goes back',
    isHeld: true,
    later: [{ afterSeconds: stepSeconds, status: 'rejected' }],
  },
  {
    hundredths: sandboxHundredths.refusedByChain,
    about: 'The blockchain refuses the tokens: it fails with `settlementFailed`, and the money goes back',
    isHeld: false,
    later: [],
  },
  { about: 'Is completed, as all whole amounts are', isHeld: false, later: [] },
];

const byHundredths = new Map(sandboxPayinOutcomes.map((outcome) => [outcome.hundredths, outcome]));

/** Money comes in currencies with cents. */
const centsExponent = 2;

export function payinOutcomeOf(fiatUnits: bigint): SandboxPayinOutcome {
  const found = byHundredths.get(hundredthsOf(toDecimal(fiatUnits, centsExponent))) ?? byHundredths.get(undefined);
  if (found === undefined) throw new Error('The sandbox has no outcome for all other amounts');
  return found;
}
