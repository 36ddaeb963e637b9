import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const notice = style({
  display: 'flex',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  borderInlineStart: '6px solid',
});
const tone = (back: string, bar: string) => ({
  background: back,
  borderInlineStartColor: bar,
  color: color.text,
});
export const tones = styleVariants({
  neutral: tone(color.surfaceSunken, color.borderStrong),
  info: tone(color.primarySoft, color.primary),
  success: tone(color.successSoft, color.success),
  warning: tone(color.warningSoft, color.warning),
  danger: tone(color.dangerSoft, color.danger),
});
export const icons = styleVariants({
  neutral: { color: color.textMuted },
  info: { color: color.primary },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
});
export const icon = style({ display: 'flex', height: '1.5em', alignItems: 'center' });
export const body = style({
  display: 'grid',
  // May be narrower than its longest word, such as an email address.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minWidth: 0,
  flex: 1,
});
export const title = style({ fontWeight: font.weight.bold });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[1] });
