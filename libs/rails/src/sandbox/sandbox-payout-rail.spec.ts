import { describe, expect, test } from '@jest/globals';
import { payoutErrorCodes, toWireNumber } from '#contracts';
import { Clock } from '#runtime';
import type { PayoutOrder, PayoutSubmission } from '../contract/payout-rail.js';
import { sandboxOutcomes } from './payout-outcomes.js';
import { SandboxPayoutRail } from './sandbox-payout-rail.js';

const rail = new SandboxPayoutRail(new Clock());

function order(hundredths: bigint): PayoutOrder {
  return {
    id: '0193a1b2-0000-7000-8000-000000000001',
    organizationId: '0193a1b2-0000-7000-8000-000000000002',
    fiatAndRail: 'ars',
    currency: 'ARS',
    fiatUnits: 1_000n,
    amount: { tokenAmount: toWireNumber(hundredths, 2), tokenSymbol: 'USDC' },
    recipient: {},
    payoutMethod: { type: 'ars', details: {} },
  };
}

async function reported(hundredths: bigint): Promise<(PayoutSubmission & { isTaken: true })['later']> {
  const submission = await rail.submit(order(hundredths));
  if (!submission.isTaken) throw new Error('The sandbox takes everything');
  return submission.later;
}

async function statuses(hundredths: bigint): Promise<string[]> {
  return (await reported(hundredths)).map(({ report }) => report.status);
}

describe('in the sandbox', () => {
  test.each([0n, 100n, 12_300n, 1n, 60n, 67n, 99n, 181n])('%d hundredths are completed', async (asked) => {
    expect(await statuses(asked)).toEqual(['completed']);
  });

  test.each(payoutErrorCodes.map((code, index) => [1_061n + BigInt(index), code] as const))(
    '%d hundredths fail with %s',
    async (asked, errorCode) => {
      const [failed, ...more] = await reported(asked);
      expect(failed?.report).toMatchObject({ status: 'failed', errorCode, reason: expect.any(String) });
      expect(more).toEqual([]);
    },
  );

  test.each([
    [71n, ['onHold', 'pending', 'completed']],
    [72n, ['onHold', 'failed']],
    [73n, ['completed', 'refundInProgress', 'refunded']],
    [74n, ['completed']],
    [75n, ['completed', 'completed', 'completed']],
  ])('%d hundredths are told as %j', async (asked, expected) => {
    expect(await statuses(asked)).toEqual(expected);
  });

  test('steps that differ follow each other, and a late answer comes after an hour', async () => {
    for (const asked of [71n, 72n, 73n]) {
      const moments = (await reported(asked)).map(({ afterSeconds }) => afterSeconds);
      expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    }
    expect((await reported(74n))[0]?.afterSeconds).toBe(3_600);
  });

  test('the same report is told twice by the same id, and once more by another', async () => {
    const [first, second, third] = (await reported(75n)).map(({ report }) => report);
    expect(second).toEqual(first);
    expect(third).toEqual({ ...first, id: expect.not.stringMatching(`^${first?.id ?? ''}$`) });
  });

  test('whoever asks again is told the same, and by ids of that payout', async () => {
    for (const { hundredths = 0 } of sandboxOutcomes) {
      const asked = BigInt(hundredths);
      expect(await rail.submit(order(asked))).toEqual(await rail.submit(order(asked)));
      for (const { report } of await reported(asked)) {
        expect(report.id.startsWith(`${report.payoutId}:`)).toBe(true);
        expect(report).toMatchObject({ payoutId: order(0n).id, organizationId: order(0n).organizationId });
      }
    }
  });

  test('what fails or comes back says why', () => {
    for (const step of sandboxOutcomes.flatMap((outcome) => outcome.reported)) {
      const isBad = step.status === 'failed' || step.status === 'refundInProgress';
      expect([step.errorCode !== undefined, step.reason !== undefined]).toEqual([isBad, isBad]);
    }
  });

  test('an amount has one outcome', () => {
    const hundredths = sandboxOutcomes.map((outcome) => outcome.hundredths);
    expect(new Set(hundredths).size).toBe(hundredths.length);
  });

  test('a Bre-B key that begins with @ana is somebody’s, always the same', async () => {
    const holder = await rail.holderOf('@ana123');
    expect(holder).toEqual({
      holderName: expect.stringMatching(/^Ana /),
      holderIdNumber: expect.stringMatching(/^1\d{9}$/),
    });
    expect(await rail.holderOf('@ana123')).toEqual(holder);
    expect(await rail.holderOf('@ana124')).not.toEqual(holder);
    for (const nobodys of ['@bob', 'ana', '', ' @ana']) expect(await rail.holderOf(nobodys)).toBeUndefined();
  });
});
