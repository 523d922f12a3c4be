export interface PagePicture {
  /** In three colours. */
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  /** On paper. */
  readonly points: { readonly width: number; readonly height: number };
}

/** Each picture on a page of its own and, if there is one, the note on a last page. The note is in ASCII. */
export function pdfOfPictures(pictures: readonly PagePicture[], note?: string): Buffer {
  const pages = [...pictures.map(pageOf), ...(note === undefined ? [] : [pageWithNote(note)])];
  const first = pages.map((_, index) => 3 + pages.slice(0, index).reduce((sum, page) => sum + page(0).length, 0));
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Kids [${first.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ),
    ...pages.flatMap((page, index) => page(first[index] ?? 0)),
  ];
  return written(objects);
}

/** The objects of a page, of which the first one has this number. */
type Page = (number: number) => readonly Buffer[];

function pageOf({ jpeg, width, height, points }: PagePicture): Page {
  return (number) => [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.width} ${points.height}] /Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    ),
    stream('', Buffer.from(`${points.width} 0 0 ${points.height} 0 0 cm /P Do`)),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    ),
  ];
}

function pageWithNote(note: string): Page {
  return (number) => [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources << /Font << /F ${number + 2} 0 R >> >> >>`,
    ),
    stream('', Buffer.from(`BT /F 12 Tf 60 760 Td (${note}) Tj ET`)),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
}

function stream(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

function written(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  let at = parts[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const place = at;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
    return place;
  });
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
