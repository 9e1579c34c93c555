import { Container, type Sprite } from 'pixi.js'
import type { MachineView } from '#protocol'
import type { Reels } from '../reels/reels.ts'
import type { Clock } from '../stage/clock.ts'
import type { Light } from '../stage/light.ts'
import { middleOf, type Place } from '../stage/place.ts'
import { type Cell, CellFrames } from './cell-frames.ts'
import { pathThrough } from './path.ts'
import { type ShownWin, withoutDoubles } from './shown-wins.ts'
import { WinLine } from './win-line.ts'

type Needs = { readonly machine: MachineView; readonly reels: Reels; readonly light: Light; readonly clock: Clock }

const DIMMED = 0x6a5648

/** Winning symbols framed and pulsing, the others dimmed, lines of light between them. */
export class Wins {
  readonly back = new Container()
  readonly front = new Container()
  readonly #needs: Needs
  readonly #calm: boolean
  readonly #frames = new CellFrames()
  readonly #lines = new Container()
  #shownLines: WinLine[] = []
  #shown: readonly ShownWin[] = []
  #pulsing: ReadonlyArray<{ sprite: Sprite; scale: number }> = []
  #place: Place | null = null
  #time = 0

  constructor(needs: Needs, calm: boolean) {
    this.#needs = needs
    this.#calm = calm
    this.back.addChild(this.#frames.back)
    this.front.addChild(this.#frames.front, this.#lines)
    needs.clock.each((ms) => this.#update(ms))
  }

  layout(place: Place, resolution: number): void {
    this.#place = place
    this.#frames.layout(place, resolution)
    if (this.#shown.length > 0) this.show(this.#shown)
  }

  /** Shows these wins together, in place of what was shown before. */
  show(wins: readonly ShownWin[]): void {
    this.clear()
    const place = this.#place
    if (!place) return
    this.#shown = wins
    const cells = wins.flatMap((win) => win.cells)
    this.#frames.show(withoutDoubles(cells))
    this.#dimOthers(cells)
    this.#shownLines = wins.filter(({ lineWin }) => lineWin !== null).map((win) => this.#drawLine(win.cells, place))
    for (const line of this.#shownLines) this.#lines.addChild(line.view)
  }

  clear(): void {
    this.#shown = []
    this.#frames.clear()
    for (const { sprite, scale } of this.#pulsing) sprite.scale.set(scale)
    this.#pulsing = []
    for (const line of this.#shownLines) line.view.destroy({ children: true })
    this.#shownLines = []
    this.#eachCell((sprite) => {
      sprite.tint = 0xffffff
    })
  }

  #dimOthers(cells: readonly Cell[]): void {
    const winning = new Set(cells.map(({ reel, row }) => `${reel}:${row}`))
    const pulsing: { sprite: Sprite; scale: number }[] = []
    this.#eachCell((sprite, { reel, row }) => {
      if (winning.has(`${reel}:${row}`)) pulsing.push({ sprite, scale: sprite.scale.x })
      else sprite.tint = DIMMED
    })
    this.#pulsing = pulsing
    this.#time = 0
  }

  #drawLine(cells: readonly Cell[], place: Place): WinLine {
    const middles = cells.map(({ reel, row }) => middleOf(place, reel, row))
    const start = { x: 0, y: middles[0]?.y ?? 0 }
    const line = new WinLine(
      pathThrough([start, ...middles]),
      this.#needs.light,
      Math.max(2.5, place.cell.width * 0.026),
    )
    if (this.#calm) line.freeze()
    return line
  }

  #update(ms: number): void {
    if (this.#calm) return
    this.#time += ms
    for (const line of this.#shownLines) line.update(ms)
    const swell = 1 + 0.075 * Math.sin(Math.min(1, this.#time / 160) * 1.2 + this.#time / 190)
    for (const { sprite, scale } of this.#pulsing) sprite.scale.set(scale * swell)
  }

  #eachCell(visit: (sprite: Sprite, cell: Cell) => void): void {
    const { machine, reels } = this.#needs
    for (let reel = 0; reel < machine.reels; reel += 1) {
      for (let row = 0; row < machine.rows; row += 1) {
        const sprite = reels.cell(reel, row)
        if (sprite) visit(sprite, { reel, row })
      }
    }
  }
}
