/** A barcode without perspective: so many samples for each module across, and rows of even height. */
export interface Flattened {
  readonly shades: Float32Array;
  readonly width: number;
  readonly height: number;
  /** What lies above and below of the outline, of the same height each. */
  readonly margin: number;
  /** How high it is where a module is square. */
  readonly module: number;
}
