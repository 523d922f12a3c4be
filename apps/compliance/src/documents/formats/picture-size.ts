export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PictureLimits {
  readonly longestSide: number;
  readonly mostPixels: number;
}

export function isTooLarge({ width, height }: PictureSize, { longestSide, mostPixels }: PictureLimits): boolean {
  return width > longestSide || height > longestSide || width * height > mostPixels;
}
