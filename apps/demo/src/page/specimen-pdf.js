/** A page of plain text as a PDF, with SPECIMEN across it. Its letters are those of Western Europe. */
export function specimenPdf({ title, lines }) {
  const content = [
    'q 0.93 0.90 0.84 rg BT /F2 92 Tf 0.82 0.57 -0.57 0.82 110 210 Tm (SPECIMEN) Tj ET Q',
    '0.11 0.11 0.13 rg',
    `BT /F2 24 Tf 72 748 Td (${escaped(title)}) Tj ET`,
    'q 0.04 0.42 0.37 RG 2 w 72 732 m 523 732 l S Q',
    'BT /F1 12 Tf 18 TL 72 696 Td',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
    'BT /F1 9 Tf 72 60 Td (SPECIMEN. Made for the demo of Gatehouse; it proves nothing.) Tj ET',
  ].join('\n');
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]);
}

/** Every object is found by the place of its first byte; a character is one byte here. */
function assembled(objects) {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...places.map((place) => `${place} 00000 n `)].join('\n');
  const end = `xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file + end, (character) => character.charCodeAt(0));
}

function escaped(text) {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
