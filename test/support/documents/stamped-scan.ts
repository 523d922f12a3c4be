import sharp from 'sharp';
import { pdfOfObjects, stream } from './pdfs.js';
import { printed } from './print.js';

/** A PDF of scanned pages, each with a stamp of letters, as services that have papers signed make them. */
export async function stampedScan(letters: readonly (readonly string[])[]): Promise<Buffer> {
  const size = { width: 1_260, height: 1_782 };
  const jpegs = await Promise.all(
    letters.map(async (lines) => {
      const { pixels } = await printed(lines, { face: 'sans', size: 50, ...size });
      return sharp(pixels, { raw: { ...size, channels: 1 } })
        .toColourspace('srgb')
        .jpeg()
        .toBuffer();
    }),
  );
  const stamp = 'BT /F1 8 Tf 20 825 Td (DocuSign Envelope ID: 8A7B6C5D-1234-4678-9ABC-DEF012345678) Tj ET';
  const kids = jpegs.map((_, page) => `${4 + page * 3} 0 R`).join(' ');
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${jpegs.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...jpegs.flatMap((jpeg, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 3} 0 R
        /Resources << /Font << /F1 3 0 R >> /XObject << /Scan ${6 + page * 3} 0 R >> >> >>`,
      stream('', Buffer.from(`q 595 0 0 842 0 0 cm /Scan Do Q ${stamp}`)),
      stream(
        '/Type /XObject /Subtype /Image /Width 1260 /Height 1782 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        jpeg,
      ),
    ]),
  ]);
}
