import { Container, Sprite } from 'pixi.js'
import type { MachineView } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import type { Clock } from '../stage/clock.ts'
import { between } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import type { Place } from '../stage/place.ts'
import { EARLIEST_STOP_MS, type Pace, TENSE_SPEED } from './pace.ts'
import { Reel } from './reel.ts'
import { fillerOf } from './strip.ts'
import { scattersNeeded, tenseReels } from './tension.ts'

type Grid = ReadonlyArray<readonly string[]>

/** What the reels tell while they stop; for sound and light. */
export type ReelEvents = {
  readonly stopped: (reel: number, symbols: readonly string[]) => void
  readonly tense: (reel: number) => void
}

type Needs = { readonly machine: MachineView; readonly symbols: Symbols; readonly light: Light; readonly clock: Clock }

/** All reels in their window. */
export class Reels {
  readonly view = new Container()
  readonly #reels: readonly Reel[]
  readonly #clock: Clock
  readonly #calm: boolean
  readonly #rules: { readonly scatter: string; readonly needed: number }
  readonly #mask: Sprite
  readonly #columns = new Container()
  #started = 0
  #time = 0

  events: ReelEvents = { stopped: () => undefined, tense: () => undefined }

  constructor({ machine, symbols, light, clock }: Needs, grid: Grid, calm: boolean) {
    const plain = machine.pays.filter(({ kind }) => kind === 'plain').map(({ symbol }) => symbol)
    this.#clock = clock
    this.#calm = calm
    this.#rules = {
      scatter: machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? '',
      needed: scattersNeeded(machine.freeSpins.awards),
    }
    this.#reels = grid.map((column, i) => new Reel(symbols, fillerOf(plain, i), column))
    // A sprite inside a container is cut out by the stencil; a bare sprite would cost a filter.
    const mask = new Container()
    this.#mask = new Sprite(light.white)
    mask.addChild(this.#mask)
    this.#columns.addChild(...this.#reels.map((reel) => reel.view))
    this.#columns.mask = mask
    this.view.addChild(this.#columns, mask)
    clock.each((ms) => this.#update(ms))
  }

  #update(ms: number): void {
    this.#time += ms
    for (const reel of this.#reels) reel.update(ms)
  }

  layout(place: Place): void {
    this.#mask.setSize(place.width, place.height)
    this.#reels.forEach((reel, i) => {
      reel.view.x = i * place.cell.width
      reel.layout(place)
    })
  }

  get grid(): Grid {
    return this.#reels.map((reel) => reel.column)
  }

  cell(reel: number, row: number): Sprite | undefined {
    return this.#reels[reel]?.cell(row)
  }

  show(grid: Grid): void {
    grid.forEach((column, i) => {
      this.#reels[i]?.show(column)
    })
  }

  /** Sets all reels going; they run until `stop`. */
  start(pace: Pace): void {
    this.#started = this.#time
    if (this.#calm) this.#dim()
    else for (const [i, reel] of this.#reels.entries()) reel.start(pace.speed, i * pace.wave)
  }

  #dim(): void {
    void this.#clock.run(100, (part) => {
      this.#columns.alpha = between(part, 1, 0.25)
    })
  }

  /** Lands the reels on a grid, from the left; hurried, all at once. Resolves when the last one stands. */
  async stop(grid: Grid, pace: Pace, hurry: AbortSignal): Promise<void> {
    await this.#clock.wait(EARLIEST_STOP_MS - (this.#time - this.#started))
    await this.#clock.wait(pace.firstStop - (this.#time - this.#started), hurry)
    if (this.#calm) return this.#crossFade(grid)
    const tense = tenseReels(grid, this.#rules)
    const landings: Promise<void>[] = []
    for (const [i, column] of grid.entries()) {
      const reel = this.#reels[i]
      if (!reel) continue
      if (tense[i] && !hurry.aborted) await this.#hold(i, landings, { pace, hurry })
      else if (i > 0) await this.#clock.wait(pace.stagger, hurry)
      if (hurry.aborted) reel.speed = pace.speed
      reel.onThud = () => this.events.stopped(i, column)
      landings.push(reel.land(column))
    }
    await Promise.all(landings)
  }

  /** Holds a reel back until those before it stand and the heart has beaten. */
  async #hold(i: number, landings: readonly Promise<void>[], { pace, hurry }: { pace: Pace; hurry: AbortSignal }) {
    await Promise.all(landings)
    if (hurry.aborted) return
    const reel = this.#reels[i]
    if (reel) reel.speed = TENSE_SPEED
    this.events.tense(i)
    await this.#clock.wait(pace.tension, hurry)
  }

  async #crossFade(grid: Grid): Promise<void> {
    this.show(grid)
    await this.#clock.run(200, (part) => {
      this.#columns.alpha = between(part, 0.25, 1)
    })
    grid.forEach((column, i) => {
      this.events.stopped(i, column)
    })
  }
}
