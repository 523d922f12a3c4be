import { formFields, isForm, type RequestExample, textOf, urlOf } from './request-example.js';

/** A command that works when pasted, once GATEHOUSE_KEY is set and the ids are the caller's own. */
export function curlOf(example: RequestExample): string {
  const { method, body } = example;
  const start =
    method === 'get' || (method === 'post' && body !== undefined) ? 'curl' : `curl -X ${method.toUpperCase()}`;
  const streams = example.answer === 'events' ? `${start} -N` : start;
  return [`${streams} ${quotedUrl(urlOf(example))}`, ...headersOf(example), ...bodyOf(example)].join(' \\\n  ');
}

/** The signature has to be computed from the body, which takes more than a line of shell. */
const signature = [
  '-H "webhook-id: $ID"',
  '-H "webhook-timestamp: $(date +%s)"',
  '-H "webhook-signature: v1,$SIGNATURE"',
];

function headersOf(example: RequestExample): string[] {
  const headers: string[] = [];
  if (example.caller === 'signature') headers.push(...signature);
  if (example.caller === 'key') headers.push('-H "Authorization: Bearer $GATEHOUSE_KEY"');
  if (example.isIdempotent) headers.push('-H "Idempotency-Key: $(uuidgen)"');
  // curl itself names the type of a form, with its boundary.
  if (example.body !== undefined && !isForm(example))
    headers.push(`-H "Content-Type: ${example.body.mediaType.replace(/["$`\\]/g, '')}"`);
  return headers;
}

function bodyOf(example: RequestExample): string[] {
  if (example.body === undefined) return [];
  if (!isForm(example)) return [`-d ${quoted(JSON.stringify(example.body.value, null, 2))}`];
  const fields = formFields(example).map(([name, value]) => `-F ${quoted(`${name}=${textOf(value)}`)}`);
  return ["-F 'file=@document.pdf'", ...fields];
}

function quotedUrl(url: string): string {
  return /^[\w.:/-]+$/.test(url) ? url : quoted(url);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
