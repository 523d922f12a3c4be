import { pythonLiteral } from './literals.js';
import { formFields, isForm, type RequestExample, textOf, urlOf } from './request-example.js';

/** With `requests`, as most would write it. */
export function pythonOf(example: RequestExample): string {
  const { method, caller, isIdempotent, answer } = example;
  const modules = [
    ...(caller === 'anyone' ? [] : ['os']),
    ...(caller === 'signature' ? ['time'] : []),
    ...(isIdempotent ? ['uuid'] : []),
  ];
  return [
    ...modules.map((module) => `import ${module}`),
    ...(modules.length > 0 ? [''] : []),
    'import requests',
    '',
    `response = requests.${method}(`,
    `    ${pythonLiteral(urlOf(example))},`,
    ...headersOf(example),
    ...bodyOf(example),
    ...(answer === 'events' ? ['    stream=True,'] : []),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    ...readingOf(answer),
  ].join('\n');
}

function headersOf({ caller, isIdempotent }: RequestExample): string[] {
  const headers = [
    ...(caller === 'key' ? ['"Authorization": "Bearer " + os.environ["GATEHOUSE_KEY"],'] : []),
    ...(caller === 'signature'
      ? [
          '"webhook-id": os.environ["ID"],',
          '"webhook-timestamp": str(int(time.time())),',
          '"webhook-signature": "v1," + os.environ["SIGNATURE"],',
        ]
      : []),
    ...(isIdempotent ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
  ];
  return headers.length === 0 ? [] : ['    headers={', ...headers.map((line) => `        ${line}`), '    },'];
}

function bodyOf(example: RequestExample): string[] {
  if (example.body === undefined) return [];
  if (!isForm(example)) return [`    json=${pythonLiteral(example.body.value, 1)},`];
  const fields = Object.fromEntries(formFields(example).map(([name, value]) => [name, textOf(value)]));
  const data = Object.keys(fields).length === 0 ? [] : [`    data=${pythonLiteral(fields, 1)},`];
  return [...data, '    files={"file": open("document.pdf", "rb")},'];
}

function readingOf(answer: RequestExample['answer']): string[] {
  if (answer === 'nothing') return [];
  if (answer === 'events') return ['for line in response.iter_lines():', '    print(line.decode())'];
  return [answer === 'json' ? 'print(response.json())' : 'print(len(response.content))'];
}
