import { DRAWER_WIDTH_PX, TOP_BAR_HEIGHT_PX } from '../lib/constants.ts';
import source from '../../design-tokens.json' with { type: 'json' };

type Names<Group> = Exclude<keyof Group, `$${string}`>;
type Values<Group> = Record<Names<Group>, string>;

interface Color {
  hex: string;
  alpha?: number;
}
interface Measure {
  value: number;
  unit: string;
}
interface Shadow {
  color: Color;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}
type TokenValue = string | number | number[] | string[] | Color | Measure | Shadow;

const isToken = (node: unknown): node is { $value: TokenValue } =>
  typeof node === 'object' && node !== null && '$value' in node;

function lookUp(alias: string): string {
  const path = alias.slice(1, -1).split('.');
  const found = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], source);
  if (!isToken(found)) throw new Error(`design-tokens.json has no token ${alias}`);
  return toCss(found.$value);
}

function toCss(value: TokenValue): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.startsWith('{') ? lookUp(value) : value;
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`;
    return value.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(', ');
  }
  if ('hex' in value) {
    const alpha = Math.round((value.alpha ?? 1) * 255);
    return alpha === 255 ? value.hex : `${value.hex}${alpha.toString(16).padStart(2, '0')}`;
  }
  if ('unit' in value) return `${value.value}${value.unit}`;
  const { offsetX, offsetY, blur, spread, color } = value;
  return [offsetX, offsetY, blur, spread, color].map(toCss).join(' ');
}

function values<Group extends object>(group: Group): Values<Group> {
  const named = Object.entries(group).flatMap(([name, node]: [string, unknown]) =>
    isToken(node) ? [[name, toCss(node.$value)]] : [],
  );
  return Object.fromEntries(named) as Values<Group>;
}

/** The raw colour ramps as hex, for the token page; screens use the semantic names in `vars`. */
export const ramps = {
  blue: values(source.color.blue),
  green: values(source.color.green),
  neutral: values(source.color.neutral),
  red: values(source.color.red),
  amber: values(source.color.amber),
};

/**
 * The layer between a dialog and the page, in both themes. A plain value, since older browsers have no variables on
 * `::backdrop`.
 */
export const scrim = toCss(source.color.scrim.$value);
/** The colour of `ground` below that layer. */
export const underScrim = (ground: string) => {
  const { hex, alpha } = source.color.scrim.$value;
  return `color-mix(in srgb, ${hex} ${alpha * 100}%, ${ground})`;
};

/** Semantic colours as hex, one full set for each theme. */
export const themes = { light: values(source.theme.light), dark: values(source.theme.dark) };

/** The colours of charts. Only pages with charts load them. */
export const figures = { light: values(source.figure.light), dark: values(source.figure.dark) };

/** The colours of drawings, light and dark. Only pages with drawings load them. */
export const scenes = { light: values(source.scene.light), dark: values(source.scene.dark) };

/** Everything that is the same in both themes, as CSS values. */
export const fixed = {
  space: values(source.space),
  radius: values(source.radius),
  font: {
    family: values(source.font.family),
    weight: values(source.font.weight),
    size: values(source.font.size),
    leading: values(source.font.leading),
  },
  shadow: values(source.shadow),
  motion: { ...values(source.motion.duration), ease: toCss(source.motion.ease.out.$value) },
  // The two lengths that the specification fixes are with its other constants.
  layout: {
    ...values(source.layout),
    topBar: `${TOP_BAR_HEIGHT_PX}px`,
    drawer: `${DRAWER_WIDTH_PX}px`,
  },
};

const dress = <Space extends object, Size extends object, Layout extends object>(density: {
  space: Space;
  size: Size;
  layout: Layout;
}) => ({
  space: values(density.space),
  font: { size: values(density.size) },
  layout: values(density.layout),
});

/** The values that staff's denser pages change (decision 0122), and those that a touch screen restores. */
export const densities = { work: dress(source.density.work), touch: dress(source.density.touch) };

/** Widths at which a layout changes, as CSS lengths; `md` ends the mobile layout (docs/specification.md, Constants). */
export const breakpoints = values(source.breakpoint);
