import { Choice, Integer, Nested, Text, field } from './fields.js';
import { rule, valueAt } from './rules.js';
import {
  type ColorScheme,
  type ThemeFont,
  accentProblem,
  colorSchemes,
  hexColor,
  largestRadius,
  themeFonts,
} from './vocabulary/themes.js';

function Accent(scheme: ColorScheme, options: { example: string; describe: string }): PropertyDecorator {
  return field(
    options,
    { type: 'string', minLength: 7, maxLength: 7, pattern: hexColor.source },
    rule(
      'accent',
      (instance) => accentProblem(valueAt(instance, scheme), scheme) ?? '',
      (value) => accentProblem(value, scheme) === undefined,
    ),
  );
}

export class ThemeAccent {
  @Accent('light', { example: '#7c3aed', describe: 'On light pages: at least 4.5:1 against white.' })
  light: string;

  @Accent('dark', { example: '#c4b5fd', describe: 'On dark pages: at least 4.5:1 against `#10161f`.' })
  dark: string;
}

/** How pages of ours look where they speak for an organization. */
export class Theme {
  @Text({
    max: 60,
    optional: true,
    // Neither of these is seen, and some turn round what is read after them.
    pattern: /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u,
    patternMessage: 'must be a text of 1 to 60 characters, without control characters',
    example: 'Acme',
    describe: 'What customers know it as: shown above its legal name.',
  })
  name?: string;

  @Nested(() => ThemeAccent, { optional: true, describe: 'Of main buttons, links, and what is chosen.' })
  accent?: ThemeAccent;

  @Integer({ min: 0, max: largestRadius, optional: true, example: 4, describe: 'Of corners, in pixels.' })
  radius?: number;

  @Choice(themeFonts, { optional: true, example: 'serif', describe: 'A typeface of the device: none is loaded.' })
  fontFamily?: ThemeFont;

  @Choice(colorSchemes, { optional: true, example: 'light', describe: 'Absent: as the device of the person is set.' })
  colorScheme?: ColorScheme;
}
