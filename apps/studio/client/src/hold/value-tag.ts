import { type Amount, parseAmount, times } from '@sanuk/money/amount'
import { Sprite } from 'pixi.js'
import { drawn } from '../stage/drawn.ts'
import type { Place } from '../stage/place.ts'
import { shortAmount } from './short-amount.ts'

/** Colours of a value from the top of its digits to the bottom, and of their edge: an ordinary one, and a great one. */
const LOOKS = {
  plain: { fill: ['#ffffff', '#fff3c4', '#ffd05a'], edge: '#3f1700', glow: 'rgb(40 12 0 / .9)' },
  great: { fill: ['#ffffff', '#ffe3d6', '#ff9d7a'], edge: '#7d0018', glow: 'rgb(255 40 60 / .95)' },
} as const

/** From so many stakes on a value is great. */
const GREAT_STAKES = 5

/** The width of digits and their height, in symbols. */
const SIZE = { width: 0.7, height: 0.25 }

/** What a money symbol is worth, written across it. */
export class ValueTag {
  readonly sprite = new Sprite({ anchor: 0.5 })
  #text = ''
  #great = false
  #place: Place | null = null
  #resolution = 1

  layout(place: Place, resolution: number): void {
    this.#place = place
    this.#resolution = resolution
    if (this.#text !== '') this.#draw()
  }

  write(value: string, stake: Amount): void {
    const amount = parseAmount(value)
    this.#text = shortAmount(amount)
    this.#great = amount >= times(stake, GREAT_STAKES)
    this.#draw()
  }

  destroy(): void {
    this.sprite.destroy({ texture: true, textureSource: true })
  }

  #draw(): void {
    const { symbol } = this.#place ?? { symbol: 1 }
    const { fill, edge, glow } = LOOKS[this.#great ? 'great' : 'plain']
    const size = { width: symbol, height: symbol * 0.5 }
    const before = this.sprite.texture
    this.sprite.texture = drawn({ ...size, resolution: this.#resolution }, (context) => {
      let digits = symbol * SIZE.height * (this.#great ? 1.14 : 1)
      const font = () => {
        context.font = `700 ${digits}px "Anuphan Variable", sans-serif`
      }
      font()
      digits *= Math.min(1, (symbol * SIZE.width) / context.measureText(this.#text).width)
      font()
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.lineJoin = 'round'
      const [x, y] = [size.width / 2, size.height / 2]
      context.shadowColor = glow
      context.shadowBlur = digits * 0.5 * this.#resolution
      context.strokeStyle = edge
      context.lineWidth = digits * 0.26
      context.strokeText(this.#text, x, y)
      context.shadowColor = 'transparent'
      const shine = context.createLinearGradient(0, y - digits * 0.42, 0, y + digits * 0.4)
      fill.forEach((colour, i) => {
        shine.addColorStop(i / (fill.length - 1), colour)
      })
      context.fillStyle = shine
      context.fillText(this.#text, x, y)
    })
    if (before.source.resource instanceof HTMLCanvasElement) before.destroy(true)
  }
}
