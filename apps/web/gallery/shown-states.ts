/** What the pointer or the keyboard would do to everything inside an element with `data-show="hover"` or `"focus"`. */
const shown: readonly [pseudo: RegExp, also: string][] = [
  [/:hover/g, ':is(:hover, [data-show="hover"] *)'],
  [/:focus-within/g, ':is(:focus-within, [data-show="focus"] *)'],
  [/:focus-visible/g, ':is(:focus-visible, [data-show="focus"] :is(button, input, a, [role="tab"]))'],
]

/** Lets the gallery show hovered and focused parts standing still, by the parts' own rules. */
export function showStates(): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules)
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = shown.reduce((selector, [pseudo, also]) => selector.replace(pseudo, also), rule.selectorText)
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) widen(rule.cssRules)
  }
}
