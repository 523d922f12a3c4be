import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Gebruiksvoorwaarden',
  text: 'Lees de gebruiksvoorwaarden en ga ermee akkoord om door te gaan.',
  link: 'Gebruiksvoorwaarden lezen, versie {version} (opent in een nieuw tabblad)',
  name: 'Je volledige naam',
  box: 'Ik heb de gebruiksvoorwaarden gelezen en ga ermee akkoord.',
  boxMissing: 'Vink het vakje aan om akkoord te gaan met de voorwaarden.',
  accept: 'Akkoord en doorgaan',
  changed: 'De voorwaarden zijn intussen veranderd. Lees ze opnieuw.',
};
