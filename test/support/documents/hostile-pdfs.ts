import { deflateSync } from 'node:zlib';
import { pdf } from './documents.js';
import { packedRun } from './packed-runs.js';
import { packed, packedSpaces, pdfOf, pdfOfObjects, pdfWith, stream } from './pdfs.js';

type Made = Buffer | Promise<Buffer>;

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const javaScript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** Whatever a stranger may call a PDF. Each is made when it is asked for. */
export const hostilePdfs = {
  nonsense: (): Made => Buffer.from('%PDF-1.4 hello'),
  truncated: (): Made => {
    const whole = pdfOf([['Acme S.A.'], ['Page two']]);
    return whole.subarray(0, whole.length / 3);
  },
  circleOfPages: (): Made => pdfOfObjects([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  deepTreeOfPages: (): Made =>
    pdfOfObjects([
      catalog,
      ...Array.from({ length: 5_000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`),
      '<< /Type /Page >>',
    ]),
  circleOfObjectStreams: (): Made =>
    pdf({ objects: [stream('/Type /ObjStm /N 1 /First 6 /Extends 5 0 R', Buffer.from('100 0 << /A 5 0 R >>'))] }),
  tableThatPointsToItself: (): Made => {
    const whole = pdfOf([['Acme']]).toString('latin1');
    const at = whole.indexOf('xref\n');
    return Buffer.from(whole.replace('trailer\n<< ', `trailer\n<< /Prev ${at} `), 'latin1');
  },
  bracketsWithoutEnd: (): Made => pdfWith([Buffer.from('['.repeat(2_000_000))]),
  dictionariesWithoutEnd: (): Made => pdfOfObjects([catalog, onePage, '<< /A '.repeat(500_000)]),
  bomb: (): Made => pdfWith([stream('/Filter /FlateDecode', packedSpaces(512))]),
  bombInABomb: (): Made => pdfWith([stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(packedSpaces(512)))]),
  script: (): Made => pdf({ objects: [javaScript] }),
  launch: (): Made => pdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }),
  embeddedFile: (): Made => pdf({ objects: [stream('/Type /EmbeddedFile', Buffer.from('MZ'))] }),
  password: (): Made => pdf({ trailer: '/Encrypt 9 0 R' }),
  tenThousandPages: (): Made => pdfOf(Array.from({ length: 10_000 }, (_, page) => [`Page ${page + 1}`])),
  twoBillionPages: (): Made => pdfOfObjects([catalog, '<< /Type /Pages /Kids [] /Count 2147483647 >>']),
  millionPagesPromised: (): Made => pdfWith([], 100_000),
  vastPage: (): Made => pageOf('0 0 m 9e9 9e9 l S', { box: '-1e9 -1e9 1e9 1e9' }),
  pageOfNothing: (): Made => pageOf('', { box: '0 0 0 0' }),
  vastPicture: (): Made => pageWithPicture('/Width 100000 /Height 100000'),
  /** Told in an object of its own, which nobody follows while it is uploaded. */
  hiddenVastPicture: (): Made => pageWithPicture('/Width 6 0 R /Height 6 0 R', '30000'),
  pictureInItself: (): Made =>
    pageOf('/P Do', { resources: '/XObject << /P 5 0 R >>' }, [
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /P 5 0 R >> >>',
        Buffer.from('/P Do '.repeat(1_000)),
      ),
    ]),
  /** Each shows the next one ten times: ten thousand million of the last. */
  picturesInPictures: (): Made => pageOf('/P Do', { resources: '/XObject << /P 5 0 R >>' }, nested(10)),
  letterInItself: (): Made =>
    pageOf('BT /F 12 Tf (aaaa) Tj ET', { resources: '/Font << /F 5 0 R >>' }, [
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /F 5 0 R >> >> >>',
      stream('', Buffer.from('BT /F 12 Tf (aaaa) Tj ET')),
    ]),
  lettersOfAllScripts: (): Made =>
    pageOf('BT /F 12 Tf (ab) Tj ET', { resources: '/Font << /F 5 0 R >>' }, [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      packed(Buffer.from(`1 beginbfrange\n${'<00000000> <7fffffff> <0041>\n'.repeat(1_000)}endbfrange`)),
    ]),
  millionsOfLetters: (): Made =>
    pageOf(packed(Buffer.from(`BT /F1 12 Tf ${'(x) Tj '.repeat(3_000_000)} ET`)), helvetica),
  endlessDashes: (): Made => pageOf('[0.0001 0.0001] 0 d 0 0 m 600 700 l S '.repeat(100)),
} as const satisfies Record<string, () => Made>;

const helvetica = { resources: '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>' };

interface PageParts {
  readonly box?: string;
  readonly resources?: string;
}

/** One page; what it names are objects from number 5 on. */
function pageOf(
  content: string | Buffer,
  { box = '0 0 612 792', resources = '' }: PageParts = {},
  objects: readonly (string | Buffer)[] = [],
): Buffer {
  return pdfOfObjects([
    ...[catalog, onePage],
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << ${resources} >> /Contents 4 0 R >>`,
    typeof content === 'string' ? stream('', Buffer.from(content)) : content,
    ...objects,
  ]);
}

function pageWithPicture(size: string, ...objects: readonly string[]): Buffer {
  const picture = stream(
    `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
    packedRun(0, 30_000_000),
  );
  return pageOf('q 612 0 0 792 0 0 cm /P Do Q', { resources: '/XObject << /P 5 0 R >>' }, [picture, ...objects]);
}

function nested(depth: number): Buffer[] {
  return Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? stream(form(''), Buffer.from('0 0 300 300 re f '))
      : stream(form(`/XObject << /P ${level + 6} 0 R >>`), Buffer.from('/P Do '.repeat(10))),
  );
}

function form(resources: string): string {
  return `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${resources} >>`;
}
