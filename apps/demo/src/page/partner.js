/** The partner's own back end said no, or Gatehouse did behind it: then these are the words of Gatehouse. */
export class Refused extends Error {
  constructor(status, { name, message, params, errorInstanceId }) {
    super(
      [message, ...(params?.failures ?? []).map(({ field, messages }) => `${field} ${messages.join(', ')}`)].join(
        ' · ',
      ),
    );
    this.status = status;
    this.name = name;
    this.errorInstanceId = errorInstanceId;
  }
}

async function call(method, path, body) {
  let response;
  let answer;
  try {
    response = await fetch(`/demo/customers${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    answer = await response.json();
  } catch {
    throw new Refused(0, { name: 'Unreachable', message: 'Gatehouse is not responding. Is it still running?' });
  }
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

export const createCustomer = (wanted) => call('POST', '', wanted);
export const readCustomer = (id) => call('GET', `/${id}`);
export const createSession = (id) => call('POST', `/${id}/session`);
export const decide = (id, decision) => call('POST', `/${id}/decisions`, decision);
export const answerFinding = (id, findingId, said) => call('POST', `/${id}/findings/${findingId}`, said);
export const webhooksOf = (id) => new EventSource(`/demo/customers/${id}/stream`);

/** The very file that a partner would load. */
const widgetScript = '/widget/gatehouse-onboarding.js';

export async function loadWidget() {
  try {
    await import(widgetScript);
    await customElements.whenDefined('gatehouse-onboarding');
  } catch {
    const message = 'The widget could not be loaded. Build it with npm start.';
    throw new Refused(0, { name: 'NoWidget', message });
  }
}
