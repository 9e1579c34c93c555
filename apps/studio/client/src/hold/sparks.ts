import { Container, Sprite } from 'pixi.js'
import type { Clock } from '../stage/clock.ts'
import type { Light } from '../stage/light.ts'

type Point = { readonly x: number; readonly y: number }
type Flight = { readonly from: Point; readonly to: Point; readonly ms: number }

const TAIL = 7

/** Comets of light that carry what is collected to where it is counted. */
export class Sparks {
  readonly view = new Container()
  readonly #light: Light
  readonly #clock: Clock

  constructor(light: Light, clock: Clock) {
    this.#light = light
    this.#clock = clock
  }

  /** One comet on a bow from here to there, both in the view's own coordinates. */
  async fly({ from, to, ms }: Flight, hurry: AbortSignal): Promise<void> {
    const dots = Array.from({ length: TAIL }, (_, i) => {
      const dot = new Sprite({ texture: this.#light.glow, anchor: 0.5, tint: i === 0 ? 0xfff4d0 : 0xffb13c })
      dot.blendMode = 'add'
      dot.setSize(64 - i * 6)
      return dot
    })
    this.view.addChild(...dots)
    const bow = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.22, y: (from.y + to.y) / 2 }
    const at = (part: number): Point => {
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
      return { x: a * from.x + b * bow.x + c * to.x, y: a * from.y + b * bow.y + c * to.y }
    }
    await this.#clock.run(
      ms,
      (part) => {
        dots.forEach((dot, i) => {
          const behind = Math.max(0, part - i * 0.035)
          dot.position.copyFrom(at(behind ** 1.6))
          dot.alpha = 1 - i / TAIL
        })
      },
      hurry,
    )
    for (const dot of dots) dot.destroy()
  }
}
