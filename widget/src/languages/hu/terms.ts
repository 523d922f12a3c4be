import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Felhasználási feltételek',
  text: 'A folytatáshoz olvasd el és fogadd el a felhasználási feltételeket.',
  link: 'Felhasználási feltételek elolvasása, verzió: {version} (új lapon nyílik meg)',
  name: 'A teljes neved',
  box: 'Elolvastam és elfogadom a felhasználási feltételeket.',
  boxMissing: 'Jelöld be a négyzetet a feltételek elfogadásához.',
  accept: 'Elfogadás és folytatás',
  changed: 'A feltételek időközben megváltoztak. Olvasd el őket újra.',
};
