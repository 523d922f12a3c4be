import { jsonView } from './json-view.js';
import { emptied, find, make, prepend, say, timeOf } from './markup.js';
import { webhooksOf } from './partner.js';

const most = 200;

/** Shows what the partner's server has received, and goes on when the line is cut. Returns how to stop. */
export function showWebhooks(customerId, { heard, lost }) {
  const list = find('webhooks');
  emptied(list);
  const source = webhooksOf(customerId);
  source.addEventListener('message', ({ data }) => {
    const webhook = JSON.parse(data);
    prepend(list, entry(webhook));
    if (list.children.length > most) list.lastElementChild.remove();
    say(`Webhook received: ${changeIn(webhook.body.payload)}`);
    heard(webhook);
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) lost();
  });
  return () => source.close();
}

function entry({ receivedAt, headers, body, mail }) {
  return make(
    'li',
    {},
    make(
      'details',
      {},
      make(
        'summary',
        {},
        timeOf(new Date(receivedAt)),
        make('code', {}, body.payload.type),
        make('span', { class: 'verified' }, 'verified'),
        make('span', { class: 'change' }, changeIn(body.payload)),
      ),
      make('p', { class: 'part' }, 'Headers'),
      jsonView(headers),
      make('p', { class: 'part' }, 'Body'),
      jsonView(body),
    ),
    mail && mailView(mail),
  );
}

/** Quillet would send it; here it is opened in another tab, as by somebody else on a device of their own. */
function mailView({ to, about, url }) {
  return make(
    'p',
    { class: 'mail' },
    `Mail from Quillet to ${to ?? 'the owner'}: “${about} asks for your details.” `,
    make('a', { href: url, target: '_blank', rel: 'noopener' }, 'Open its link'),
  );
}

/** Of both kinds that come here, a status is a word or an object with a type. */
function changeIn({ previousStatus, currentStatus, status }) {
  const word = (one) => one?.type ?? one ?? '';
  const [before, after] = [word(previousStatus), word(currentStatus ?? status)];
  return before === '' ? after : `${before} → ${after}`;
}
