const AS_IF = ':is(:hover, [data-hover] *)';

function holdIn(rules: CSSRuleList) {
  for (const rule of rules) {
    if (
      rule instanceof CSSStyleRule &&
      rule.selectorText.includes(':hover') &&
      !rule.selectorText.includes(AS_IF)
    )
      rule.selectorText = rule.selectorText.replaceAll(':hover', AS_IF);
    if (rule instanceof CSSGroupingRule) holdIn(rule.cssRules);
  }
}

/**
 * Makes each `:hover` rule apply below `[data-hover]` too, so that axe sees these colours. No script can move
 * the real pointer.
 */
export function holdHover() {
  for (const sheet of document.styleSheets) holdIn(sheet.cssRules);
}
