import { Container, Sprite, type Texture } from 'pixi.js'
import type { Symbols } from '../art/symbols.ts'
import type { Reels } from '../reels/reels.ts'
import type { Clock } from '../stage/clock.ts'
import { drawn } from '../stage/drawn.ts'
import { between, easeOut } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import { middleOf, type Place } from '../stage/place.ts'
import type { Cell } from '../wins/cell-frames.ts'
import { Petals } from './petals.ts'

type Needs = { readonly reels: Reels; readonly symbols: Symbols; readonly light: Light; readonly clock: Clock }

const SWELL_MS = 150
const BURST_MS = 430

/** Petals of all that bursts at a time, and of one symbol at most. */
const PETALS = 190
const PETALS_EACH = 15

/** Sparks among the petals of a symbol. */
const GLINTS = 4

/** Symbols that burst when they have won: they swell and glow, then nothing is left of them but light and petals. */
export class Pops {
  readonly above = new Container()
  readonly #needs: Needs
  readonly #calm: boolean
  readonly #petals: Petals
  readonly #lights = new Container()
  readonly #ring = drawRing()
  #place: Place | null = null

  constructor(needs: Needs, calm: boolean) {
    this.#needs = needs
    this.#calm = calm
    this.#petals = new Petals(needs.light, needs.clock)
    this.above.addChild(this.#lights, this.#petals.view)
  }

  layout(place: Place): void {
    this.#place = place
  }

  /** The symbols draw breath. */
  async swell(cells: readonly Cell[], hurry: AbortSignal): Promise<void> {
    if (this.#calm) return
    const sprites = this.#spritesOf(cells).map(({ sprite }) => ({ sprite, scale: sprite.scale.x }))
    const glows = cells.map((cell) => this.#light(this.#needs.light.glow, cell, 0xffe2a0))
    const size = (this.#place?.symbol ?? 0) * 1.25
    for (const glow of glows) glow.setSize(size)
    const swell = (part: number) => {
      for (const { sprite, scale } of sprites) sprite.scale.set(scale * between(part ** 2, 1, 1.2))
      for (const glow of glows) glow.alpha = part ** 2
    }
    await this.#needs.clock.run(SWELL_MS, swell, hurry)
    for (const glow of glows) glow.destroy()
  }

  /** They are gone. Light and petals need a moment more, for which nobody waits. */
  burst(cells: readonly Cell[]): void {
    const each = Math.max(4, Math.min(PETALS_EACH, Math.floor(PETALS / Math.max(1, cells.length))))
    for (const { sprite, cell, symbol } of this.#spritesOf(cells)) {
      sprite.alpha = 0
      if (this.#calm) continue
      const colours = this.#needs.symbols.colours(symbol)
      void this.#shine(cell, colours[0] ?? 0xffffff)
      this.#scatter(cell, colours, each)
    }
  }

  #scatter({ reel, row }: Cell, colours: readonly number[], count: number): void {
    const place = this.#place
    if (!place) return
    const middle = middleOf(place, reel, row)
    const cell = Math.min(place.cell.width, place.cell.height)
    // The first colour is the one by which the symbol is known: every other petal has it.
    for (let i = 0; i < count; i += 1) {
      const colour = colours[i % 2 === 0 ? 0 : Math.floor(i / 2) % colours.length] ?? 0xffffff
      this.#petals.fling({ ...middle, colour, cell, glint: false })
    }
    for (let i = 0; i < GLINTS; i += 1) this.#petals.fling({ ...middle, colour: 0xffe9b8, cell, glint: true })
  }

  /** A flash, and a ring that runs outwards. */
  async #shine(cell: Cell, colour: number): Promise<void> {
    const size = this.#place?.symbol ?? 0
    const flash = this.#light(this.#needs.light.glow, cell, 0xfff3d0)
    const bloom = this.#light(this.#needs.light.glow, cell, colour)
    const ring = this.#light(this.#ring, cell, colour)
    await this.#needs.clock.run(BURST_MS, (part) => {
      const out = easeOut(part)
      flash.setSize(size * between(out, 1.5, 0.4))
      flash.alpha = Math.max(0, 1 - part * 1.9)
      bloom.setSize(size * between(out, 1, 2.4))
      bloom.alpha = (1 - part) * 0.9
      ring.setSize(size * between(out, 0.3, 1.5))
      ring.alpha = (1 - part) ** 1.3
    })
    for (const light of [flash, bloom, ring]) light.destroy()
  }

  #light(texture: Texture, { reel, row }: Cell, tint: number): Sprite {
    const middle = this.#place ? middleOf(this.#place, reel, row) : { x: 0, y: 0 }
    const light = new Sprite({ texture, anchor: 0.5, ...middle, tint, alpha: 0, blendMode: 'add' })
    this.#lights.addChild(light)
    return light
  }

  #spritesOf(cells: readonly Cell[]) {
    const { reels } = this.#needs
    return cells.flatMap((cell) => {
      const sprite = reels.cell(cell.reel, cell.row)
      const symbol = reels.grid[cell.reel]?.[cell.row]
      return sprite && symbol ? [{ sprite, cell, symbol }] : []
    })
  }
}

const RING = 128

function drawRing(): Texture {
  return drawn({ width: RING, height: RING, resolution: 1 }, (context) => {
    const half = RING / 2
    const fade = context.createRadialGradient(half, half, 0, half, half, half)
    fade.addColorStop(0.4, 'rgb(255 255 255 / 0)')
    fade.addColorStop(0.72, 'rgb(255 255 255 / .3)')
    fade.addColorStop(0.86, 'rgb(255 255 255 / .8)')
    fade.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.fillStyle = fade
    context.fillRect(0, 0, RING, RING)
  })
}
