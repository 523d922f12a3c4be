/** Countries whose addresses need a subdivision: those in `sub-division-names.ts`. */
const withSubDivisions = ['AR', 'AU', 'BR', 'CA', 'CN', 'IN', 'IT', 'JP', 'MX', 'US'];

export function hasSubDivisions(country: unknown): boolean {
  return withSubDivisions.includes(country as string);
}
