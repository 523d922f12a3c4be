import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Försök igen',
  refusals: {
    opened: {
      title: 'Öppnad på en annan enhet',
      text: 'För din säkerhet fungerar länken bara på den enhet där den först öppnades. Gå tillbaka till den enheten eller be företaget om en ny länk.',
    },
    revoked: {
      title: 'Länken fungerar inte längre',
      text: 'Företaget har återkallat den eller skickat en annan till dig.',
    },
    expired: { title: 'Länken har gått ut', text: 'Be företaget om en ny.' },
    unlisted: { title: 'Det finns inget kvar att göra', text: 'Företaget ber inte längre om dina uppgifter.' },
    closed: { title: 'Allt är inskickat', text: 'Företaget har skickat in sina svar. Inget kan ändras just nu.' },
    unknown: {
      title: 'Länken är inte fullständig',
      text: 'Öppna den igen från meddelandet du fick, eller kopiera hela adressen.',
    },
    unreachable: {
      title: 'Vi får ingen anslutning just nu',
      text: 'Det kan bero på din anslutning eller på ett problem hos oss.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Dina uppgifter för {organization}' },
      text: {
        individual:
          'Enligt lag måste vi veta vem som äger och leder ett företag, och {organization} har angett dig. Här lämnar du dina egna svar. Du kan pausa när du vill och fortsätta senare på den här enheten.',
      },
    },
    summary: {
      text: 'Du är nästan klar. Kontrollera dina svar, ändra det du vill och slutför.',
      checking: 'Några svar kontrolleras fortfarande. Du kan slutföra under tiden.',
      acknowledge: 'Jag har läst det här och vill slutföra ändå.',
      declaration:
        'Genom att slutföra intygar jag att svaren är sanna och fullständiga, och godkänner att de kontrolleras och sparas så länge lagen kräver.',
      submit: 'Slutför',
      submitting: 'Slutför…',
    },
    statuses: { submitted: { title: 'Slutfört', text: 'Tack. {organization} ser att du har lämnat allt.' } },
    status: { submittedAt: 'Slutfört {date}', goToSummary: 'Granska och slutför' },
  },
};
