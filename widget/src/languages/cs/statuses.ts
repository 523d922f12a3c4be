import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Zkontrolujte odpovědi',
  text: 'Už jste skoro u konce. Zkontrolujte odpovědi, změňte, co chcete, a odešlete je.',
  checking: 'Některé odpovědi ještě kontrolujeme. Odeslat je můžete už teď.',
  answers: 'Odpovědi',
  blockingTitle: 'Vyžaduje pozornost před odesláním',
  warningsTitle: 'Doporučujeme zkontrolovat',
  warningsText: 'Můžete to opravit, nebo odeslat tak, jak to je. Náš tým se na to podívá.',
  acknowledge: 'Beru to na vědomí, a přesto chci odeslat.',
  declaration:
    'Odesláním potvrzuji, že tyto odpovědi jsou pravdivé a úplné, a souhlasím s jejich kontrolou a uchováním po dobu, kterou vyžaduje zákon.',
  submit: 'Odeslat',
  submitting: 'Odesíláme…',
  acknowledgeFirst: 'Opravte, co je uvedené výše, nebo zaškrtněte políčko.',
  document: 'Přidaný soubor',
  nothing: 'Žádné',
  notReadable: 'Tyto odpovědi teď nemůžeme zobrazit.',
  missing: 'Ještě chybí: {step}.',
  correctFirst: 'Nejdřív opravte, co je uvedené výše.',
  notSubmitted: 'Zatím neodesláno: mezitím se něco změnilo. Podívejte se, co ještě zbývá.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Zatím neodesláno', text: 'Některé odpovědi ještě chybí.' },
  submitted: { title: 'Odesláno', text: 'Děkujeme. Vaše odpovědi máme a hned je zkontrolujeme.' },
  validatingSubmission: {
    title: 'Kontrolujeme vaše dokumenty',
    text: 'Obvykle to trvá minutu. Tuto stránku můžete zavřít.',
  },
  submissionValidationsFailed: {
    title: 'Něco vyžaduje pozornost',
    text: 'Podrobnosti najdete níže. Ostatní zůstává, jak je.',
  },
  inReview: {
    title: 'Čeká na kontrolu',
    text: 'Náš tým zkontroluje vaše odpovědi. Tuto stránku můžete zavřít a kdykoli se vrátit.',
  },
  additionalInformationRequested: {
    title: 'Potřebujeme od vás ještě něco',
    text: 'Náš tým žádá o následující. Ostatní zůstává, jak je.',
  },
  approved: { title: 'Schváleno', text: 'Všechno je hotovo. Děkujeme.' },
  rejected: {
    title: 'Neschváleno',
    text: 'V tomto ověření nemůžeme pokračovat. Pokud si myslíte, že jde o omyl, obraťte se na podporu tohoto webu.',
  },
  error: {
    title: 'Trvá to déle než obvykle',
    text: 'Něco se pokazilo u nás. Nic se neztratilo a nemusíte nic dělat: postaráme se o to.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Odesláno {date}',
  approvedAt: 'Schváleno {date}',
  finish: 'Zavřít',
  closeNow: 'Tuto stránku už můžete zavřít.',
  allMended: 'Všechno je opravené.',
  goToSummary: 'Zkontrolovat a odeslat',
  rejectedAt: 'Rozhodnuto {date}',
  allAnswered: 'Už máme všechno, o co jsme žádali.',
  itemsTitle: 'Co je potřeba udělat',
  correct: 'Upravit',
  newlyNeeded: 'Potřebujeme to kvůli novým odpovědím.',
};
