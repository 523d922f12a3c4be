import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Noch einmal versuchen',
  refusals: {
    opened: {
      title: 'Auf einem anderen Gerät geöffnet',
      text: 'Zu Ihrer Sicherheit funktioniert dieser Link nur auf dem Gerät, auf dem er zuerst geöffnet wurde. Wechseln Sie zu diesem Gerät oder bitten Sie das Unternehmen um einen neuen Link.',
    },
    revoked: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Das Unternehmen hat ihn zurückgezogen oder Ihnen einen anderen geschickt.',
    },
    expired: { title: 'Dieser Link ist abgelaufen', text: 'Bitten Sie das Unternehmen um einen neuen.' },
    unlisted: { title: 'Sie müssen nichts mehr tun', text: 'Das Unternehmen fragt nicht mehr nach Ihren Angaben.' },
    closed: {
      title: 'Alles ist eingereicht',
      text: 'Das Unternehmen hat seine Antworten eingereicht. Im Moment lässt sich nichts ändern.',
    },
    unknown: {
      title: 'Dieser Link ist unvollständig',
      text: 'Öffnen Sie ihn noch einmal aus der Nachricht, die Sie erhalten haben, oder kopieren Sie die ganze Adresse.',
    },
    unreachable: {
      title: 'Gerade besteht keine Verbindung',
      text: 'Vielleicht liegt es an Ihrer Verbindung, vielleicht an uns.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Ihre Angaben für {organization}' },
      text: {
        individual:
          'Wir müssen laut Gesetz wissen, wem ein Unternehmen gehört und wer es leitet, und {organization} hat Sie genannt. Hier geben Sie Ihre eigenen Antworten. Sie können jederzeit unterbrechen und später auf diesem Gerät weitermachen.',
      },
    },
    summary: {
      text: 'Fast geschafft. Prüfen Sie Ihre Antworten, ändern Sie, was Sie möchten, und schließen Sie ab.',
      checking: 'Einige Antworten werden noch geprüft. Sie können trotzdem schon abschließen.',
      acknowledge: 'Ich habe das gelesen und möchte trotzdem abschließen.',
      declaration:
        'Mit dem Abschluss bestätige ich, dass diese Antworten wahr und vollständig sind. Ich bin damit einverstanden, dass sie geprüft und so lange aufbewahrt werden, wie es das Gesetz verlangt.',
      submit: 'Abschließen',
      submitting: 'Wird abgeschlossen…',
    },
    statuses: {
      submitted: { title: 'Abgeschlossen', text: 'Vielen Dank. {organization} sieht, dass Sie alles angegeben haben.' },
    },
    status: { submittedAt: 'Abgeschlossen am {date}', goToSummary: 'Prüfen und abschließen' },
  },
};
