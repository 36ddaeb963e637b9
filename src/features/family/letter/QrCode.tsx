/** A QR code, drawn as one shape. `code` includes the quiet border. */
export function QrCode({ code, label }: { code: boolean[][]; label: string }) {
  const shape = code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${code.length} ${code.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={shape} />
    </svg>
  );
}
