import { Container, Sprite, type Texture } from 'pixi.js'
import type { Clock } from '../stage/clock.ts'
import { between } from '../stage/easing.ts'

const COUNT = 11
const RISE_MS = 17_000

/** Lanterns that rise into the night behind the reels while free spins run. */
export class SkyLanterns {
  readonly view = new Container()
  readonly #clock: Clock
  readonly #lanterns: readonly Sprite[]
  readonly #calm: boolean
  #width = 0
  #height = 0
  #time = 0

  constructor(texture: Texture, clock: Clock, calm: boolean) {
    this.#clock = clock
    this.#calm = calm
    this.#lanterns = Array.from({ length: COUNT }, () => new Sprite({ texture, anchor: 0.5 }))
    this.view.addChild(...this.#lanterns)
    this.view.visible = false
    clock.each((ms) => {
      if (this.view.visible && !calm) this.#rise(ms)
    })
  }

  layout(width: number, height: number): void {
    this.#width = width
    this.#height = height
    this.#rise(0)
  }

  async show(on: boolean): Promise<void> {
    if (on === this.view.visible) return
    this.view.visible = true
    await this.#clock.run(this.#calm ? 0 : 900, (part) => {
      this.view.alpha = on ? part : between(part, 1, 0)
    })
    this.view.visible = on
  }

  #rise(ms: number): void {
    this.#time += ms
    this.#lanterns.forEach((lantern, i) => {
      const depth = 0.45 + ((i * 7) % COUNT) / COUNT
      const life = (this.#time / (RISE_MS / depth) + i * 0.618) % 1
      lantern.x = this.#width * ((i * 0.382 + 0.04) % 1) + Math.sin(this.#time / 1900 + i * 2) * 18
      lantern.y = this.#height * (1.1 - life * 1.25)
      lantern.rotation = Math.sin(this.#time / 1300 + i * 1.3) * 0.09
      lantern.alpha = 0.35 + depth * 0.4
      lantern.setSize(56 + depth * 54)
    })
  }
}
