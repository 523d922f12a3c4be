/** A field of a protobuf message that is a whole number, not below zero. What is zero is left out, as the encoding wants it. */
export function whole(field: number, value: number | bigint): Uint8Array {
  return BigInt(value) === 0n ? new Uint8Array() : Buffer.concat([varint(field << 3), varint(value)]);
}

/** A field that is bytes, a text or a message. */
export function bytes(field: number, value: Uint8Array | string): Uint8Array {
  const content = Buffer.from(value as Uint8Array);
  return content.length === 0
    ? new Uint8Array()
    : Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
}

export function message(...fields: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(fields);
}

function varint(value: number | bigint): Uint8Array {
  const groups: number[] = [];
  let left = BigInt(value);
  do {
    groups.push(Number(left & 0x7fn) | (left > 0x7fn ? 0x80 : 0));
    left >>= 7n;
  } while (left > 0n);
  return Uint8Array.from(groups);
}
