import UPlot from 'uplot';
import { labelled } from './scale.ts';

export type Series = {
  label: string;
  values: readonly (number | null)[];
  as: 'columns' | 'line';
  tone: 'first' | 'second';
};

export type Drawing = {
  labels: readonly string[];
  series: readonly Series[];
  top: number;
  step: number;
  /** The labels of the scale. */
  inWords: (value: number) => string;
  /** A colour of the current theme. */
  colourOf: (tone: Series['tone']) => string;
  /** The week under the pointer; undefined if there is none. */
  onPoint: (at: number | undefined) => void;
};

const HEIGHT = 220;
/** The width of a label with its gap. */
const LABEL_PX = 58;

/** Draws weeks as columns or lines, and draws them again when size or theme changes. Returns a function to stop. */
export function drawWeeks(host: HTMLElement, drawing: Drawing): () => void {
  const { labels, series, top, step, inWords, colourOf, onPoint } = drawing;
  const { fontFamily } = getComputedStyle(host);
  const letters = () => getComputedStyle(host).color;
  const lines = () => getComputedStyle(host).borderTopColor;
  const columns = series.filter((one) => one.as === 'columns');
  const axis = { stroke: letters, font: `12px ${fontFamily}`, ticks: { show: false } };
  const plot = new UPlot(
    {
      width: host.clientWidth,
      height: HEIGHT,
      padding: [10, 18, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { setScale: false, x: false, y: false } },
      scales: { x: { time: false, range: () => [-0.5, labels.length - 0.5] }, y: { range: () => [0, top] } },
      axes: [
        {
          ...axis,
          size: 26,
          grid: { show: false },
          splits: (self) => labelled(labels.length, Math.floor((self.width - 40) / LABEL_PX)),
          values: (_self, at) => at.map((week) => labels[week] ?? ''),
        },
        {
          ...axis,
          size: 44,
          grid: { stroke: lines, width: 1 },
          splits: () => Array.from({ length: Math.round(top / step) + 1 }, (_, nr) => nr * step),
          values: (_self, values) => values.map(inWords),
        },
      ],
      series: [
        {},
        ...series.map(({ label, as, tone }): UPlot.Series => {
          const colour = () => colourOf(tone);
          if (as === 'line')
            return {
              label,
              stroke: colour,
              width: 2,
              spanGaps: true,
              ...(tone === 'second' ? { dash: [6, 4] } : {}),
              points: { show: true, size: 6, stroke: colour, fill: colour },
            };
          const beside = columns.length > 1;
          const first = columns[0]?.label === label;
          const paths = UPlot.paths.bars?.({
            size: beside ? [0.36, 20] : [0.6, 28],
            align: beside ? (first ? -1 : 1) : 0,
            radius: 0.15,
          });
          return { label, fill: colour, width: 0, points: { show: false }, ...(paths ? { paths } : {}) };
        }),
      ],
      hooks: { setCursor: [(self) => onPoint(self.cursor.idx ?? undefined)] },
    },
    [labels.map((_, at) => at), ...series.map(({ values }) => [...values])],
    host,
  );

  const room = new ResizeObserver(() => plot.setSize({ width: host.clientWidth, height: HEIGHT }));
  room.observe(host);
  const again = () => plot.redraw();
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', again);
  const chosen = new MutationObserver(again);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    room.disconnect();
    dark.removeEventListener('change', again);
    chosen.disconnect();
    plot.destroy();
  };
}
