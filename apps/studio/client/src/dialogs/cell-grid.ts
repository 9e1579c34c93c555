import type { Cell } from '#protocol'
import { element } from '../element.ts'

const SVG = 'http://www.w3.org/2000/svg'
const CELL = { width: 16, height: 12 }

type Drawn = {
  readonly reels: number
  readonly rows: number
  readonly chosen: readonly Cell[]
  readonly joined: boolean
}

/** A small picture of the reels with some cells lit; `joined` by a line in their order where they stand on one. */
export function cellGrid({ reels, rows, chosen, joined }: Drawn): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${reels * CELL.width} ${rows * CELL.height}`)
  svg.setAttribute('aria-hidden', 'true')
  for (let reel = 0; reel < reels; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      svg.append(
        cellDrawing(
          reel,
          row,
          chosen.some((cell) => cell[0] === reel && cell[1] === row),
        ),
      )
    }
  }
  if (joined) svg.append(lineThrough(chosen))
  const holder = element('span', {})
  holder.append(svg)
  return holder
}

function lineThrough(cells: readonly Cell[]): SVGElement {
  const path = document.createElementNS(SVG, 'polyline')
  const middles = cells.map(([reel, row]) => `${(reel + 0.5) * CELL.width},${(row + 0.5) * CELL.height}`)
  path.setAttribute('points', middles.join(' '))
  return path
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
