import { Container, Sprite } from 'pixi.js'
import type { MachineView } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import type { FallPace } from '../falls/drop.ts'
import { fallingFrom } from '../falls/falling-from.ts'
import type { Clock } from '../stage/clock.ts'
import { between } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import type { Place } from '../stage/place.ts'
import type { Cell } from '../wins/cell-frames.ts'
import { EARLIEST_STOP_MS, type Pace, TENSE_SPEED } from './pace.ts'
import { Reel } from './reel.ts'
import { fillerOf } from './strip.ts'
import { scattersNeeded, tenseReels } from './tension.ts'

type Grid = ReadonlyArray<readonly string[]>

/** Paces are made for so many rows. */
const USUAL_ROWS = 3

/** What the reels tell while they stop; for sound and light. */
export type ReelEvents = {
  readonly stopped: (reel: number, symbols: readonly string[]) => void
  /** What has come in from above on a reel that fell, the highest first. */
  readonly fell: (reel: number, symbols: readonly string[]) => void
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
  #standing: readonly number[] = []
  #started = 0
  #time = 0

  events: ReelEvents = { stopped: () => undefined, fell: () => undefined, tense: () => undefined }

  constructor({ machine, symbols, light, clock }: Needs, grid: Grid, calm: boolean) {
    const plain = machine.pays.filter(({ kind }) => kind === 'plain').map(({ symbol }) => symbol)
    this.#clock = clock
    this.#calm = calm
    this.#rules = {
      scatter: machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? '',
      needed: scattersNeeded(machine),
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

  /** Sets the reels going, but for those that stand as they are; they run until `stop`. */
  start(pace: Pace, standing: readonly number[] = []): void {
    this.#standing = standing
    this.#started = this.#time
    if (this.#calm) this.#dim()
    else {
      for (const [i, reel] of this.#reels.entries()) {
        if (!standing.includes(i)) reel.start(this.#speed(pace), i * pace.wave)
      }
    }
  }

  /** Where cells are lower more of them pass by: the eye sees pixels, not cells. */
  #speed({ speed }: Pace): number {
    return speed * Math.sqrt((this.grid[0]?.length ?? USUAL_ROWS) / USUAL_ROWS)
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
      if (!reel || this.#standing.includes(i)) continue
      if (tense[i] && !hurry.aborted) await this.#hold(i, landings, { pace, hurry })
      else if (i > 0) await this.#clock.wait(pace.stagger, hurry)
      if (hurry.aborted) reel.speed = this.#speed(pace)
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

  /** Symbols fall into the gaps that others left. Resolves when all lie still. */
  async fall(
    grid: Grid,
    gone: readonly Cell[],
    { pace, hurry }: { pace: FallPace; hurry: AbortSignal },
  ): Promise<void> {
    const missing = grid.map((_, i) => new Set(gone.filter(({ reel }) => reel === i).map(({ row }) => row)))
    const landed = (i: number) => this.events.fell(i, (grid[i] ?? []).slice(0, missing[i]?.size))
    const fallen = this.#reels.flatMap((_, i) => (missing[i]?.size ? [i] : []))
    if (this.#calm) {
      await this.#fade(grid)
      return fallen.forEach(landed)
    }
    const falls = fallen.map((i, order) => {
      const [reel, column = []] = [this.#reels[i], grid[i]]
      if (reel) reel.onThud = () => landed(i)
      return reel?.fall(column, { from: fallingFrom(column.length, missing[i] ?? new Set()), pace, reel: order, hurry })
    })
    await Promise.all(falls)
  }

  async #crossFade(grid: Grid): Promise<void> {
    await this.#fade(grid)
    grid.forEach((column, i) => {
      this.events.stopped(i, column)
    })
  }

  async #fade(grid: Grid): Promise<void> {
    this.show(grid)
    await this.#clock.run(200, (part) => {
      this.#columns.alpha = between(part, 0.25, 1)
    })
  }
}
