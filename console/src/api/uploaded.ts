import { Refusal } from './refusal.js';

/** `fetch` tells nobody how much has been sent. */
export function uploaded(path: string, form: FormData, sent: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => sent(total === 0 ? 1 : loaded / total));
    request.addEventListener('error', () => reject(new Refusal(0, {})));
    request.addEventListener('load', () => {
      const body = bodyOf(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(new Refusal(request.status, body));
    });
    request.open('POST', path);
    request.send(form);
  });
}

function bodyOf(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
