import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Ověření',
  continue: 'Pokračovat',
  back: 'Zpět',
  save: 'Uložit',
  change: 'Změnit',
  cancel: 'Zrušit',
  remove: 'Odebrat',
  close: 'Zavřít',
  retry: 'Zkusit znovu',
  optional: 'nepovinné',
  yes: 'Ano',
  no: 'Ne',
  choose: 'Vyberte…',
  loading: 'Okamžik…',
  saving: 'Ukládáme…',
  stepOf: 'Krok {step} z {count}',
  steps: 'Kroky',
  problemsTitle: {
    one: 'Jedna odpověď vyžaduje pozornost',
    few: '{count} odpovědi vyžadují pozornost',
    other: '{count} odpovědí vyžaduje pozornost',
  },
  whyAsked: 'Proč se na to ptáme?',
  asked: 'Žádost našeho týmu',
  masked: 'Už je vyplněno ({value}). Pokud se nic nezměnilo, nechte prázdné.',
  notSaved: 'Nepodařilo se to uložit.',
  found: 'Dřívější odpověď vyžaduje pozornost',
  later: 'Dokončit později',
  laterTitle: 'Uloženo na později',
  laterText:
    'Odpovědi jsou uložené, kromě souborů, které se ještě nahrávaly. Chcete-li pokračovat, vraťte se do 14 dnů ve stejném prohlížeči.',
  laterLost: 'Odpovědi jsou uložené, ale to, co je zadané na této stránce, ne: tento prohlížeč to neumožňuje.',
  reference: 'Referenční číslo: {id}',
};

const text = 'Ze zákona musíme vědět, kdo jsou naši zákazníci. Kdykoli můžete přestat a pokračovat později.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Ověřte svou totožnost', business: 'Ověřte svou firmu' },
  text: { individual: text, business: text },
  time: {
    one: 'Zabere to asi minutu.',
    few: 'Zabere to asi {count} minuty.',
    other: 'Zabere to asi {count} minut.',
  },
  needTitle: 'Co budete potřebovat',
  need: {
    identity: 'Cestovní pas nebo jiný doklad totožnosti',
    camera: 'Kamera nebo fotky dokladů',
    taxNumber: 'Daňové identifikační číslo',
    address: 'Vyúčtování nebo dopis ne starší než 90 dní, kde je jméno či název a adresa',
    companyDocuments: 'Daňové číslo firmy a zakladatelské dokumenty nebo výpis z obchodního rejstříku',
    owners: 'Údaje a doklady totožnosti vlastníků a osoby, která firmu řídí',
  },
  privacy: 'Vaše odpovědi jsou šifrované. Zaznamenáváme každé jejich otevření naším týmem.',
  start: 'Začít',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Nemůžeme se teď připojit',
    text: 'Může to být vaším připojením nebo problémem u nás. Vše, co je vyplněné, tu zůstává.',
  },
  rateLimited: {
    title: 'Příliš mnoho pokusů',
    text: 'Brzy to zkusíme znovu. Zbývá: {time}.',
  },
  sessionEnded: {
    title: 'Vaše relace vypršela',
    text: 'Kvůli bezpečnosti trvá jen omezenou dobu. Zavřete tuto stránku a začněte znovu: odpovědi jsou uložené.',
  },
  sessionFailed: {
    title: 'Vaše ověření se nepodařilo otevřít',
    text: 'Tento web neodpověděl, jak měl. Zkuste to za chvíli znovu; vše, co je vyplněné, tu zůstává.',
  },
  unsupported: {
    title: 'Aktualizujte prohlížeč',
    text: 'Použijte aktuální verzi Chromu, Edge, Firefoxu nebo Safari.',
  },
  internal: {
    title: 'Něco se pokazilo',
    text: 'Tuto stránku se nepodařilo zobrazit. Zkuste to znovu; vše, co je vyplněné, tu zůstává.',
  },
};
