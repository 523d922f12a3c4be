import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Términos del servicio',
  text: 'Para continuar, lee y acepta los términos del servicio.',
  link: 'Leer los términos del servicio, versión {version} (se abre en otra pestaña)',
  name: 'Tu nombre completo',
  box: 'He leído los términos del servicio y los acepto.',
  boxMissing: 'Marca la casilla para aceptar los términos.',
  accept: 'Aceptar y continuar',
  changed: 'Los términos cambiaron. Léelos de nuevo.',
};
