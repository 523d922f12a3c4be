import { readFileSync } from 'node:fs';
import { afterAll, expect } from '@jest/globals';
import { inspectingProcesses } from '../../../../test/support/documents/inspecting-processes.js';
import { packed, pdfOf, pdfWith } from '../../../../test/support/documents/pdfs.js';
import { until } from '../../../../test/support/run/until.js';
import type { InspectionTask } from './task.js';
import { InspectingProcess } from './inspecting-process.js';
import { limits } from './limits.js';
import { workOf } from './process-usage.js';
import { onLinux } from '../../../../test/support/run/on-linux.js';

/** A service that other test files share may have its own. */
const others = inspectingProcesses();
const own = (): number[] => inspectingProcesses(others);

/** It outlives a test as it outlives a file. */
const inspecting = new InspectingProcess(limits);
afterAll(() => inspecting.end());

const task = (bytes: Buffer): InspectionTask => ({ contentType: 'application/pdf', bytes, wanted: [] });
const short = task(pdfOf([['Acme S.A.']]));
const saying = (times: number): InspectionTask =>
  task(pdfWith([packed(Buffer.from(`BT /F1 12 Tf 72 720 Td ${'(Acme) Tj '.repeat(times)} ET`))]));
/** Some tenths of a second of work. */
const middling = saying(50_000);
const long = saying(400_000);
/** Some seconds of it. */
const endless = saying(1_200_000);

/** The process, once it works on the file. */
async function working(): Promise<number> {
  const pid = await until('there is a process', () => own()[0] ?? false);
  const before = workOf(pid) ?? 0;
  await until('it works', () => (workOf(pid) ?? 0) > before + 100);
  return pid;
}

onLinux('a process that crashes leaves none of its memory behind', async () => {
  await inspecting.inspect(short);
  const [pid = 0] = own();
  expect(readFileSync(`/proc/${pid}/limits`, 'utf8')).toMatch(/^Max core file size +0 +0 /m);
  expect(Number(readFileSync(`/proc/${pid}/coredump_filter`, 'utf8'))).toBe(0);
});

onLinux('what a process is killed over by somebody else is opened in another', async () => {
  await inspecting.inspect(short);
  const inspection = inspecting.inspect(long);
  process.kill(await working(), 'SIGKILL');
  expect(await inspection).toMatchObject({ kind: 'pdf', pages: 1, isWhole: true });
});

onLinux('what two processes end over is unreadable', async () => {
  await inspecting.inspect(short);
  // What it takes to start, and to open something.
  const startedBy = workOf(own()[0] ?? 0) ?? 0;
  const inspection = inspecting.inspect(endless);
  const first = await working();
  process.kill(first, 'SIGKILL');
  await until('the first is gone', () => !own().includes(first));
  const second = await until('there is a second', () => own().find((pid) => pid !== first) ?? false);
  await until('it works', () => (workOf(second) ?? 0) > startedBy + 200);
  process.kill(second, 'SIGKILL');
  expect(await inspection).toEqual({ kind: 'unreadable' });
});

onLinux('what is ended with the service is not told to be unreadable', async () => {
  await inspecting.inspect(short);
  const inspection = inspecting.inspect(endless);
  const failure = expect(inspection).rejects.toThrow('was ended');
  await working();
  inspecting.end();
  await failure;
});

onLinux('what stands still is opened in another', async () => {
  const impatient = new InspectingProcess({ ...limits, openedWithinMilliseconds: 900 });
  const before = own();
  await impatient.inspect(short);
  const [pid = 0] = own().filter((each) => !before.includes(each));
  // With what it has started.
  process.kill(-pid, 'SIGSTOP');
  expect(await impatient.inspect(middling)).toMatchObject({
    kind: 'pdf',
    isWhole: true,
    readings: { text: { outcome: 'absent' } },
  });
  await until('it is gone', () => !own().includes(pid));
  impatient.end();
});
