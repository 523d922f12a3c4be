import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Prøv igen',
  refusals: {
    opened: {
      title: 'Åbnet på en anden enhed',
      text: 'For din sikkerheds skyld virker linket kun på den enhed, det først blev åbnet på. Gå tilbage til den enhed, eller bed virksomheden om et nyt link.',
    },
    revoked: {
      title: 'Linket virker ikke længere',
      text: 'Virksomheden har trukket det tilbage eller sendt dig et andet.',
    },
    expired: { title: 'Linket er udløbet', text: 'Bed virksomheden om et nyt.' },
    unlisted: { title: 'Du skal ikke gøre mere', text: 'Virksomheden beder ikke længere om dine oplysninger.' },
    closed: {
      title: 'Alt er sendt ind',
      text: 'Virksomheden har sendt sine svar ind. Der kan ikke ændres noget lige nu.',
    },
    unknown: {
      title: 'Linket er ikke fuldstændigt',
      text: 'Åbn det igen fra den besked, du har fået, eller kopiér hele adressen.',
    },
    unreachable: {
      title: 'Vi kan ikke få forbindelse lige nu',
      text: 'Det kan være din forbindelse eller et problem hos os.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Dine oplysninger til {organization}' },
      text: {
        individual:
          'Ifølge loven skal vi vide, hvem der ejer og leder en virksomhed, og {organization} har oplyst dit navn. Her giver du dine egne svar. Du kan altid stoppe og fortsætte senere på denne enhed.',
      },
    },
    summary: {
      text: 'Du er næsten færdig. Tjek dine svar, ret det, du vil, og afslut.',
      checking: 'Nogle svar bliver stadig tjekket. Du kan godt afslutte imens.',
      acknowledge: 'Jeg har læst det og vil gerne afslutte alligevel.',
      declaration:
        'Ved at afslutte bekræfter jeg, at svarene er sande og fuldstændige, og accepterer, at de bliver tjekket og opbevaret, så længe loven kræver.',
      submit: 'Afslut',
      submitting: 'Afslutter…',
    },
    statuses: { submitted: { title: 'Afsluttet', text: 'Tak. {organization} kan se, at du har oplyst det hele.' } },
    status: { submittedAt: 'Afsluttet {date}', goToSummary: 'Gennemgå og afslut' },
  },
};
