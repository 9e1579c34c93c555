import { type Amount, ZERO } from '@sanuk/money/amount'
import { Container } from 'pixi.js'
import type { HeldSymbol } from '#protocol'
import type { Reels } from '../reels/reels.ts'
import type { Clock } from '../stage/clock.ts'
import { easeOut } from '../stage/easing.ts'
import type { Place } from '../stage/place.ts'
import type { StagePart } from '../stage/stage.ts'
import { ValueTag } from './value-tag.ts'

type Needs = { readonly reels: Reels; readonly clock: Clock; readonly calm: boolean }
type Shown = { readonly tag: ValueTag; readonly reel: number; readonly row: number; grown: number }

const GROW_MS = 260

/** The values on the money symbols that the reels show. Each comes with its reel, and follows its symbol's movement. */
export class CoinValues implements StagePart {
  readonly before = new Container()
  readonly #needs: Needs
  #coming: readonly HeldSymbol[] = []
  #stake: Amount = ZERO
  #shown: Shown[] = []
  #place: Place | null = null
  #resolution = 1

  constructor(needs: Needs) {
    this.#needs = needs
    needs.clock.each((ms) => this.#update(ms))
  }

  layout(place: Place, resolution: number): void {
    this.#place = place
    this.#resolution = resolution
    for (const { tag } of this.#shown) tag.layout(place, resolution)
  }

  /** What the reels are about to bring. */
  expect(held: readonly HeldSymbol[], stake: Amount): void {
    this.clear()
    this.#coming = held
    this.#stake = stake
  }

  /** Writes the values on reels that stand already. */
  show(held: readonly HeldSymbol[], stake: Amount): void {
    this.expect(held, stake)
    for (const reel of new Set(held.map(({ cell }) => cell[0]))) this.landed(reel)
  }

  /** A reel has come to rest. */
  landed(reel: number): void {
    for (const { cell, value } of this.#coming) {
      if (cell[0] !== reel || !this.#place) continue
      const tag = new ValueTag()
      tag.layout(this.#place, this.#resolution)
      tag.write(value, this.#stake)
      this.before.addChild(tag.sprite)
      this.#shown.push({ tag, reel, row: cell[1], grown: this.#needs.calm ? GROW_MS : 0 })
    }
    this.#update(0)
  }

  clear(): void {
    this.#coming = []
    for (const { tag } of this.#shown) tag.destroy()
    this.#shown = []
  }

  #update(ms: number): void {
    for (const shown of this.#shown) {
      const symbol = this.#needs.reels.cell(shown.reel, shown.row)
      if (!symbol || !this.#place) continue
      shown.grown = Math.min(GROW_MS, shown.grown + ms)
      const { sprite } = shown.tag
      const grown = easeOut(shown.grown / GROW_MS)
      sprite.position.set(symbol.x + (symbol.parent?.x ?? 0), symbol.y)
      sprite.scale.set((symbol.height / this.#place.symbol) * (1.5 - 0.5 * grown))
      sprite.alpha = grown * symbol.alpha
      sprite.tint = symbol.tint
    }
  }
}
