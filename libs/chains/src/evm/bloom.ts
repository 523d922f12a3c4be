/**
 * Whether something with this hash may be in the bloom filter (256 bytes) of a block's logs: no false negatives, few false
 * positives.
 */
export function mayHold(bloom: string, hash: string): boolean {
  return [0, 2, 4].every((at) => {
    const bit = Number.parseInt(hash.slice(2 + 2 * at, 6 + 2 * at), 16) & 2_047;
    const byte = 255 - (bit >> 3);
    return ((Number.parseInt(bloom.slice(2 + 2 * byte, 4 + 2 * byte), 16) >> (bit & 7)) & 1) === 1;
  });
}
