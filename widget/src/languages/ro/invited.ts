import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Încearcă din nou',
  refusals: {
    opened: {
      title: 'Deschis pe alt dispozitiv',
      text: 'Pentru siguranța ta, acest link funcționează doar pe dispozitivul pe care a fost deschis prima dată. Revino la acel dispozitiv sau cere-i firmei un link nou.',
    },
    revoked: { title: 'Acest link nu mai funcționează', text: 'Firma l-a retras sau ți-a trimis altul.' },
    expired: { title: 'Acest link a expirat', text: 'Cere-i firmei unul nou.' },
    unlisted: { title: 'Nu mai ai nimic de făcut', text: 'Firma nu îți mai cere datele.' },
    closed: {
      title: 'Totul a fost trimis',
      text: 'Firma și-a trimis răspunsurile. Momentan, nu se poate modifica nimic.',
    },
    unknown: {
      title: 'Acest link nu este complet',
      text: 'Deschide-l din nou din mesajul primit sau copiază toată adresa.',
    },
    unreachable: { title: 'Nu ne putem conecta acum', text: 'Poate fi conexiunea ta sau o problemă la noi.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Datele tale pentru {organization}' },
      text: {
        individual:
          'Legea ne obligă să știm cine deține și cine conduce o firmă, iar {organization} te-a indicat pe tine. Aici dai propriile tale răspunsuri. Te poți opri oricând și poți continua mai târziu pe acest dispozitiv.',
      },
    },
    summary: {
      text: 'Aproape ai terminat. Verifică răspunsurile, schimbă ce vrei și finalizează.',
      checking: 'Unele răspunsuri sunt încă în verificare. Între timp, poți finaliza.',
      acknowledge: 'Am citit și vreau să finalizez oricum.',
      declaration:
        'Prin finalizare confirm că aceste răspunsuri sunt adevărate și complete și sunt de acord să fie verificate și păstrate atât cât cere legea.',
      submit: 'Finalizează',
      submitting: 'Se finalizează…',
    },
    statuses: { submitted: { title: 'Finalizat', text: 'Mulțumim. {organization} vede că ai completat tot.' } },
    status: { submittedAt: 'Finalizat pe {date}', goToSummary: 'Verifică și finalizează' },
  },
};
