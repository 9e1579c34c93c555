import { element } from '../element.ts'
import type { InfoNeeds } from './info.ts'

const SVG = 'http://www.w3.org/2000/svg'
const CELL = { width: 16, height: 12 }

/** Every line drawn on a small grid, with its number. */
export function linePictures({ say, machine }: InfoNeeds): readonly HTMLElement[] {
  const pictures = machine.lines.map((line, i) =>
    element(
      'li',
      { class: 'line-picture' },
      lineDrawing(line, machine.rows),
      element('span', {}, say('game.line.number', { line: i + 1 })),
    ),
  )
  return [
    element('p', { class: 'dialog-note' }, say('game.info.lines.note', { lines: machine.lines.length })),
    element('ul', { class: 'line-pictures' }, ...pictures),
  ]
}

function lineDrawing(line: readonly number[], rows: number): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${line.length * CELL.width} ${rows * CELL.height}`)
  svg.setAttribute('aria-hidden', 'true')
  for (const [reel, chosen] of line.entries()) {
    for (let row = 0; row < rows; row += 1) svg.append(cellDrawing(reel, row, row === chosen))
  }
  const path = document.createElementNS(SVG, 'polyline')
  const middles = line.map((row, reel) => `${(reel + 0.5) * CELL.width},${(row + 0.5) * CELL.height}`)
  path.setAttribute('points', middles.join(' '))
  svg.append(path)
  const holder = element('span', {})
  holder.append(svg)
  return holder
}

function cellDrawing(reel: number, row: number, chosen: boolean): SVGElement {
  const rect = document.createElementNS(SVG, 'rect')
  const box = {
    x: reel * CELL.width + 1,
    y: row * CELL.height + 1,
    width: CELL.width - 2,
    height: CELL.height - 2,
    rx: 2,
  }
  for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value))
  if (chosen) rect.setAttribute('class', 'chosen')
  return rect
}
