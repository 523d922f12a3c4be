/** Which of what there is the request names first; the first of them where it does not say. */
export function acceptedType<Type extends string>(accept: string | undefined, there: readonly [Type, ...Type[]]): Type {
  for (const each of (accept ?? '').split(',')) {
    const named = each.split(';')[0]?.trim().toLowerCase();
    if (named === '*/*') return there[0];
    const found = there.find((type) => type === named);
    if (found !== undefined) return found;
  }
  return there[0];
}
