import type { Answer, Api } from '../service/api.js';
import { must } from '../service/api.js';
import type { Gatehouse } from '../service/gatehouse.js';
import { newPerson } from '../staff/people.js';
import { act } from '../staff/proposal-scene.js';
import { until } from '../run/until.js';

export interface ExceptionBody {
  readonly id: string;
  readonly organizationId?: string;
  readonly kind: string;
  readonly status: 'open' | 'resolved';
  readonly subject: { readonly type: string; readonly id: string };
  readonly amount?: Readonly<Record<string, string>>;
  readonly openedAt: string;
  readonly because: string;
  readonly options: readonly string[];
  readonly resolution?: { readonly option?: string; readonly by?: string; readonly reason: string };
}

/** All about a subject, the newest first. */
export async function exceptionsAbout({ operator }: Gatehouse, subjectId: string): Promise<ExceptionBody[]> {
  const { results } = must(await operator.get('/exceptions?limit=100'), 200) as unknown as { results: ExceptionBody[] };
  return results.filter(({ subject }) => subject.id === subjectId);
}

/** The one that is open about a subject, once somebody has looked. */
export function openedAbout(gatehouse: Gatehouse, subjectId: string): Promise<ExceptionBody> {
  return until('an exception is open', async () => {
    const found = (await exceptionsAbout(gatehouse, subjectId)).filter(({ status }) => status === 'open');
    return found.length === 1 && found[0];
  });
}

export function resolve(api: Api, { id }: Pick<ExceptionBody, 'id'>, option: string): Promise<Answer> {
  return api.post(`/exceptions/${id}/resolutions`, { option, reason: `By ${option}, ticket 4711` });
}

/** By two people who have just signed in: what one asks for, the other agrees to. */
export async function resolvedByTwo(gatehouse: Gatehouse, of: ExceptionBody, option: string): Promise<void> {
  const [asking, agreeing] = [
    await newPerson(gatehouse.operator, ['finance']),
    await newPerson(gatehouse.operator, ['treasurer']),
  ];
  const proposal = must(await resolve(asking.api, of, option), 202);
  const agreed = must(await act(agreeing.api, proposal['id'], 'approve'), 200);
  if (agreed['status'] !== 'approved') throw new Error(`It was not carried out: ${JSON.stringify(agreed)}`);
}

export async function exceptionOf({ operator }: Gatehouse, id: string): Promise<ExceptionBody> {
  return must(await operator.get(`/exceptions/${id}`), 200) as unknown as ExceptionBody;
}

/** Moving the clock by hours begins a reconciliation, which would wait at the end for a chain that nobody watches any more. */
export async function comparedAll(gatehouse: Gatehouse): Promise<void> {
  await until('nothing is compared', async () => {
    const jobs = await gatehouse.sql(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'reconcile%' AND run_at <= now()`,
    );
    return jobs.length === 0;
  });
}
