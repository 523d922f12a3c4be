/** The keypoints of a picture (ORB: FAST corners with rotated BRIEF descriptors), by which it is matched with another. */
export interface Keypoints {
  /** x and y of each, as shares of the longer side. */
  readonly points: Float32Array;
  /** The orientation of each, in radians. */
  readonly angles: Float32Array;
  /** The scale at which each was found: 1 is the finest. */
  readonly scales: Float32Array;
  /** A binary descriptor of the surroundings: 32 bytes each. */
  readonly descriptors: Uint8Array;
}
