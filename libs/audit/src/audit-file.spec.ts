import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { generateKeyPairSync } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AuditEntry } from './audit-entry.entity.js';
import { AuditFileWriter, type FileVerdict, verifyAuditFile } from './audit-file.js';

const keys = generateKeyPairSync('ed25519');
const at = new Date('2026-11-21T09:30:00.000Z');
const organizationId = '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10';

function hashOf(ordinal: number): Buffer {
  return Buffer.alloc(32, ordinal);
}

function entry(ordinal: number): AuditEntry {
  return {
    organizationId,
    ordinal,
    id: `01937c5e-8f2a-7d31-9b64-${String(ordinal).padStart(12, '0')}`,
    actor: 'operator',
    address: '127.0.0.1',
    action: 'reviewDecided',
    subject: `complianceReview:${ordinal}`,
    reason: null,
    at,
    previousHash: hashOf(ordinal - 1),
    hash: hashOf(ordinal),
  };
}

/** Newest first, each line without its end. */
function file(entries: readonly AuditEntry[], { isAuthentic = true, key = keys } = {}): string[] {
  const writer = new AuditFileWriter(key, at, { organizationId });
  const lines = [writer.header(), ...entries.map((each) => writer.entry(each, isAuthentic)), writer.footer()];
  return lines.map((line) => line.trimEnd());
}

const whole = [5, 4, 3, 2, 1].map(entry);

function verified(lines: readonly string[]): Promise<FileVerdict> {
  return verifyAuditFile(Readable.from(lines));
}

describe('a file of an audit trail', () => {
  test('as it was written is found to be so, of whatever length', async () => {
    const verdict = { exportedAt: at.toISOString(), filters: { organizationId }, faults: [] };
    expect(await verified(file(whole))).toMatchObject({ ...verdict, entries: 5 });
    expect(await verified(file([]))).toMatchObject({ ...verdict, entries: 0 });
    expect(await verified(file([entry(9), entry(4)]))).toMatchObject({ ...verdict, entries: 2 });
  });

  test('in which anything was changed, removed, repeated or moved is found out', async () => {
    const lines = file(whole);
    const changes = fc.tuple(
      fc.constantFrom('change', 'remove', 'repeat', 'move'),
      fc.nat(lines.length - 2),
      fc.nat(40),
    );
    await fc.assert(
      fc.asyncProperty(changes, async ([way, place, offset]) => {
        const line = lines[place] ?? '';
        const digit = line[offset] === '0' ? '1' : '0';
        const changed = `${line.slice(0, offset)}${digit}${line.slice(offset + 1)}`;
        const others = lines.filter((_, index) => index !== place);
        const altered = {
          change: lines.with(place, changed),
          remove: others,
          repeat: lines.toSpliced(place, 0, line),
          move: others.toSpliced(place + 1, 0, line),
        }[way];
        const verdict = await verified(altered).catch(() => undefined);
        expect(verdict?.faults).not.toEqual([]);
      }),
    );
  });

  test('that was cut off is not whole', async () => {
    for (let length = 2; length <= 6; length++)
      expect((await verified(file(whole).slice(0, length))).faults).toEqual([
        'The file is not whole: its last line, with the signature, is missing',
      ]);
    await expect(verified(file(whole).slice(0, 1))).rejects.toThrow('only the beginning of one');
  });

  test('tells what was altered before it was exported, and entries that do not follow each other', async () => {
    expect((await verified(file([entry(2)], { isAuthentic: false }))).faults).toEqual([
      `Entry ${entry(2).id} was not as it was recorded when it was exported`,
    ]);
    expect((await verified(file([{ ...entry(3), previousHash: hashOf(9) }, entry(2)]))).faults).toEqual([
      `Entry ${entry(3).id} does not follow the one before it`,
    ]);
    expect((await verified(file([entry(2), entry(3)]))).faults).toEqual([
      `Entry ${entry(3).id} stands where an older one belongs`,
    ]);
  });

  test('signed again by somebody else has another fingerprint', async () => {
    const forged = await verified(file(whole, { key: generateKeyPairSync('ed25519') }));
    expect(forged.faults).toEqual([]);
    expect(forged.fingerprint).not.toBe((await verified(file(whole))).fingerprint);
  });
});
