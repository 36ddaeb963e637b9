import { vars } from './contract.css.ts';
import { fixed, ramps, themes } from './tokens.ts';

const grid = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`,
  gap: 12,
});

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <figure style={{ margin: 0, fontSize: 13 }}>
      <div style={{ height: 54, borderRadius: 12, border: '1px solid #8886', background: color }} />
      <figcaption>
        {name}
        <br />
        <code>{color}</code>
      </figcaption>
    </figure>
  );
}

/** The colour ramps, for the token page of Storybook. */
export function Ramps() {
  return Object.entries(ramps).map(([name, ramp]) => (
    <section key={name}>
      <h3>{name}</h3>
      <div style={grid('84px')}>
        {Object.entries(ramp).map(([step, color]) => (
          <Swatch key={step} name={step} color={color} />
        ))}
      </div>
    </section>
  ));
}

/** One theme's colours by meaning. */
export function Semantic({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div style={grid('132px')}>
      {Object.entries(themes[theme]).map(([name, color]) => (
        <Swatch key={name} name={name} color={color} />
      ))}
    </div>
  );
}

/** The spacing scale as bars. */
export function Spacing() {
  return Object.entries(fixed.space).map(([step, width]) => (
    <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 6 }}>
      <code style={{ width: 96 }}>
        {step} = {width}
      </code>
      <div style={{ width, height: 18, background: vars.color.secondary }} />
    </div>
  ));
}

/** The type scale, in Inter. */
export function Type() {
  return Object.entries(fixed.font.size).map(([name, fontSize]) => (
    <p
      key={name}
      style={{ margin: '0 0 12px', fontFamily: fixed.font.family.body, fontSize, lineHeight: 1.3 }}
    >
      Somebody to rely on <code style={{ fontSize: 13 }}>{`${name} ${fontSize}`}</code>
    </p>
  ));
}
