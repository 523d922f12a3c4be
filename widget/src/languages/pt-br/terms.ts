import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Termos de serviço',
  text: 'Para continuar, leia e aceite os termos de serviço.',
  link: 'Ler os termos de serviço, versão {version} (abre em outra aba)',
  name: 'Seu nome completo',
  box: 'Li os termos de serviço e os aceito.',
  boxMissing: 'Marque a caixa para aceitar os termos.',
  accept: 'Aceitar e continuar',
  changed: 'Os termos mudaram nesse meio-tempo. Leia-os novamente.',
};
