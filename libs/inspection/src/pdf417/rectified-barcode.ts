/** A barcode without perspective: a fixed number of samples for each module, and rows of even height. */
export interface RectifiedBarcode {
  readonly shades: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Height of the strips above and below the outline. */
  readonly margin: number;
  /** Height of a square module. */
  readonly module: number;
}
