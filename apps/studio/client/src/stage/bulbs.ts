import { Container, Sprite } from 'pixi.js'
import type { Light } from './light.ts'
import type { Place } from './place.ts'

/** How the little lamps along the frame shine: softly, running round the frame, or all flashing. */
export type BulbMood = 'calm' | 'chase' | 'flash'

const SPACING = 44

/** Lamps set into the gold. */
export class Bulbs {
  readonly view = new Container()
  readonly #light: Light
  #mood: BulbMood = 'calm'
  #time = 0
  #colour = 0xffe9b0

  constructor(light: Light) {
    this.#light = light
  }

  set mood(mood: BulbMood) {
    this.#mood = mood
  }

  set colour(colour: number) {
    this.#colour = colour
    for (const bulb of this.view.children) bulb.tint = colour
  }

  /** Sets the lamps along the middle of the rim, in the window's coordinates. */
  layout({ width, height, rim }: Place): void {
    for (const bulb of this.view.removeChildren()) bulb.destroy()
    const out = rim * 0.64
    const across = Math.round(width / SPACING)
    const down = Math.round(height / SPACING)
    const along = (count: number, point: (part: number) => [number, number]) =>
      Array.from({ length: count }, (_, i) => point((i + 0.5) / count))
    const places = [
      ...along(across, (part) => [part * width, -out]),
      ...along(down, (part) => [width + out, part * height]),
      ...along(across, (part) => [(1 - part) * width, height + out]),
      ...along(down, (part) => [-out, (1 - part) * height]),
    ]
    for (const [x, y] of places) this.#add(x, y, rim)
  }

  #add(x: number, y: number, rim: number): void {
    const bulb = new Sprite({ texture: this.#light.glow, anchor: 0.5, x, y, tint: this.#colour, blendMode: 'add' })
    bulb.width = rim * 1.15
    bulb.height = rim * 1.15
    this.view.addChild(bulb)
  }

  update(ms: number): void {
    this.#time += ms
    const count = this.view.children.length
    this.view.children.forEach((bulb, i) => {
      bulb.alpha = this.#brightness(i, count)
    })
  }

  #brightness(i: number, count: number): number {
    if (this.#mood === 'flash') return Math.floor(this.#time / 140 + i) % 2 === 0 ? 1 : 0.15
    if (this.#mood === 'calm') return 0.32 + 0.2 * Math.sin(this.#time / 900 + i * 1.7)
    const behind = (((this.#time / 38 - i) % 9) + 9) % 9
    return i < count ? Math.max(0.12, 1 - behind / 5) : 0
  }
}
