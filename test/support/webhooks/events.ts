import type { Api } from '../service/api.js';

export interface StatusChange {
  readonly previousStatus: { readonly type: string };
  readonly currentStatus: { readonly type: string };
}

/** From which status to which, in the order of the event log. */
export async function eventsAbout(api: Api, resourceId: string): Promise<StatusChange[]> {
  const { body } = await api.get(`/events?limit=100&resourceId=${resourceId}`);
  return (body['results'] as { payload: StatusChange }[]).map(({ payload: { previousStatus, currentStatus } }) => ({
    previousStatus,
    currentStatus,
  }));
}
