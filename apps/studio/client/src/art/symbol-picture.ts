import { element } from '../element.ts'
import type { SheetPlan } from './sheet.ts'

/** A symbol as a picture of the page, cut out of the sheet; its size is the style's. `name` is for screen readers. */
export function symbolPicture(sheet: SheetPlan, symbol: string, name: string): HTMLElement {
  const picture = element('span', { class: 'symbol-picture', role: 'img', 'aria-label': name })
  const frame = sheet.frames.get(symbol)
  if (!frame) return picture
  const { w, h } = sheet.size
  picture.style.backgroundImage = `url("${sheet.address}")`
  picture.style.backgroundSize = `${(w / frame.w) * 100}% ${(h / frame.h) * 100}%`
  picture.style.backgroundPosition = `${(frame.x / (w - frame.w)) * 100}% ${(frame.y / (h - frame.h)) * 100}%`
  return picture
}
