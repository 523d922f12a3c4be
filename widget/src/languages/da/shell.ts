import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verificering',
  continue: 'Fortsæt',
  back: 'Tilbage',
  save: 'Gem',
  change: 'Ret',
  cancel: 'Annuller',
  remove: 'Fjern',
  close: 'Luk',
  retry: 'Prøv igen',
  optional: 'valgfrit',
  yes: 'Ja',
  no: 'Nej',
  choose: 'Vælg…',
  loading: 'Et øjeblik…',
  saving: 'Gemmer…',
  stepOf: 'Trin {step} af {count}',
  steps: 'Trin',
  problemsTitle: { one: 'Ét svar skal rettes', other: '{count} svar skal rettes' },
  whyAsked: 'Hvorfor spørger vi om det?',
  asked: 'Ønsket ved gennemgangen',
  masked: 'Allerede oplyst ({value}). Lad feltet stå tomt for at beholde det.',
  notSaved: 'Vi kunne ikke gemme det.',
  found: 'Et tidligere svar skal rettes',
  later: 'Gør færdig senere',
  laterTitle: 'Gemt til senere',
  laterText:
    'Dine svar er gemt, undtagen filer, der stadig var ved at blive uploadet. Kom tilbage i denne browser inden for 14 dage for at fortsætte.',
  laterLost: 'Dine svar er gemt, men ikke det, du har skrevet på denne side: Det tillader browseren ikke.',
  reference: 'Reference: {id}',
};

const text = 'Ifølge loven skal vi vide, hvem vores kunder er. Du kan altid stoppe og fortsætte senere.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Bekræft din identitet', business: 'Verificér din virksomhed' },
  text: { individual: text, business: text },
  time: { one: 'Det tager cirka et minut.', other: 'Det tager cirka {count} minutter.' },
  needTitle: 'Det skal du bruge',
  need: {
    identity: 'Dit pas eller anden legitimation',
    camera: 'Et kamera eller billeder af dine dokumenter',
    taxNumber: 'Dit skattenummer',
    address: 'En regning eller et brev fra de seneste 90 dage med navn og adresse',
    companyDocuments:
      'Virksomhedens skattenummer og dens stiftelsesdokumenter eller en udskrift fra virksomhedsregistret',
    owners: 'Oplysninger om og legitimation for ejerne og den person, der leder virksomheden',
  },
  privacy: 'Dine svar er krypteret. Vi registrerer, hver gang de bliver åbnet ved gennemgangen.',
  start: 'Kom i gang',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Vi kan ikke få forbindelse lige nu',
    text: 'Det kan være din forbindelse eller et problem hos os. Alt, hvad du har skrevet, er her stadig.',
  },
  rateLimited: {
    title: 'For mange forsøg',
    text: 'Vi prøver igen om {time}.',
  },
  sessionEnded: {
    title: 'Din session er udløbet',
    text: 'For din sikkerheds skyld varer den kun en begrænset tid. Luk siden, og start forfra: Dine svar er gemt.',
  },
  sessionFailed: {
    title: 'Vi kunne ikke åbne din verificering',
    text: 'Websitet svarede ikke som forventet. Prøv igen om lidt; alt, hvad du har skrevet, er her stadig.',
  },
  unsupported: {
    title: 'Opdater din browser',
    text: 'Brug en aktuel version af Chrome, Edge, Firefox eller Safari.',
  },
  internal: {
    title: 'Noget gik galt',
    text: 'Siden kunne ikke vises. Prøv igen; alt, hvad du har skrevet, er her stadig.',
  },
};
