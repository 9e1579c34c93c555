import { element } from '../element.ts'
import type { SheetPlan } from './sheet.ts'

/** A symbol as a picture of the page, cut out of the sheet; its size is the style's. `name` is for screen readers. */
export function symbolPicture({ address, columns, rows, cells }: SheetPlan, symbol: string, name: string): HTMLElement {
  const picture = element('span', { class: 'symbol-picture', role: 'img', 'aria-label': name })
  const cell = cells.get(symbol)
  if (!cell) return picture
  const [column, row] = cell
  picture.style.backgroundImage = `url("${address}")`
  picture.style.backgroundSize = `${columns * 100}% ${rows * 100}%`
  picture.style.backgroundPosition = `${partOf(column, columns)}% ${partOf(row, rows)}%`
  return picture
}

/** A place among so many, in per cent from the first to the last. */
const partOf = (place: number, count: number) => (place / Math.max(1, count - 1)) * 100
