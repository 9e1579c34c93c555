import type { Amount } from '@sanuk/money/amount'
import { Container, Sprite } from 'pixi.js'
import type { Cell, HeldSymbol } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import { Reel } from '../reels/reel.ts'
import type { Clock } from '../stage/clock.ts'
import { easeOut } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import type { Place } from '../stage/place.ts'
import { ValueTag } from './value-tag.ts'

export type NicheNeeds = {
  readonly symbols: Symbols
  readonly light: Light
  readonly clock: Clock
  /** The money symbol. */
  readonly coin: string
}

/** Now and then a coin passes by; the real odds stay on the server. */
const passing = (coin: string): readonly string[] => ['', '', coin, '', '', '', coin, '']

/** One place of the board: a reel of a single row, which stands once a money symbol has come to rest on it. */
export class Niche {
  readonly view = new Container()
  readonly cell: Cell
  readonly #needs: NicheNeeds
  readonly #reel: Reel
  readonly #mask: Sprite
  readonly #tag = new ValueTag()

  constructor(cell: Cell, needs: NicheNeeds) {
    const filler = passing(needs.coin)
    const from = (cell[0] * 3 + cell[1] * 5) % filler.length
    this.cell = cell
    this.#needs = needs
    this.#reel = new Reel(needs.symbols, [...filler.slice(from), ...filler.slice(0, from)], [''])
    const mask = new Container()
    this.#mask = new Sprite(needs.light.white)
    mask.addChild(this.#mask)
    const turning = new Container()
    turning.addChild(this.#reel.view)
    turning.mask = mask
    this.#tag.sprite.visible = false
    this.view.addChild(turning, mask, this.#tag.sprite)
  }

  get held(): boolean {
    return this.#reel.column[0] !== ''
  }

  layout(place: Place, resolution: number): void {
    const [reel, row] = this.cell
    const { width, height } = place.cell
    this.view.position.set(reel * width, row * height)
    this.#mask.setSize(width, height)
    this.#reel.layout(place)
    this.#tag.layout(place, resolution)
    this.#tag.sprite.position.set(width / 2, height / 2)
  }

  update(ms: number): void {
    this.#reel.update(ms)
  }

  /** Stands there at once: a money symbol with its value, or nothing. */
  show(held: HeldSymbol | undefined, stake: Amount): void {
    this.#reel.show([held ? this.#needs.coin : ''])
    this.lit = true
    this.#tag.sprite.visible = held !== undefined
    if (held) this.#tag.write(held.value, stake)
  }

  start(speed: number, delay: number): void {
    this.#reel.start(speed, delay)
  }

  /** Lands on a money symbol, or on nothing; `onThud` when it meets its stop. */
  async land(held: HeldSymbol | undefined, stake: Amount, onThud: () => void): Promise<void> {
    this.#reel.onThud = () => {
      onThud()
      if (held) void this.#value(held, stake)
    }
    await this.#reel.land([held ? this.#needs.coin : ''])
  }

  /** A coin whose worth has been taken shines no more. */
  set lit(on: boolean) {
    const symbol = this.#reel.cell(0)
    for (const sprite of symbol ? [symbol, this.#tag.sprite] : []) sprite.tint = on ? 0xffffff : 0x75655a
  }

  /** The symbol swells once. */
  async swell(hurry?: AbortSignal): Promise<void> {
    const symbol = this.#reel.cell(0)
    if (!symbol) return
    const scale = symbol.scale.x
    await this.#needs.clock.run(
      300,
      (part) => {
        const size = 1 + 0.22 * Math.sin(part * Math.PI)
        symbol.scale.set(scale * size)
        this.#tag.sprite.scale.set(size)
      },
      hurry,
    )
  }

  async #value(held: HeldSymbol, stake: Amount): Promise<void> {
    const { sprite } = this.#tag
    this.#tag.write(held.value, stake)
    sprite.visible = true
    await this.#needs.clock.run(260, (part) => {
      sprite.alpha = part
      sprite.scale.set(2 - easeOut(part))
    })
  }
}
