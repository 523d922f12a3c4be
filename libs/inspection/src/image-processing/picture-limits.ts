/** More than any scanner or camera gives, and still something that a machine can decode. */
export const mostPixels = 100_000_000;
export const longestSide = 30_000;
