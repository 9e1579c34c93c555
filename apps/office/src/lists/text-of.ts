import { isValidElement, type ReactNode } from 'react'

/** What a piece of a page says, without the elements it says it in. What draws itself says nothing here. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
