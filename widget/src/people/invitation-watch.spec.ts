import { beforeEach, describe, expect, test } from '@jest/globals';
import { Trouble } from '../api/trouble.js';
import type { Person } from '../api/wire.js';
import { InvitationWatch } from './invitation-watch.js';

const notAsked: Person = { associatedPersonId: 'ana', relationships: [], uploadedAttestations: [] };
const asked: Person = { ...notAsked, invitationRequest: {} };

let looks = 0;
let ends = 0;
let answer: () => Promise<void>;
let watch: InvitationWatch;
let waiting: (() => void) | undefined;

beforeEach(() => {
  looks = ends = 0;
  waiting = undefined;
  answer = () => Promise.resolve();
  const watched = {
    look: () => {
      looks += 1;
      return answer();
    },
    ended: () => {
      ends += 1;
    },
  };
  watch = new InvitationWatch(watched, (work) => {
    waiting = work;
    return () => (waiting = undefined);
  });
});

/** As long as it takes until it looks again, and to answer that; nothing where it waits for nothing. */
async function aWhile(): Promise<void> {
  const work = waiting;
  waiting = undefined;
  work?.();
  await new Promise(setImmediate);
}

describe('whom a company asks', () => {
  test('is looked at again, once each time somebody has looked', async () => {
    watch.for([asked]);
    await aWhile();
    expect(looks).toBe(1);
    watch.for([notAsked]);
    await aWhile();
    expect(looks).toBe(1);
  });

  test('is looked at again after a failure', async () => {
    answer = () => Promise.reject(new Trouble('unreachable'));
    watch.for([asked]);
    for (const times of [1, 2, 3]) {
      await aWhile();
      expect([looks, ends]).toEqual([times, 0]);
    }
  });

  test('is looked at no more by a screen that is gone, also where the last look fails after that', async () => {
    let fail: (cause: Trouble) => void = () => undefined;
    answer = () => new Promise((_, reject) => (fail = reject));
    watch.for([asked]);
    await aWhile();
    watch.stop();
    fail(new Trouble('unreachable'));
    await aWhile();
    expect(looks).toBe(1);
    watch.for([asked]);
    await aWhile();
    expect(looks).toBe(2);
  });

  test.each(['sessionEnded', 'sessionFailed'] as const)('is looked at no more once it is %s', async (code) => {
    answer = () => Promise.reject(new Trouble(code));
    watch.for([asked]);
    await aWhile();
    expect([looks, ends]).toEqual([1, 1]);
    watch.for([asked]);
    await aWhile();
    expect(looks).toBe(2);
  });
});
