/** Marks of a picture by which it is known again, however it was turned or taken. */
export interface Features {
  /** Where each lies, in parts of the longer side: x and y. */
  readonly places: Float32Array;
  /** Which way each is turned, in radians. */
  readonly turns: Float32Array;
  /** How large each is, against the smallest. */
  readonly sizes: Float32Array;
  /** What it looks like there: 32 bytes each. */
  readonly marks: Uint8Array;
}
