/** What the chain charges now. On a chain without EIP-1559 nothing is burnt: all of the price is the tip. */
export interface FeeMarket {
  readonly block: number;
  readonly isLegacy: boolean;
  readonly baseFee: bigint;
  readonly tip: bigint;
}

/** What a transaction offers for each unit of gas, in wei: `most` in all, `tip` of it to the validator. */
export interface FeeOffer {
  readonly most: bigint;
  readonly tip: bigint;
}

export interface FeeAttempt extends FeeOffer {
  /** The newest block when it was signed. */
  readonly block: number;
}

export interface FeePolicy {
  /** Nothing is signed that offers more, whatever a node says of the market: in wei for each unit of gas. */
  readonly limit: bigint;
  /** After how many blocks, some five minutes, a transaction that could be mined but is not is stuck. */
  readonly patienceBlocks: number;
}

/** Tips change from block to block, so one that looks too small is given a few blocks first. */
const blocksUntilTipCounts = 3;

/**
 * Twice the base fee, which takes six blocks to double, so that it is mined although fees rise. A replacement offers an
 * eighth more than each earlier attempt, of both numbers, or nodes would reject it. `undefined` above the limit.
 */
export function offerAt(market: FeeMarket, earlier: readonly FeeOffer[], limit: bigint): FeeOffer | undefined {
  const usual = 2n * market.baseFee + market.tip;
  const fitting = market.isLegacy || market.baseFee >= limit ? usual : smaller(usual, limit);
  const most = earlier.reduce((highest, offer) => larger(highest, anEighthMore(offer.most)), fitting);
  const tip = earlier.reduce((highest, offer) => larger(highest, anEighthMore(offer.tip)), market.tip);
  return most > limit ? undefined : { most, tip: smaller(tip, most) };
}

/** Whether a replacement has to be signed: the newest attempt cannot be mined at these fees, or should have been by now. */
export function isOutgrown(market: FeeMarket, attempts: readonly FeeAttempt[], policy: FeePolicy): boolean {
  const newest = attempts.at(-1);
  const usual = offerAt(market, [], policy.limit);
  const raised = offerAt(market, attempts, policy.limit);
  if (newest === undefined || usual === undefined || raised === undefined) return newest === undefined;
  if (anEighthMore(market.baseFee) > newest.most) return true;
  const age = market.block - newest.block;
  const hasSmallTip = age >= blocksUntilTipCounts && market.tip > newest.tip && market.tip >= 2n * newest.tip;
  // An attempt that already offers far more than the market is not delayed by its fees.
  return (hasSmallTip || age >= policy.patienceBlocks) && raised.most <= 2n * usual.most;
}

function anEighthMore(wei: bigint): bigint {
  return (wei * 9n + 7n) / 8n;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
