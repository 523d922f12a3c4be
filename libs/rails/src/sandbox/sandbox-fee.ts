const feeDivisor = 1_000n;

/** What the sandbox charges for money that it moves: a thousandth, as text. */
export function sandboxFee(fiatUnits: bigint): string {
  return String(fiatUnits / feeDivisor);
}
