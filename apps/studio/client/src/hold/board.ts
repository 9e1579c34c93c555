import { type Amount, ZERO } from '@sanuk/money/amount'
import { Container, Sprite } from 'pixi.js'
import type { HeldSymbol, MachineView } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import { Flash } from '../reels/flash.ts'
import type { Clock } from '../stage/clock.ts'
import { between } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import { middleOf, type Place } from '../stage/place.ts'
import type { StagePart } from '../stage/stage.ts'
import { CellFrames } from '../wins/cell-frames.ts'
import { inOrder, sameCell } from './holding.ts'
import { Niche } from './niche.ts'
import { drawBlank, drawNiches } from './niche-picture.ts'
import { type HoldPace, LAST_PLACES } from './pace.ts'
import { Sparks } from './sparks.ts'

type Needs = {
  readonly machine: MachineView
  readonly symbols: Symbols
  readonly light: Light
  readonly clock: Clock
  readonly calm: boolean
}

type Held = readonly HeldSymbol[]
type Tempo = { readonly pace: HoldPace; readonly hurry: AbortSignal }

/** What the board tells while its places land and are collected; for sound and sums. */
export type BoardEvents = {
  readonly landed: (held: HeldSymbol | undefined) => void
  readonly tense: () => void
}

/** Where a respin leads to, and who hears of it. */
type Landing = { readonly held: Held; readonly events: BoardEvents }

/** The board of the respins, over the reels: every place spins alone, and stands once it holds a money symbol. */
export class HoldBoard implements StagePart {
  readonly before = new Container()
  readonly above = new Container()
  readonly #needs: Needs
  readonly #ground = new Sprite()
  readonly #frames = new CellFrames()
  readonly #niches: readonly Niche[]
  readonly #flash: Flash
  readonly #sparks: Sparks
  #place: Place | null = null
  #stake: Amount = ZERO
  #held: Held = []
  #time = 0

  constructor(needs: Needs) {
    const { machine, symbols, light, clock } = needs
    const blank = drawBlank()
    const coin = machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
    const drawings: Symbols = {
      ...symbols,
      still: (name) => (name === '' ? blank : symbols.still(name)),
      turning: (name) => (name === '' ? blank : symbols.turning(name)),
    }
    this.#needs = needs
    this.#niches = Array.from({ length: machine.reels * machine.rows }, (_, i) => {
      const cell: [number, number] = [Math.floor(i / machine.rows), i % machine.rows]
      return new Niche(cell, { symbols: drawings, light, clock, coin })
    })
    this.#flash = new Flash(light, clock)
    this.#sparks = new Sparks(light, clock)
    this.before.addChild(this.#ground, this.#frames.back, ...this.#niches.map(({ view }) => view), this.#frames.front)
    this.before.visible = false
    this.above.addChild(this.#flash.view, this.#sparks.view)
    clock.each((ms) => this.#update(ms))
  }

  layout(place: Place, resolution: number): void {
    this.#place = place
    const before = this.#ground.texture
    this.#ground.texture = drawNiches(place, resolution)
    if (before.source.resource instanceof HTMLCanvasElement) before.destroy(true)
    for (const niche of this.#niches) niche.layout(place, resolution)
    this.#flash.layout(place)
    this.#frames.layout(place, resolution)
    this.#frame(this.#held)
  }

  /** Comes up over the reels with what is held from the beginning. Nothing where it is there already. */
  async open(held: Held, stake: Amount): Promise<void> {
    if (this.before.visible) return
    this.#stake = stake
    for (const niche of this.#niches) niche.show(heldOn(held, niche), stake)
    this.#frame(held)
    this.before.visible = true
    await this.#fade(0, 1)
  }

  async close(): Promise<void> {
    await this.#fade(1, 0)
    this.before.visible = false
    this.#frame([])
  }

  /** Spins the empty places, and lands them from the left. Resolves when the last one stands. */
  async respin({ held, events }: Landing, { pace, hurry }: Tempo): Promise<void> {
    const empty = this.#niches.filter((niche) => !niche.held)
    if (this.#needs.calm) return this.#change({ held, events }, empty)
    empty.forEach((niche, i) => {
      niche.start(pace.speed, i * 12)
    })
    await this.#needs.clock.wait(pace.firstStop, hurry)
    const landings: Promise<void>[] = []
    for (const niche of empty) {
      if (empty.length <= LAST_PLACES && !hurry.aborted) {
        events.tense()
        await this.#needs.clock.wait(pace.tension, hurry)
      } else await this.#needs.clock.wait(pace.stagger, hurry)
      landings.push(this.#land(niche, { held, events }))
    }
    await Promise.all(landings)
  }

  /** Takes what every money symbol is worth to a point of the page, one after the other; `taken` as each arrives. */
  async collect(
    to: { x: number; y: number },
    taken: (held: HeldSymbol) => void,
    { pace, hurry }: Tempo,
  ): Promise<void> {
    const flights: Promise<void>[] = []
    for (const one of inOrder(this.#held)) {
      flights.push(this.#take(one, to, hurry).then(() => taken(one)))
      await this.#needs.clock.wait(pace.collect, hurry)
    }
    await Promise.all(flights)
  }

  async #take(one: HeldSymbol, to: { x: number; y: number }, hurry: AbortSignal): Promise<void> {
    const niche = this.#niches.find(({ cell }) => sameCell(cell, one.cell))
    const place = this.#place
    if (!niche || !place || this.#needs.calm) return
    const swelling = niche.swell(hurry)
    await this.#sparks.fly({ from: middleOf(place, ...one.cell), to: this.above.toLocal(to), ms: 420 }, hurry)
    await swelling
    niche.lit = false
    this.#frame(this.#held.filter((still) => still !== one))
  }

  async #land(niche: Niche, { held, events }: Landing): Promise<void> {
    const come = heldOn(held, niche)
    const [reel, row] = niche.cell
    await niche.land(come, this.#stake, () => {
      events.landed(come)
      if (!come) return
      this.#frame([...this.#held, come])
      void this.#flash.at(reel, row, 0xffc45c)
    })
    if (come) await niche.swell()
  }

  /** Without movement: what has come is there. */
  async #change({ held, events }: Landing, empty: readonly Niche[]): Promise<void> {
    await this.#needs.clock.wait(400)
    for (const niche of empty) {
      const come = heldOn(held, niche)
      if (come) niche.show(come, this.#stake)
      events.landed(come)
    }
    this.#frame(held)
  }

  #frame(held: Held): void {
    this.#held = held
    this.#frames.show(held.map(({ cell: [reel, row] }) => ({ reel, row })))
  }

  async #fade(from: number, to: number): Promise<void> {
    await this.#needs.clock.run(this.#needs.calm ? 0 : 420, (part) => {
      this.before.alpha = between(part, from, to)
    })
  }

  #update(ms: number): void {
    if (!this.before.visible) return
    for (const niche of this.#niches) niche.update(ms)
    if (this.#needs.calm) return
    this.#time += ms
    this.#frames.back.alpha = 0.8 + 0.2 * Math.sin(this.#time / 420)
    this.#frames.front.alpha = 0.86 + 0.14 * Math.sin(this.#time / 420)
  }
}

const heldOn = (held: Held, { cell }: Niche): HeldSymbol | undefined => held.find((one) => sameCell(one.cell, cell))
