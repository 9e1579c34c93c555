import { Container, Sprite } from 'pixi.js'
import type { Light } from '../stage/light.ts'
import { drawnParts, type Path, type Point, pointAt } from './path.ts'

const GROW_MS = 420
const LAP_MS = 1150

/** A line of light across the reels: it grows along its way, then a spark keeps running along it. */
export class WinLine {
  readonly view = new Container()
  readonly #path: Path
  readonly #joints: readonly Sprite[]
  readonly #pieces: ReadonlyArray<readonly [halo: Sprite, core: Sprite]>
  readonly #tip: Sprite
  readonly #spark: Sprite
  #time = 0

  constructor(path: Path, light: Light, thickness: number) {
    this.#path = path
    this.#pieces = path.segments.map(({ from, angle }) => {
      const place = { x: from.x, y: from.y, rotation: angle, anchor: { x: 0, y: 0.5 } }
      const halo = new Sprite({ texture: light.beam, ...place, tint: 0xffa92e, alpha: 0.85, blendMode: 'add' })
      const core = new Sprite({ texture: light.white, ...place, tint: 0xffe7a6 })
      halo.height = thickness * 9
      core.height = thickness
      return [halo, core] as const
    })
    const dot = (at: Point) => {
      const sprite = new Sprite({ texture: light.glow, anchor: 0.5, x: at.x, y: at.y, tint: 0xffe7a6 })
      sprite.setSize(thickness * 3.4)
      return sprite
    }
    this.#joints = path.segments.slice(1).map(({ from }) => dot(from))
    this.#tip = dot({ x: 0, y: 0 })
    this.#spark = new Sprite({ texture: light.glow, anchor: 0.5, tint: 0xfff4d0, blendMode: 'add' })
    this.#spark.setSize(thickness * 16)
    this.view.addChild(...this.#pieces.flat(), ...this.#joints, this.#tip, this.#spark)
    this.#draw(path.length)
  }

  /** Shows the whole line at once, without its spark. */
  freeze(): void {
    this.#spark.visible = false
    this.#draw(this.#path.length)
  }

  update(ms: number): void {
    this.#time += ms
    const grown = Math.min(1, this.#time / GROW_MS)
    this.#draw(grown * this.#path.length)
    const lap = grown < 1 ? grown : ((this.#time - GROW_MS) % LAP_MS) / (LAP_MS * 0.6)
    const { x, y } = pointAt(this.#path, Math.min(1, lap) * this.#path.length)
    this.#spark.position.set(x, y)
    this.#spark.alpha = grown < 1 ? 1 : Math.max(0, 1 - Math.max(0, lap - 0.8) * 5) * 0.8
  }

  #draw(distance: number): void {
    const parts = drawnParts(this.#path, distance)
    this.#path.segments.forEach(({ length }, i) => {
      const drawn = length * (parts[i] ?? 0)
      for (const sprite of this.#pieces[i] ?? []) sprite.width = Math.max(0.01, drawn)
    })
    this.#joints.forEach((joint, i) => {
      joint.visible = (parts[i] ?? 0) === 1
    })
    const { x, y } = pointAt(this.#path, distance)
    this.#tip.position.set(x, y)
  }
}
