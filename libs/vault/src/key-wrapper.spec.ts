import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { LocalKeyWrapper } from './key-wrapper.js';
import { SealedValueRefused } from './vault.errors.js';

const key = (id?: string): { id: string | undefined; key: Buffer } => ({ id, key: randomBytes(32) });

describe('what is wrapped', () => {
  test.each([[[key()]], [[key('2027')]], [[key('2027'), key('2026')]]])(
    'opens by its own key and by no other',
    async (keys) => {
      const [wrapper, other] = [new LocalKeyWrapper(keys), new LocalKeyWrapper([key(keys[0]?.id)])];
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
          const wrapped = await wrapper.wrap(bytes);
          expect((await wrapper.unwrap(wrapped)).equals(bytes)).toBe(true);
          await expect(other.unwrap(wrapped)).rejects.toThrow(SealedValueRefused);
        }),
      );
    },
  );

  test('opens by any of several keys, in whatever order and by whatever names they are given', async () => {
    const [old, young] = [key('2026'), key('2027')];
    const plain = { ...old, id: undefined };
    const bytes = randomBytes(48);
    for (const before of [plain, old]) {
      const wrapped = await new LocalKeyWrapper([before]).wrap(bytes);
      for (const keys of [[young, old], [old, young], [plain], [young, { ...old, id: 'old' }]])
        expect((await new LocalKeyWrapper(keys).unwrap(wrapped)).equals(bytes)).toBe(true);
      await expect(new LocalKeyWrapper([young]).unwrap(wrapped)).rejects.toThrow(SealedValueRefused);
    }
  });

  test('is current where the first key wrapped it', async () => {
    const [old, young, plain] = [key('2026'), key('2027'), key()];
    const [byOld, byYoung, byPlain] = await Promise.all(
      [old, young, plain].map((each) => new LocalKeyWrapper([each]).wrap(randomBytes(48))),
    );
    const both = new LocalKeyWrapper([young, old]);
    expect([byOld, byYoung, byPlain].map((wrapped) => both.isCurrent(wrapped ?? Buffer.of()))).toEqual([
      false,
      true,
      false,
    ]);
    expect(new LocalKeyWrapper([plain]).isCurrent(byPlain ?? Buffer.of())).toBe(true);
  });

  test.each(['current', undefined])('is not current where a key before had the same name (%s)', async (id) => {
    const [before, now] = [key(id), key(id)];
    const wrapped = await new LocalKeyWrapper([before]).wrap(randomBytes(48));
    expect(new LocalKeyWrapper([now, { ...before, id: 'previous' }]).isCurrent(wrapped)).toBe(false);
  });

  test('says by which key it would open', async () => {
    const wrapped = await new LocalKeyWrapper([key('2026')]).wrap(randomBytes(48));
    await expect(new LocalKeyWrapper([key('2027')]).unwrap(wrapped)).rejects.toThrow('no key called 2026 is known');
  });

  test('does not open once its name or any byte of it was changed', async () => {
    const wrapper = new LocalKeyWrapper([key('2026')]);
    const wrapped = await wrapper.wrap(randomBytes(48));
    for (let index = 0; index < wrapped.length; index++) {
      const changed = Buffer.from(wrapped);
      changed[index] = (changed[index] ?? 0) ^ 1;
      await expect(wrapper.unwrap(changed)).rejects.toThrow(SealedValueRefused);
    }
  });
});
