/** How a document was photographed, in terms that have nothing to do with each other. */
export interface Conditions {
  /** Degrees, clockwise. */
  readonly angle: number;
  /** How much smaller the far edge is than the near one, and in which direction (degrees) it lies. */
  readonly perspective: { readonly share: number; readonly direction: number };
  /** How far a page bulges, in millimetres: booklets do not lie flat. */
  readonly bend: number;
  /** In the middle of the document. */
  readonly pixelsPerMillimetre: number;
  /** Room around the document, as shares of its size: left, top, right, bottom. */
  readonly margins: readonly [number, number, number, number];
  /** In pixels of the picture: the standard deviation. */
  readonly blur: number;
  /** Out of focus as by the lens of a telephone, which blurs to discs, and sharpened by its software. */
  readonly isByPhone?: boolean;
  readonly motion: { readonly pixels: number; readonly direction: number };
  /** Standard deviations, of 255. */
  readonly noise: { readonly luminance: number; readonly colour: number };
  readonly light: Light;
  readonly glare?: Glare;
  readonly occlusion?: Occlusion;
  readonly background: Background;
  readonly output: Output;
}

interface Light {
  /** How much darker the dark side is than the bright one, 0 to 1. */
  readonly falloff: number;
  readonly direction: number;
  /** 1 is as it is. */
  readonly brightness: number;
  /** What is left of it: 1 is all. */
  readonly contrast: number;
  /** Above 0 as by lamps, below as by the sky. */
  readonly warmth: number;
  /** Of the telephone, or of who holds it: beyond a line across the picture, all is darker. */
  readonly shadow?: Shadow;
}

interface Shadow {
  /** How much light it takes, 0 to 1. */
  readonly strength: number;
  /** Where its edge is: 0 in the middle of the picture, -1 and 1 at its ends. */
  readonly from: number;
  readonly direction: number;
}

/** A burnt-out spot, in millimetres on the document. */
export interface Glare {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Something that lies on the document, in millimetres on it: a finger comes in from the nearest edge. */
export interface Occlusion {
  readonly kind: 'finger' | 'sticker';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Background {
  readonly texture: 'wood' | 'stone' | 'cloth' | 'plain' | 'papers';
  readonly hue: number;
  /** 0 to 100. */
  readonly lightness: number;
}

export interface Output {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly quality: number;
  /** As EXIF has it: 1 upright, 3 upside down, 6 and 8 on a side. The pixels are stored turned accordingly. */
  readonly orientation: 1 | 3 | 6 | 8;
}

/** By daylight, from straight above, without haste. */
export const wellTaken: Conditions = {
  angle: 0,
  perspective: { share: 0, direction: 0 },
  bend: 0,
  pixelsPerMillimetre: 11,
  margins: [0.1, 0.1, 0.1, 0.1],
  blur: 0.4,
  motion: { pixels: 0, direction: 0 },
  noise: { luminance: 2, colour: 1 },
  light: { falloff: 0.05, direction: 30, brightness: 1, contrast: 1, warmth: 0 },
  background: { texture: 'wood', hue: 30, lightness: 45 },
  output: { format: 'jpeg', quality: 88, orientation: 1 },
};
