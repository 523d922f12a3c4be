import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Términos del servicio',
  text: 'Para continuar hay que leer y aceptar los términos del servicio.',
  link: 'Leer los términos del servicio, versión {version} (se abre en otra pestaña)',
  name: 'Nombre completo de quien acepta',
  box: 'He leído los términos del servicio y los acepto.',
  boxMissing: 'Falta marcar la casilla para aceptar los términos.',
  accept: 'Aceptar y continuar',
  changed: 'Entretanto, los términos cambiaron. Hay que leerlos de nuevo.',
};
