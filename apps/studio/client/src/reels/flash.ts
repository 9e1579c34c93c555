import { Container, Sprite } from 'pixi.js'
import type { Clock } from '../stage/clock.ts'
import { easeOut } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import { middleOf, type Place } from '../stage/place.ts'

/** A short flash of light where a special symbol has come to rest. */
export class Flash {
  readonly view = new Container()
  readonly #light: Light
  readonly #clock: Clock
  #place: Place | null = null

  constructor(light: Light, clock: Clock) {
    this.#light = light
    this.#clock = clock
  }

  layout(place: Place): void {
    this.#place = place
  }

  async at(reel: number, row: number, tint: number): Promise<void> {
    const place = this.#place
    if (!place) return
    const middle = middleOf(place, reel, row)
    const looks = { anchor: 0.5, ...middle, tint, alpha: 0, blendMode: 'add' } as const
    const rays = new Sprite({ texture: this.#light.rays, ...looks })
    const glow = new Sprite({ texture: this.#light.glow, ...looks })
    this.view.addChild(rays, glow)
    await this.#clock.run(620, (part) => {
      const size = place.symbol * (0.7 + easeOut(part) * 1.1)
      rays.setSize(size)
      rays.rotation = part * 0.6
      glow.setSize(size * 0.9)
      rays.alpha = (1 - part) * 0.9
      glow.alpha = 1 - part
    })
    rays.destroy()
    glow.destroy()
  }
}
