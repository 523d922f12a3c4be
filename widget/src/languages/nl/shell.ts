import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verificatie',
  continue: 'Doorgaan',
  back: 'Terug',
  save: 'Opslaan',
  change: 'Wijzigen',
  cancel: 'Annuleren',
  remove: 'Verwijderen',
  close: 'Sluiten',
  retry: 'Opnieuw proberen',
  optional: 'optioneel',
  yes: 'Ja',
  no: 'Nee',
  choose: 'Kies…',
  loading: 'Een moment…',
  saving: 'Opslaan…',
  stepOf: 'Stap {step} van {count}',
  steps: 'Stappen',
  problemsTitle: { one: 'Eén antwoord vraagt aandacht', other: '{count} antwoorden vragen aandacht' },
  whyAsked: 'Waarom vragen we dit?',
  asked: 'Gevraagd bij de beoordeling',
  masked: 'Al ingevuld ({value}). Laat dit leeg om het zo te houden.',
  notSaved: 'Dit konden we niet opslaan.',
  found: 'Een eerder antwoord vraagt aandacht',
  later: 'Later afmaken',
  laterTitle: 'Opgeslagen voor later',
  laterText:
    'Je antwoorden zijn opgeslagen, behalve bestanden die nog niet helemaal geüpload waren. Kom binnen 14 dagen terug in deze browser om verder te gaan.',
  laterLost: 'Je antwoorden zijn opgeslagen, maar niet wat je op deze pagina invulde: deze browser staat dat niet toe.',
  reference: 'Referentie: {id}',
};

const text = 'Volgens de wet moeten we weten wie onze klanten zijn. Je kunt op elk moment stoppen en later verdergaan.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Bevestig je identiteit', business: 'Verifieer je bedrijf' },
  text: { individual: text, business: text },
  time: { one: 'Dit duurt ongeveer een minuut.', other: 'Dit duurt ongeveer {count} minuten.' },
  needTitle: 'Dit heb je nodig',
  need: {
    identity: 'Je paspoort of een ander identiteitsbewijs',
    camera: 'Een camera, of foto’s van je documenten',
    taxNumber: 'Je belastingnummer',
    address: 'Een rekening of brief van de afgelopen 90 dagen met de naam en het adres erop',
    companyDocuments:
      'Het belastingnummer van het bedrijf en de oprichtingsdocumenten of een uittreksel uit het handelsregister',
    owners: 'Gegevens en identiteitsbewijzen van de eigenaren en van de persoon die het bedrijf leidt',
  },
  privacy: 'Je antwoorden zijn versleuteld. We leggen elke inzage bij de beoordeling vast.',
  start: 'Beginnen',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'We hebben nu geen verbinding',
    text: 'Het kan aan je verbinding liggen of aan ons. Alles wat je invulde, staat er nog.',
  },
  rateLimited: {
    title: 'Te veel pogingen',
    text: 'Over {time} proberen we het opnieuw.',
  },
  sessionEnded: {
    title: 'Je sessie is verlopen',
    text: 'Voor je veiligheid duurt die maar een beperkte tijd. Sluit deze pagina en begin opnieuw: je antwoorden zijn opgeslagen.',
  },
  sessionFailed: {
    title: 'We konden je verificatie niet openen',
    text: 'Deze site reageerde niet zoals verwacht. Probeer het zo meteen opnieuw; alles wat je invulde, staat er nog.',
  },
  unsupported: {
    title: 'Werk je browser bij',
    text: 'Gebruik een recente versie van Chrome, Edge, Firefox of Safari.',
  },
  internal: {
    title: 'Er ging iets mis',
    text: 'We konden deze pagina niet laten zien. Probeer het opnieuw; alles wat je invulde, staat er nog.',
  },
};
