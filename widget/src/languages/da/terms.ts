import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Servicevilkår',
  text: 'Læs servicevilkårene, og accepter dem for at fortsætte.',
  link: 'Læs servicevilkårene, version {version} (åbner i en ny fane)',
  name: 'Dit fulde navn',
  box: 'Jeg har læst servicevilkårene og accepterer dem.',
  boxMissing: 'Sæt kryds i feltet for at acceptere vilkårene.',
  accept: 'Accepter og fortsæt',
  changed: 'Vilkårene er ændret i mellemtiden. Læs dem igen.',
};
