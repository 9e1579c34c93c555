import { element } from '../element.ts'
import { cellGrid } from './cell-grid.ts'
import { exampleCells } from './example-cells.ts'
import type { InfoNeeds } from './info.ts'

/** Every line drawn on a small grid, with its number; without lines, a picture of cells that win together. */
export function linePictures(needs: InfoNeeds): readonly HTMLElement[] {
  const { say, machine } = needs
  if (machine.pattern !== 'lines') return [element('ul', { class: 'line-pictures example' }, examplePicture(needs))]
  const { reels, rows } = machine
  const pictures = machine.lines.map((line, i) => {
    const chosen = line.map((row, reel): [number, number] => [reel, row])
    return picture(cellGrid({ reels, rows, chosen, joined: true }), say('game.line.number', { line: i + 1 }))
  })
  return [
    element('p', { class: 'dialog-note' }, say('game.info.lines.note', { lines: machine.lines.length })),
    element('ul', { class: 'line-pictures' }, ...pictures),
  ]
}

function examplePicture({ say, machine }: InfoNeeds): HTMLElement {
  const { reels, rows, pattern } = machine
  const chosen = exampleCells(machine)
  const drawing = cellGrid({ reels, rows, chosen, joined: false })
  const count = chosen.length
  if (pattern === 'anywhere') return picture(drawing, say('game.info.anywhere.example', { count }))
  if (pattern === 'clusters') return picture(drawing, say('game.info.clusters.example', { count }))
  const onReels = [...new Set(chosen.map(([reel]) => reel))].map(
    (reel) => chosen.filter((cell) => cell[0] === reel).length,
  )
  const ways = onReels.reduce((product, each) => product * each, 1)
  return picture(drawing, say('game.info.ways.example', { product: onReels.join(' × '), ways }))
}

function picture(drawing: HTMLElement, caption: string): HTMLElement {
  return element('li', { class: 'line-picture' }, drawing, element('span', {}, caption))
}
