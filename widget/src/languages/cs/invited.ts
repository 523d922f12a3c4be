import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Zkusit znovu',
  refusals: {
    opened: {
      title: 'Otevřeno na jiném zařízení',
      text: 'Kvůli bezpečnosti funguje tento odkaz jen na zařízení, kde byl otevřen poprvé. Vraťte se k tomu zařízení, nebo požádejte firmu o nový odkaz.',
    },
    revoked: { title: 'Tento odkaz už nefunguje', text: 'Firma ho zrušila, nebo vám poslala jiný.' },
    expired: { title: 'Platnost tohoto odkazu skončila', text: 'Požádejte firmu o nový.' },
    unlisted: { title: 'Už nemusíte nic dělat', text: 'Firma už o vaše údaje nežádá.' },
    closed: { title: 'Všechno už je odeslané', text: 'Firma odeslala své odpovědi. Teď nejde nic změnit.' },
    unknown: {
      title: 'Tento odkaz není úplný',
      text: 'Otevřete ho znovu ze zprávy, která vám přišla, nebo zkopírujte celou adresu.',
    },
    unreachable: { title: 'Nemůžeme se teď připojit', text: 'Může to být vaším připojením nebo problémem u nás.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Vaše údaje pro firmu {organization}' },
      text: {
        individual:
          'Ze zákona musíme vědět, kdo firmu vlastní a kdo ji řídí, a firma {organization} uvedla vás. Tady vyplníte vlastní odpovědi. Kdykoli můžete přestat a pokračovat později na tomto zařízení.',
      },
    },
    summary: {
      text: 'Už jste skoro u konce. Zkontrolujte odpovědi, změňte, co chcete, a dokončete to.',
      checking: 'Některé odpovědi ještě kontrolujeme. Dokončit to můžete už teď.',
      acknowledge: 'Beru to na vědomí, a přesto to chci dokončit.',
      declaration:
        'Dokončením potvrzuji, že tyto odpovědi jsou pravdivé a úplné, a souhlasím s jejich kontrolou a uchováním po dobu, kterou vyžaduje zákon.',
      submit: 'Dokončit',
      submitting: 'Dokončujeme…',
    },
    statuses: {
      submitted: { title: 'Dokončeno', text: 'Děkujeme. Firma {organization} vidí, že je všechno vyplněné.' },
    },
    status: { submittedAt: 'Dokončeno {date}', goToSummary: 'Zkontrolovat a dokončit' },
  },
};
