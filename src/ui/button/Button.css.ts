// bundle: chrome
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout, motion, radius, space } = vars;

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  border: '1.5px solid transparent',
  borderRadius: radius.medium,
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'translateY(1px)' },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
});

const solid = (name: 'primary' | 'danger') => ({
  background: color[name],
  color: color[`${name}Text`],
  selectors: { '&:hover': { background: color[`${name}Hover`], color: color[`${name}Text`] } },
});

export const variants = styleVariants({
  primary: solid('primary'),
  danger: solid('danger'),
  secondary: {
    background: color.surface,
    borderColor: color.borderStrong,
    color: color.text,
    selectors: { '&:hover': { background: color.surfaceSunken, borderColor: color.text, color: color.text } },
  },
  quiet: {
    background: 'transparent',
    color: color.primary,
    selectors: { '&:hover': { background: color.primarySoft, color: color.primaryHover } },
  },
});

export const sizes = styleVariants({
  medium: { minHeight: layout.control, padding: `${space[1]} ${space[4]}`, fontSize: font.size.md },
  small: { minHeight: layout.controlSmall, padding: `3px ${space[2]}`, fontSize: font.size.sm },
});

export const full = style({ width: '100%' });
export const content = style({ display: 'inline-flex', alignItems: 'center', gap: '0.45em' });
export const veiled = style({ opacity: 0, selectors: { ':has(~ [data-unreached]) > &': { opacity: 1 } } });
export const wait = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  selectors: { ':has(~ [data-unreached]) > &': { display: 'none' } },
});
