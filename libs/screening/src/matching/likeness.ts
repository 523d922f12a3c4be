/** Jaro and Winkler: the share of letters that two words have in the same order, and more where they begin alike. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Array<boolean>(b.length).fill(false);
  const inA: string[] = [];
  for (let at = 0; at < a.length; at += 1) {
    const end = Math.min(b.length, at + reach + 1);
    for (let other = Math.max(0, at - reach); other < end; other += 1) {
      if (taken[other] === true || a[at] !== b[other]) continue;
      taken[other] = true;
      inA.push(a.charAt(at));
      break;
    }
  }
  const shared = inA.length;
  if (shared === 0) return 0;
  const inB = [...b].filter((_, at) => taken[at] === true);
  const turned = inA.filter((letter, at) => letter !== inB[at]).length / 2;
  const jaro = (shared / a.length + shared / b.length + (shared - turned) / shared) / 3;
  let alike = 0;
  while (alike < 4 && alike < a.length && a[alike] === b[alike]) alike += 1;
  return jaro + alike * 0.1 * (1 - jaro);
}

/** How many letters were mistaken, left out, added, or turned with their neighbour; `most + 1` where it is more. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoAbove: Row = [];
  let above: Row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow(a, b, row, [twoAbove, above]);
    [twoAbove, above] = [above, current];
  }
  return Math.min(at(above, b.length), most + 1);
}

type Row = readonly number[];

function nextRow(a: string, b: string, row: number, [twoAbove, above]: readonly [Row, Row]): Row {
  const current = [row];
  for (let column = 1; column <= b.length; column += 1) {
    const mistaken = at(above, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
    const least = Math.min(at(above, column) + 1, at(current, column - 1) + 1, mistaken);
    const isTurned = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    current.push(isTurned ? Math.min(least, at(twoAbove, column - 2) + 1) : least);
  }
  return current;
}

function at(row: Row, column: number): number {
  return row[column] ?? 0;
}
