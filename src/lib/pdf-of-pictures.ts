/** A JPEG, and its size in pixels. */
export type Picture = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number };

/** The longer side of a page: that of A4, in points. */
const LONGER_SIDE = 842;

/** A PDF with each picture as a page of its own, in their order. */
export function pdfOf(pictures: readonly Picture[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (...added: typeof parts) => {
    for (const part of added) {
      parts.push(part);
      length += part.length;
    }
  };
  const object = (facts: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    add(
      `${offsets.length} 0 obj\n<< ${facts}${stream === undefined ? '' : ` /Length ${stream.length}`} >>\n`,
    );
    if (stream !== undefined) add('stream\n', stream, '\nendstream\n');
    add('endobj\n');
  };
  // Object 1 is the catalog, 2 the list of pages. Each page is followed by its picture and its drawing
  // commands.
  const pageAt = (index: number) => 3 + 3 * index;

  add('%PDF-1.4\n');
  object('/Type /Catalog /Pages 2 0 R');
  const kids = pictures.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  object(`/Type /Pages /Kids [${kids}] /Count ${pictures.length}`);
  for (const [index, { jpeg, width, height }] of pictures.entries()) {
    const scale = LONGER_SIDE / Math.max(width, height);
    const size = `${Math.round(width * scale)} ${Math.round(height * scale)}`;
    const at = pageAt(index);
    object(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents ${at + 2} 0 R ` +
        `/Resources << /XObject << /Picture ${at + 1} 0 R >> >>`,
    );
    object(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        '/BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    );
    object('', `${size.replace(' ', ' 0 0 ')} 0 0 cm /Picture Do`);
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`,
    `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}
