import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Forbidden } from '../../../typescript/src/index.js';
import { type Command, type Run, textOf } from '../command/command.js';
import { Failed, UsageError } from '../outcomes/outcomes.js';
import { isThisMachine, refuseInTheClear } from '../profile/address.js';
import { connect } from '../profile/connect.js';
import { type Credentials, keepLogin, profilePath } from '../profile/profile.js';
import { askSecret } from '../terminal/ask.js';

const scopes = [
  'organizations:write',
  'accounts:write',
  'compliance:write',
  'payouts:write',
  'payouts:execute',
  'payins:write',
  'webhooks:write',
  'sandbox:write',
] as const;

export const login: Command = {
  name: 'login',
  summary: 'Keep a key, of an organization or of the operator, for the commands that follow.',
  options: {
    new: {
      type: 'string',
      value: 'NAME',
      about: 'make an organization of this name, and a key for it, with the operator key',
    },
  },
  examples: [
    { line: 'gatehouse login', about: 'asks for the key, which is not shown' },
    {
      line: 'gatehouse login --url https://gatehouse.example < key.txt',
      about: 'a key from a file, of another Gatehouse',
    },
    {
      line: 'gatehouse login --new "My company"',
      about: 'in the folder of a Gatehouse that runs here, whose operator key is taken',
    },
  ],
  run: async (given) => {
    const name = textOf(given, 'new');
    const { url } = given.profile;
    refuseInTheClear(url);
    const known = name === undefined ? await keyOf(url) : await made(given, name);
    await keepLogin(url, known);
    const who = known.key === undefined ? 'the operator' : 'an organization';
    given.output.value({ url, loggedIn: true }, { 'Logged in': `to ${url} as ${who}`, Kept: profilePath() });
  },
};

/** A key that somebody gives, once it is known whose it is. */
async function keyOf(url: string): Promise<Credentials> {
  const key = await asked(`Key for ${url}: `);
  const gatehouse = connect(url, key);
  const isOfOrganization = await gatehouse.get('/organizations/current').then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof Forbidden)
        return failure.params.requiredScope === 'organizations:read' && key.startsWith('gk_');
      throw failure;
    },
  );
  return isOfOrganization ? { key } : { operatorKey: key };
}

async function made({ output, profile, signal }: Run, name: string): Promise<Credentials> {
  const { url } = profile;
  const operatorKey = profile.operatorKey ?? (await keyOfThisFolder(url)) ?? (await asked(`Operator key of ${url}: `));
  const operator = connect(url, operatorKey);
  const making = operator
    .post('/organizations', { body: { name, type: 'business', country: 'AR' }, signal })
    .then(({ id: organizationId }) =>
      operator.post('/organizations/{organizationId}/api-keys', {
        path: { organizationId },
        body: { name: 'command line', scopes: [...scopes] },
        signal,
      }),
    );
  const { secret } = await output.during('Making an organization', making);
  if (secret === undefined) throw new Failed('The key was made, and not answered: revoke it, and log in again');
  return { key: secret, operatorKey };
}

/** That of the Gatehouse which runs in this folder, and so on this machine. */
async function keyOfThisFolder(url: string): Promise<string | undefined> {
  if (!isThisMachine(url)) return undefined;
  return readFile(join('.gatehouse', 'operator.key'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

async function asked(question: string): Promise<string> {
  const key = await askSecret(question);
  if (key === '') throw new UsageError('No key was given');
  return key;
}
