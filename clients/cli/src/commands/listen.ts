import { type Command, type Run, textOf, wholeNumber } from '../command/command.js';
import { UsageError } from '../outcomes/outcomes.js';
import { type Attempted, forwardEvent } from '../listen/forward-event.js';
import { newSecret } from '../listen/sign.js';
import { keepWebhookSecret, profilePath } from '../profile/profile.js';
import { askSecret } from '../terminal/ask.js';
import { typeOf } from './events.js';

export const listen: Command = {
  name: 'listen',
  summary: 'Events as signed webhooks on your own machine, which needs no address that others can reach.',
  options: {
    'forward-to': { type: 'string', value: 'URL', about: 'where they are sent, by POST, one after the other' },
    from: {
      type: 'string',
      value: 'POSITION',
      about: 'begin with those after this position; with what happens next when absent',
    },
    type: { type: 'string', value: 'TYPE', about: 'only this payload type, such as payin_status_changed' },
    'secret-stdin': {
      type: 'boolean',
      about: 'sign with the secret that is piped in; one is made and kept when absent',
    },
  },
  examples: [
    { line: 'gatehouse listen --forward-to http://localhost:3000/hook', about: 'what happens from now on' },
    {
      line: 'gatehouse listen --forward-to http://localhost:3000/hook --from 0',
      about: 'everything that ever happened',
    },
  ],
  run: async (given) => {
    const { output, signal, gatehouse } = given;
    const url = targetOf(given);
    const { secret, called } = await secretOf(given);
    const { events } = gatehouse();
    const from = wholeNumber(given, 'from') ?? (await events.lastPosition(signal));
    output.note(`Sending to ${url}, signed with ${called}`);
    const onTrouble = ({ message }: Error): void => output.note(message);
    for await (const event of events.follow({ from, signal, onTrouble, ...typeOf(given) })) {
      const { eventId, position, payload } = event;
      const tell = (attempted: Attempted): void =>
        output.line(
          { eventId, position, type: payload.type, ...attempted },
          `${position}  ${payload.type}  ${inWords(attempted)}`,
        );
      await forwardEvent(event, { url, secret }, { signal, tell });
    }
  },
};

function inWords({ status, why, milliseconds, againInSeconds, attempt }: Attempted): string {
  const isTaken = status !== undefined && status >= 200 && status < 300;
  if (isTaken) return `${why} (${milliseconds} ms)`;
  const what = status === undefined ? `nobody answers there (${why})` : `was answered ${why}`;
  return againInSeconds === undefined
    ? `${what}, given up after ${attempt} attempts`
    : `${what}, again in ${againInSeconds} s`;
}

function targetOf(given: Run): string {
  const text = textOf(given, 'forward-to');
  if (text === undefined) throw new UsageError('Say where to send them: --forward-to http://localhost:3000/hook');
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text))
    throw new UsageError(`${text} is no address such as http://localhost:3000/hook`);
  return text;
}

interface Signing {
  readonly secret: string;
  /** Itself where it is new, or somebody looks: what is piped ends in logs. */
  readonly called: string;
}

async function secretOf({ options, profile, output }: Run): Promise<Signing> {
  const { GATEHOUSE_WEBHOOK_SECRET: ofEnvironment } = process.env;
  if (options['secret-stdin'] === true)
    return { secret: checked(await askSecret('Secret: ')), called: 'the secret that was given' };
  if (ofEnvironment !== undefined) return { secret: checked(ofEnvironment), called: 'GATEHOUSE_WEBHOOK_SECRET' };
  const { webhookSecret } = profile;
  if (webhookSecret !== undefined)
    return { secret: webhookSecret, called: output.isWatched ? webhookSecret : `the secret in ${profilePath()}` };
  const made = newSecret();
  await keepWebhookSecret(made);
  return { secret: made, called: made };
}

function checked(secret: string): string {
  if (!/^whsec_[A-Za-z0-9+/]{16,}=*$/.test(secret))
    throw new UsageError('The secret looks like whsec_…, as that of a webhook');
  return secret;
}
