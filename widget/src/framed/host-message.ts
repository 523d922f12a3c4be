import type { GivenSession } from '../api/session-keeper.js';
import { type GivenTheme, readTheme } from '../themed/read-theme.js';

/** Of the messages in both directions. What it means stays; what is added is passed over by who does not know it. */
export const messageVersion = 1;

/** What the page around the frame may say. */
export type HostMessage =
  | { readonly type: 'gatehouse:session'; readonly session: GivenSession | undefined }
  | { readonly type: 'gatehouse:language'; readonly lang: string }
  | { readonly type: 'gatehouse:theme'; readonly theme: GivenTheme };

/** Ours by its name, and not as it has to be: the page around is told why. */
export interface RefusedMessage {
  readonly refused: string;
  readonly problem: string;
}

type Data = Readonly<Record<string, unknown>>;

const longestToken = 200;
const languageTag = /^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8}){0,6}$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]{5,20}(Z|[+-]\d\d:\d\d)$/;

const readers: Readonly<Record<HostMessage['type'], (data: Data) => HostMessage | string>> = {
  'gatehouse:session': readSession,
  'gatehouse:language': ({ lang }) =>
    typeof lang === 'string' && languageTag.test(lang)
      ? { type: 'gatehouse:language', lang }
      : 'lang: must be a language tag, such as pt-BR',
  'gatehouse:theme': ({ theme: given }) => {
    const theme = readTheme(given);
    return typeof theme === 'string' ? theme : { type: 'gatehouse:theme', theme };
  },
};

/** Pages send each other all kinds of things: what does not bear our name is not for us. */
export function readMessage(data: unknown): HostMessage | RefusedMessage | undefined {
  const { type, version } = (typeof data === 'object' && data !== null ? data : {}) as Data;
  if (typeof type !== 'string' || !type.startsWith('gatehouse:')) return undefined;
  const refused = type.slice(0, 40);
  if (version !== messageVersion) return { refused, problem: `version: must be ${messageVersion}` };
  if (!isKnown(type)) return { refused, problem: 'type: is not known' };
  const message = readers[type](data as Data);
  return typeof message === 'string' ? { refused, problem: message } : message;
}

function isKnown(type: string): type is HostMessage['type'] {
  return Object.hasOwn(readers, type);
}

/** `token: null` says that the person has to come in again. */
function readSession({ token, expiresAt }: Data): HostMessage | string {
  if (token === null) return { type: 'gatehouse:session', session: undefined };
  if (typeof token !== 'string' || token === '' || token.length > longestToken)
    return 'token: must be the token of a session, or null';
  if (expiresAt === undefined) return { type: 'gatehouse:session', session: { token } };
  if (typeof expiresAt !== 'string' || !instant.test(expiresAt)) return 'expiresAt: must be what Gatehouse answered';
  return { type: 'gatehouse:session', session: { token, expiresAt } };
}
