/** What looks most like a face in a picture. */
export interface Face {
  /** How sure the detector is, 0 to 1. */
  readonly likelihood: number;
  /** As a share of the longer side of the picture. */
  readonly width: number;
}
