import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Opnieuw proberen',
  refusals: {
    opened: {
      title: 'Geopend op een ander apparaat',
      text: 'Voor je veiligheid werkt deze link alleen op het apparaat waarop die het eerst is geopend. Ga terug naar dat apparaat of vraag het bedrijf om een nieuwe link.',
    },
    revoked: {
      title: 'Deze link werkt niet meer',
      text: 'Het bedrijf heeft de link ingetrokken of je een andere gestuurd.',
    },
    expired: { title: 'Deze link is verlopen', text: 'Vraag het bedrijf om een nieuwe.' },
    unlisted: { title: 'Er is niets meer te doen', text: 'Het bedrijf vraagt niet meer om je gegevens.' },
    closed: {
      title: 'Alles is ingediend',
      text: 'Het bedrijf heeft zijn antwoorden ingediend. Op dit moment kan er niets worden gewijzigd.',
    },
    unknown: {
      title: 'Deze link is niet volledig',
      text: 'Open de link opnieuw vanuit het bericht dat je kreeg, of kopieer het hele adres.',
    },
    unreachable: { title: 'We hebben nu geen verbinding', text: 'Het kan aan je verbinding liggen of aan ons.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Je gegevens voor {organization}' },
      text: {
        individual:
          'Volgens de wet moeten we weten van wie een bedrijf is en wie het leidt, en {organization} heeft jou genoemd. Hier geef je je eigen antwoorden. Je kunt op elk moment stoppen en later verdergaan op dit apparaat.',
      },
    },
    summary: {
      text: 'Je bent bijna klaar. Controleer je antwoorden, wijzig wat je wilt en rond af.',
      checking: 'Sommige antwoorden worden nog gecontroleerd. Je kunt wel alvast afronden.',
      acknowledge: 'Ik heb dit gelezen en wil toch afronden.',
      declaration:
        'Door af te ronden bevestig ik dat deze antwoorden juist en volledig zijn, en ga ik ermee akkoord dat ze worden gecontroleerd en bewaard zolang de wet dat vereist.',
      submit: 'Afronden',
      submitting: 'Afronden…',
    },
    statuses: { submitted: { title: 'Afgerond', text: 'Bedankt. {organization} ziet dat je alles hebt ingevuld.' } },
    status: { submittedAt: 'Afgerond op {date}', goToSummary: 'Controleren en afronden' },
  },
};
