import type { Theme } from '../../../libs/contracts/src/theme.js';
import { type ThemeFont, themeGrounds } from '../../../libs/contracts/src/vocabulary/themes.js';

/** Of the device: no page of ours loads a typeface. */
const families: Readonly<Record<ThemeFont, string>> = {
  system: 'ui-sans-serif, system-ui, sans-serif',
  serif: "ui-serif, Georgia, 'Times New Roman', serif",
  rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', 'Arial Rounded MT Bold', Quicksand, sans-serif",
  monospace: 'ui-monospace, Menlo, Consolas, monospace',
};

/** Sets what the theme says, and takes off what an earlier one said. By properties, since the policy of the page allows no styles in its text. */
export function applyTheme({ accent, radius, fontFamily, colorScheme }: Theme, { style }: HTMLElement): void {
  const set: Readonly<Record<string, string | undefined>> = {
    '--gatehouse-accent': accent && `light-dark(${accent.light}, ${accent.dark})`,
    // What the accent can be read on can be read on it.
    '--gatehouse-on-accent': accent && `light-dark(${themeGrounds.light}, ${themeGrounds.dark})`,
    '--gatehouse-radius': radius === undefined ? undefined : `${radius}px`,
    '--gatehouse-radius-large': radius === undefined ? undefined : `${radius * 1.75}px`,
    '--gatehouse-font-family': fontFamily && families[fontFamily],
    'color-scheme': colorScheme,
  };
  for (const [name, value] of Object.entries(set))
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
}
