import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Zbývá vyplnit',
  checking: 'Kontroluje se',
  blocking: 'Vyžaduje pozornost',
  warning: 'Doporučujeme zkontrolovat',
  done: 'Hotovo',
};

export const people: Words['people'] = {
  add: 'Přidat osobu',
  empty: 'Zatím tu nikdo není. Přidejte všechny, kdo vlastní alespoň 25 %, a osobu, která firmu řídí.',
  howRelated: 'Jakou roli má tato osoba?',
  newPerson: 'Nová osoba',
  personNumber: 'Osoba {number}',
  needsControl: 'Přidejte osobu, která firmu řídí, nebo změňte roli někoho na seznamu.',
  oneControl: 'Na seznamu může firmu řídit jen jedna osoba.',
  tooManyOwners: 'Můžete uvést nejvýše čtyři vlastníky.',
  everyone: 'Pokračovat',
  addDetails: 'Potom se zeptáme na údaje o každé osobě.',
  removeTitle: 'Odebrat ze seznamu: {person}?',
  removeText: 'Odpovědi o této osobě už nebudeme používat.',
  progress: 'hotovo {done} z {count}',
  of: '{step}\u00a0· {person}',
  company: 'Firma',
  both: 'Vlastní alespoň 25 % a řídí firmu',
  othersTitle: 'Dříve přidané osoby mimo seznam',
  listAgain: 'Přidat na seznam: {person}',
  gone: 'Mezitím ze seznamu někdo zmizel. Zkontrolujte ho.',
  notNow: 'Seznam teď nejde změnit.',
  listed: 'Osoby na seznamu',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Ze zákona musíme vědět, kdo jsou naši zákazníci.',
  PersonalInfo: 'Ze zákona musíme vědět, kdo jsou naši zákazníci a kdo stojí za firmou.',
  ContactInfo: 'Abychom se mohli ozvat, když v tomto ověření nebude něco jasné.',
  ResidentialAddress: 'Která pravidla platí, závisí na tom, kde člověk bydlí.',
  IdentityDocument: 'Doklad potvrzuje, že údaje patří skutečné osobě.',
  FinancialInfo: 'Když víme, co je běžné, snáz si všimneme něčeho neobvyklého, třeba praní peněz.',
  TaxInfo: 'Na toto číslo se musíme ptát podle daňových předpisů.',
  SelfiePhoto: 'Fotka ukazuje, že doklad je váš a ne někoho jiného.',
  Identification: 'Tyto údaje porovnáváme s obchodním rejstříkem.',
  Address: 'Která pravidla platí, závisí na tom, kde firma sídlí a působí.',
  Details: 'Na některé druhy podnikání se musíme podívat blíž.',
  Operations: 'Na některé činnosti a země se musíme podívat blíž.',
  FormationDocuments: 'Potvrzují, že firma existuje.',
  AssociatedPersons: 'Ze zákona musíme vědět, kdo firmu vlastní a kdo ji řídí.',
  ProofOfAddressDocuments: 'K úplnému ověření patří doklad o adrese firmy.',
  UboOwnershipDocuments: 'K úplnému ověření patří doklad o tom, kdo firmu vlastní.',
  ProofOfAddress: 'K úplnému ověření patří doklad o adrese každé osoby.',
};

const eea =
  'Ptáme se všech, kdo žijí v Evropském hospodářském prostoru nebo ve Spojeném království, nebo mají občanství některé z těchto zemí.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Od 5 000 amerických dolarů měsíčně potřebujeme doložit, odkud peníze pocházejí.',
  'business-customer-funds': 'Firma nakládá s penězi zákazníků, proto potřebujeme vidět, jak se pohybují.',
  'person-eea': eea,
  'person-signatory':
    'Kdo podepisuje za firmu a není v jejím statutárním orgánu, musí doložit, že k tomu má oprávnění.',
};
