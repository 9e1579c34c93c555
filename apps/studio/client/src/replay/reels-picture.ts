import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import type { ShownWin } from '../wins/shown-wins.ts'
import { symbolName } from '../words.ts'
import type { ReplayNeeds } from './page.ts'
import { placeName, type Scene } from './scene.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The reels as they stood, as a table of rows, with the wins drawn over it. */
export function reelsPicture(needs: ReplayNeeds, scene: Scene, wins: readonly ShownWin[]): HTMLElement {
  const { grid, marks } = scene
  const winning = new Set(wins.flatMap(({ cells }) => cells.map(({ reel, row }) => placeName(reel, row))))
  const cell = (symbol: string, place: string) => {
    const state = winning.size === 0 ? '' : winning.has(place) ? 'winning' : 'dimmed'
    return element(
      'td',
      { class: [state, marks.get(place) ?? ''].join(' ').trim() },
      ...symbolAt(needs, symbol, scene.tags.get(place)),
    )
  }
  const rows = (grid[0] ?? []).map((_, row) =>
    element('tr', {}, ...grid.map((column, reel) => cell(column[row] ?? '', placeName(reel, row)))),
  )
  const table = element('table', { 'aria-label': needs.say('game.replay') }, element('tbody', {}, ...rows))
  const size = { reels: grid.length, rows: rows.length }
  const picture = element('div', { class: 'replay-reels' }, table, drawLines(wins, size))
  picture.style.setProperty('--rows', String(size.rows))
  picture.style.setProperty('--reels', String(size.reels))
  return picture
}

/** A symbol with what is written on it, or a place that is empty. */
function symbolAt({ say, sheet }: ReplayNeeds, symbol: string, tag: string | undefined): readonly HTMLElement[] {
  if (symbol === '')
    return [element('span', { class: 'empty-place', role: 'img', 'aria-label': say('game.respins.empty') })]
  const picture = symbolPicture(sheet, symbol, symbolName(say, symbol))
  return tag === undefined ? [picture] : [picture, element('span', { class: 'tag' }, tag)]
}

function drawLines(wins: readonly ShownWin[], { reels, rows }: { reels: number; rows: number }): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${reels} ${rows}`)
  svg.setAttribute('preserveAspectRatio', 'none')
  for (const { cells } of wins.filter(({ lineWin }) => lineWin !== null)) {
    const line = document.createElementNS(SVG, 'polyline')
    const middles = cells.map(({ reel, row }) => `${reel + 0.5},${row + 0.5}`)
    line.setAttribute('points', [`0,${(cells[0]?.row ?? 0) + 0.5}`, ...middles].join(' '))
    svg.append(line)
  }
  const holder = element('div', { class: 'replay-lines', 'aria-hidden': 'true' })
  holder.append(svg)
  return holder
}
