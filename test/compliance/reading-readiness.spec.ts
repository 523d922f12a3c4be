import { expect, test } from '@jest/globals';
import { hasNamespaces } from '../support/run/namespaces.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

async function readyWith(documentReading: string, isThat: (ready: Record<string, unknown>) => boolean): Promise<void> {
  const gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: documentReading } });
  try {
    await until('readiness tells it', async () => {
      const { status, body } = await gatehouse.anyone.get('/health/ready');
      return status === 200 && isThat(body);
    });
  } finally {
    await gatehouse.stop();
  }
}

test('readiness tells by what print is read', async () => {
  await readyWith('on', ({ checked, notSetUp }) => {
    expect(notSetUp).not.toContain('document reading');
    return (checked as string[]).some((one) => /^document reading: by tesseract(\.js)? \d+\.\d/.test(one));
  });
});

test('readiness tells how the processes that open documents are confined', async () => {
  const how = hasNamespaces ? 'in Linux namespaces' : 'by the permission model';
  await readyWith('off', ({ checked }) =>
    (checked as string[]).some((one) => one.startsWith(`documents opened: ${how}`)),
  );
});

test('readiness tells that nothing is read', async () => {
  await readyWith('off', ({ checked, notSetUp }) => {
    expect((checked as string[]).filter((one) => one.startsWith('document reading'))).toEqual([]);
    return (notSetUp as string[]).includes('document reading');
  });
});
