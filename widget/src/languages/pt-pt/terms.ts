import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Termos de serviço',
  text: 'Para continuar, leia e aceite os termos de serviço.',
  link: 'Ler os termos de serviço, versão {version} (abre num novo separador)',
  name: 'O seu nome completo',
  box: 'Li e aceito os termos de serviço.',
  boxMissing: 'Assinale a caixa para aceitar os termos.',
  accept: 'Aceitar e continuar',
  changed: 'Entretanto, os termos mudaram. Leia-os de novo.',
};
