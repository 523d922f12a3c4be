import { formFields, isForm, type RequestExample, textOf, urlOf } from './request-example.js';

/** A whole program, with the standard library alone. */
export function goOf(example: RequestExample): string {
  const body = bodyOf(example);
  const statements = [
    ...body.lines,
    `request, err := http.NewRequest(${text(example.method.toUpperCase())}, ${text(urlOf(example))}, ${body.name})`,
    ...failing,
    ...headersOf(example),
    ...(body.contentType === undefined ? [] : [`request.Header.Set("Content-Type", ${body.contentType})`]),
    'response, err := http.DefaultClient.Do(request)',
    ...failing,
    'defer response.Body.Close()',
    'fmt.Println(response.Status)',
    ...(example.answer === 'nothing' ? [] : ['io.Copy(os.Stdout, response.Body)']),
  ];
  const packages = known.filter((name) =>
    statements.some((line) => new RegExp(`(?<![\\w."])${name.slice(name.lastIndexOf('/') + 1)}\\.[A-Z]`).test(line)),
  );
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...statements.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

const known = ['bytes', 'crypto/rand', 'fmt', 'io', 'log', 'mime/multipart', 'net/http', 'os', 'strings', 'time'];

const failing = ['if err != nil {', '\tlog.Fatal(err)', '}'];

interface Body {
  readonly lines: readonly string[];
  readonly name: string;
  readonly contentType?: string;
}

function bodyOf(example: RequestExample): Body {
  if (example.body === undefined) return { lines: [], name: 'nil' };
  if (isForm(example)) return formOf(example);
  const json = JSON.stringify(example.body.value, null, 2);
  const written = json.includes('`') ? text(json) : `\`${json}\``;
  return {
    lines: [`body := strings.NewReader(${written})`],
    name: 'body',
    contentType: text(example.body.mediaType),
  };
}

function formOf(example: RequestExample): Body {
  const fields = formFields(example).map(([name, value]) => `form.WriteField(${text(name)}, ${text(textOf(value))})`);
  return {
    lines: [
      'file, err := os.Open("document.pdf")',
      ...failing,
      'body := &bytes.Buffer{}',
      'form := multipart.NewWriter(body)',
      ...fields,
      'part, err := form.CreateFormFile("file", "document.pdf")',
      ...failing,
      'io.Copy(part, file)',
      'form.Close()',
    ],
    name: 'body',
    contentType: 'form.FormDataContentType()',
  };
}

/** There are no UUIDs in the standard library. */
const uuid = [
  'id := make([]byte, 16)',
  'rand.Read(id)',
  'id[6], id[8] = id[6]&0x0f|0x40, id[8]&0x3f|0x80',
  'request.Header.Set("Idempotency-Key", fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:]))',
];

function headersOf({ caller, isIdempotent }: RequestExample): string[] {
  return [
    ...(caller === 'key' ? ['request.Header.Set("Authorization", "Bearer "+os.Getenv("GATEHOUSE_KEY"))'] : []),
    ...(caller === 'signature'
      ? [
          'request.Header.Set("webhook-id", os.Getenv("ID"))',
          'request.Header.Set("webhook-timestamp", fmt.Sprint(time.Now().Unix()))',
          'request.Header.Set("webhook-signature", "v1,"+os.Getenv("SIGNATURE"))',
        ]
      : []),
    ...(isIdempotent ? uuid : []),
  ];
}

/** JSON escapes as Go does. */
function text(value: string): string {
  return JSON.stringify(value);
}
