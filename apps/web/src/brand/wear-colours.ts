import type { ThemeTokens } from '@sanuk/contracts/system'

let worn: CSSStyleSheet | undefined

/** Gives the page the brand's own colours, where it has chosen some. The contract knows which, and what a colour is. */
export function wearColours({ light, dark }: ThemeTokens): void {
  const rule = (selector: string, tokens: ThemeTokens['light']) =>
    `${selector} { ${Object.entries(tokens)
      .map(([name, colour]) => `--${name}: ${colour};`)
      .join(' ')} }`
  const sheet = worn ?? new CSSStyleSheet()
  sheet.replaceSync(`${rule(':root, [data-theme="light"]', light)} ${rule('[data-theme="dark"]', dark)}`)
  if (!worn) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  worn = sheet
}
