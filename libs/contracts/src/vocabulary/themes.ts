export const themeFonts = ['system', 'serif', 'rounded', 'monospace'] as const;
export type ThemeFont = (typeof themeFonts)[number];

export const colorSchemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** What an accent is read on, and what is written on it. */
export const themeGrounds: Readonly<Record<ColorScheme, string>> = { light: '#ffffff', dark: '#10161f' };

export const hexColor = /^#[0-9a-fA-F]{6}$/;
export const largestRadius = 24;

/** What WCAG 2.2 asks of text. */
const leastContrast = 4.5;

/** Why a colour is no accent for pages of this scheme, in words; nothing where it is one. */
export function accentProblem(color: unknown, scheme: ColorScheme): string | undefined {
  if (typeof color !== 'string' || !hexColor.test(color)) return 'must be a color of six digits, such as #1d4ed8';
  const ground = themeGrounds[scheme];
  const contrast = contrastOf(color, ground);
  if (contrast >= leastContrast) return undefined;
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `must be readable: ${color} on ${ground} has a contrast of ${shown}:1, and at least ${leastContrast}:1 is needed`;
}

/** Between two hexadecimal colours, by the formula of WCAG: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const part = (at: number): number => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
