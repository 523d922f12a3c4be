import type { Theme } from '../../../libs/contracts/src/theme.js';
import {
  accentProblem,
  colorSchemes,
  largestRadius,
  themeFonts,
} from '../../../libs/contracts/src/vocabulary/themes.js';

export type GivenTheme = Omit<Theme, 'name'>;

const checks: Readonly<Record<keyof GivenTheme, (value: unknown) => string | undefined>> = {
  accent: (value) => {
    if (!isObject(value)) return 'must be an object';
    return (
      named('light', accentProblem(value['light'], 'light')) ?? named('dark', accentProblem(value['dark'], 'dark'))
    );
  },
  radius: (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largestRadius
      ? undefined
      : `must be a whole number from 0 to ${largestRadius}`,
  fontFamily: (value) => oneOf(themeFonts, value),
  colorScheme: (value) => oneOf(colorSchemes, value),
};

/** A theme that another page gives: the same one as of organizations, and nothing else. A text is why it is none. */
export function readTheme(given: unknown): GivenTheme | string {
  if (!isObject(given)) return 'theme: must be an object';
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(checks, name)) return `theme.${name.slice(0, 40)}: is not known`;
    const problem = checks[name as keyof GivenTheme](value);
    if (problem !== undefined) return `theme.${name}${problem.startsWith('.') ? problem : `: ${problem}`}`;
  }
  return given;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf(values: readonly string[], value: unknown): string | undefined {
  return values.includes(value as string) ? undefined : `must be one of: ${values.join(', ')}`;
}

function named(name: string, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : `.${name}: ${problem}`;
}
