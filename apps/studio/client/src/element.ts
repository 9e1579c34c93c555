type Child = Node | string | null
type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>>

/**
 * An HTML element with its attributes, listeners (`onclick` and the like) and children.
 * `true` writes an empty attribute; `false` and `undefined` write none.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children.filter((child) => child !== null))
  return made
}

/** The element of the page that stands there. Throws where the page has none: the page and its script belong together. */
export function existing<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`)
  return found
}
