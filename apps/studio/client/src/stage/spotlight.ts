import { Container, Sprite } from 'pixi.js'
import type { Clock } from './clock.ts'
import { between } from './easing.ts'
import type { Light } from './light.ts'

/** Darkens everything and turns rays of light behind a celebration. */
export class Spotlight {
  readonly view = new Container()
  readonly #veil: Sprite
  readonly #wheels: readonly Sprite[]
  readonly #clock: Clock
  #on = 0

  constructor(light: Light, clock: Clock, calm: boolean) {
    this.#clock = clock
    this.#veil = new Sprite({ texture: light.white, tint: 0x120400 })
    this.#wheels = [0xff9a1f, 0xffc450].map(
      (tint) => new Sprite({ texture: light.rays, anchor: 0.5, tint, blendMode: 'add' }),
    )
    this.view.addChild(this.#veil, ...this.#wheels)
    this.view.visible = false
    if (calm) return
    clock.each((ms) => {
      this.#wheels.forEach((wheel, i) => {
        wheel.rotation += (ms / 9000) * (i === 0 ? 1 : -1.4)
      })
    })
  }

  layout({ width, height, x, y }: { width: number; height: number; x: number; y: number }): void {
    this.#veil.setSize(width, height)
    this.#wheels.forEach((wheel, i) => {
      wheel.position.set(x, y)
      wheel.setSize(Math.hypot(width, height) * (i === 0 ? 1.1 : 0.8))
    })
  }

  async turn(on: boolean): Promise<void> {
    const from = this.#on
    this.#on = on ? 1 : 0
    this.view.visible = true
    await this.#clock.run(260, (part) => {
      const strength = between(part, from, this.#on)
      this.#veil.alpha = strength * 0.78
      for (const wheel of this.#wheels) wheel.alpha = strength * 0.5
    })
    this.view.visible = this.#on === 1
  }
}
