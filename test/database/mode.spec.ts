import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ConfigurationError } from '#runtime';
import { AccountsModule } from '../../apps/accounts/src/accounts.module.js';
import { PayinsModule } from '../../apps/payins/src/payins.module.js';
import { RewrapModule } from '../../apps/platform/src/commands/rewrap.module.js';
import { Gatehouse, type OwnGatehouse, liveEnvironment } from '../support/service/gatehouse.js';
import { Service } from '../support/service/service.js';

let sandbox: OwnGatehouse;
let live: OwnGatehouse;
beforeAll(async () => {
  sandbox = await Gatehouse.start({ environment: { ROLE: 'api' } });
  live = await Gatehouse.start({ environment: { ...liveEnvironment, ROLE: 'api' } });
});
afterAll(async () => {
  await sandbox.stop();
  await live.stop();
});

const inLive = { ...liveEnvironment, ROLE: 'api' };
const inSandbox = { ROLE: 'api' };

/** It serves no longer than that takes. */
async function startedAndStopped(
  beside: Gatehouse,
  environment: Readonly<Record<string, string>>,
  module?: Type,
): Promise<void> {
  await (await Gatehouse.start({ beside, environment, ...(module === undefined ? {} : { module }) })).stop();
}

function failureOf(starting: Promise<void>): Promise<unknown> {
  return starting.then(
    () => undefined,
    (cause: unknown) => cause,
  );
}

function modesOf(gatehouse: Gatehouse): Promise<{ mode: string }[]> {
  return gatehouse.sql('SELECT mode FROM installation');
}

describe('a database is a sandbox’s or live', () => {
  test('as the first service is that starts on it', async () => {
    expect([await modesOf(sandbox), await modesOf(live)]).toEqual([[{ mode: 'sandbox' }], [{ mode: 'live' }]]);
  });

  test('and lets in others of its mode, all together and each alone', async () => {
    await startedAndStopped(sandbox, inSandbox, AccountsModule);
    await startedAndStopped(live, inLive);
    await startedAndStopped(live, inLive, PayinsModule);
  });

  test.each([
    ['all together', undefined],
    ['accounts alone', AccountsModule],
    ['payins alone', PayinsModule],
  ])('but none of the other mode: %s', async (_, module) => {
    const refused = await failureOf(startedAndStopped(sandbox, inLive, module));
    expect(refused).toBeInstanceOf(ConfigurationError);
    expect((refused as Error).message).toMatch(
      /^This database has been a sandbox since \d{4}-\d\d-\d\d, whose money is made up, and MODE is live: set MODE=sandbox, or DATABASE_URL to an empty database\.$/,
    );
    expect(((await failureOf(startedAndStopped(live, inSandbox, module))) as Error).message).toMatch(
      /^This database has been live since \d{4}-\d\d-\d\d, and MODE is sandbox \(as it is where it is not set\): set MODE=live, or DATABASE_URL to an empty database\.$/,
    );
    expect([await modesOf(sandbox), await modesOf(live)]).toEqual([[{ mode: 'sandbox' }], [{ mode: 'live' }]]);
  });

  test('whichever of many comes first, and only those of its mode start', async () => {
    await sandbox.sql('DELETE FROM installation');
    const started = await Promise.all(
      [inSandbox, inLive, inSandbox, inLive].map((environment) => failureOf(startedAndStopped(sandbox, environment))),
    );
    const [kept] = await modesOf(sandbox);
    const isRefused = started.map((failure) => failure instanceof ConfigurationError);
    expect(isRefused).toEqual(kept?.mode === 'live' ? [true, false, true, false] : [false, true, false, true]);
    await sandbox.sql("UPDATE installation SET mode = 'sandbox'");
  });

  test('from before modes were kept it takes that of the next start', async () => {
    await live.sql('DELETE FROM installation');
    await startedAndStopped(live, inLive);
    expect(await modesOf(live)).toEqual([{ mode: 'live' }]);
  });

  test('whatever a command is told, which neither says nor asks for one', async () => {
    await live.sql('DELETE FROM installation');
    const environment = { ...live.environment, MODE: 'sandbox', RPC_URLS: '' };
    await (await Service.start(environment, () => undefined, RewrapModule)).close();
    expect(await modesOf(live)).toEqual([]);
    await startedAndStopped(live, inLive);
  });
});
