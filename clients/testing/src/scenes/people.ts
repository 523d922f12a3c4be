/** Made-up people, whose light review is approved. */
export const people = {
  ana: { name: { firstName: 'Ana', lastName: 'Pérez' }, birthDate: '1990-05-17', nationality: 'AR' },
  joao: { name: { firstName: 'João', lastName: 'Silva' }, birthDate: '1988-03-09', nationality: 'BR' },
  elena: { name: { firstName: 'Elena', lastName: 'Gómez Díaz' }, birthDate: '1956-12-31', nationality: 'MX' },
} as const;

export interface Person {
  readonly name: { readonly firstName: string; readonly middleName?: string; readonly lastName: string };
  /** `1990-05-17`. */
  readonly birthDate: string;
  readonly nationality: string;
}
