import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verifiering',
  continue: 'Fortsätt',
  back: 'Tillbaka',
  save: 'Spara',
  change: 'Ändra',
  cancel: 'Avbryt',
  remove: 'Ta bort',
  close: 'Stäng',
  retry: 'Försök igen',
  optional: 'frivilligt',
  yes: 'Ja',
  no: 'Nej',
  choose: 'Välj…',
  loading: 'Ett ögonblick…',
  saving: 'Sparar…',
  stepOf: 'Steg {step} av {count}',
  steps: 'Steg',
  problemsTitle: { one: 'Ett svar behöver åtgärdas', other: '{count} svar behöver åtgärdas' },
  whyAsked: 'Varför frågar vi det här?',
  asked: 'Begärt vid granskningen',
  masked: 'Redan angivet ({value}). Lämna tomt för att behålla det.',
  notSaved: 'Vi kunde inte spara det här.',
  found: 'Ett tidigare svar behöver åtgärdas',
  later: 'Slutför senare',
  laterTitle: 'Sparat till senare',
  laterText:
    'Dina svar är sparade, utom filer som inte hann laddas upp. Kom tillbaka i den här webbläsaren inom 14 dagar för att fortsätta.',
  laterLost: 'Dina svar är sparade, men inte det du angav på den här sidan: webbläsaren tillåter det inte.',
  reference: 'Referens: {id}',
};

const text = 'Enligt lag måste vi veta vilka våra kunder är. Du kan pausa när du vill och fortsätta senare.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Bekräfta din identitet', business: 'Verifiera ditt företag' },
  text: { individual: text, business: text },
  time: { one: 'Det tar ungefär en minut.', other: 'Det tar ungefär {count} minuter.' },
  needTitle: 'Det här behöver du',
  need: {
    identity: 'Ditt pass eller en annan id-handling',
    camera: 'En kamera, eller bilder av dina dokument',
    taxNumber: 'Ditt skattenummer',
    address: 'En räkning eller ett brev från de senaste 90 dagarna som visar namn och adress',
    companyDocuments: 'Företagets skattenummer och bolagshandlingar, eller ett registreringsbevis',
    owners: 'Uppgifter och id-handlingar för ägarna och den person som leder företaget',
  },
  privacy: 'Dina svar är krypterade. Varje gång de öppnas vid granskningen loggas det.',
  start: 'Börja',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Vi får ingen anslutning just nu',
    text: 'Det kan bero på din anslutning eller på ett problem hos oss. Allt du har angett finns kvar.',
  },
  rateLimited: {
    title: 'För många försök',
    text: 'Vi försöker igen om {time}.',
  },
  sessionEnded: {
    title: 'Din session har gått ut',
    text: 'För din säkerhet varar den bara en begränsad tid. Stäng sidan och börja om: dina svar är sparade.',
  },
  sessionFailed: {
    title: 'Vi kunde inte öppna din verifiering',
    text: 'Webbplatsen svarade inte som väntat. Försök igen om en stund; allt du har angett finns kvar.',
  },
  unsupported: {
    title: 'Uppdatera din webbläsare',
    text: 'Använd en aktuell version av Chrome, Edge, Firefox eller Safari.',
  },
  internal: {
    title: 'Något gick fel',
    text: 'Sidan kunde inte visas. Försök igen; allt du har angett finns kvar.',
  },
};
