import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import type { ShownWin } from '../wins/shown-wins.ts'
import { symbolName } from '../words.ts'
import type { ReplayNeeds } from './page.ts'

type Grid = ReadonlyArray<readonly string[]>

const SVG = 'http://www.w3.org/2000/svg'

/** The reels as they stood, as a table of rows, with the wins drawn over it. */
export function reelsPicture({ say, sheet }: ReplayNeeds, grid: Grid, wins: readonly ShownWin[]): HTMLElement {
  const winning = new Set(wins.flatMap(({ cells }) => cells.map(({ reel, row }) => `${reel}:${row}`)))
  const cell = (symbol: string, reel: number, row: number) => {
    const state = winning.size === 0 ? '' : winning.has(`${reel}:${row}`) ? 'winning' : 'dimmed'
    return element('td', { class: state }, symbolPicture(sheet, symbol, symbolName(say, symbol)))
  }
  const rows = (grid[0] ?? []).map((_, row) =>
    element('tr', {}, ...grid.map((column, reel) => cell(column[row] ?? '', reel, row))),
  )
  const table = element('table', { 'aria-label': say('game.replay') }, element('tbody', {}, ...rows))
  return element('div', { class: 'replay-reels' }, table, drawLines(wins, { reels: grid.length, rows: rows.length }))
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
