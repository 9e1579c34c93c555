import { Container, Sprite } from 'pixi.js'
import type { Clock } from '../stage/clock.ts'
import type { Light } from '../stage/light.ts'
import type { Place } from '../stage/place.ts'

/** The glow of a reel that may bring the free spins: two lit edges that beat like a heart. */
export class TensionLight {
  readonly view = new Container()
  readonly #edges: readonly Sprite[]
  readonly #wash: Sprite
  #place: Place | null = null
  #reel: number | null = null
  #time = 0

  constructor(light: Light, clock: Clock) {
    this.#edges = [0, 1].map(
      () => new Sprite({ texture: light.beam, anchor: 0.5, tint: 0xff8a2b, rotation: Math.PI / 2, blendMode: 'add' }),
    )
    this.#wash = new Sprite({ texture: light.white, tint: 0xff7a1a, blendMode: 'add' })
    this.view.addChild(this.#wash, ...this.#edges)
    this.view.visible = false
    clock.each((ms) => this.#update(ms))
  }

  layout(place: Place): void {
    this.#place = place
  }

  /** The reel that is lit. */
  get reel(): number | null {
    return this.#reel
  }

  /** Lights one reel, or none. */
  show(reel: number | null): void {
    this.#reel = reel
    this.view.visible = reel !== null
    const place = this.#place
    if (reel === null || !place) return
    this.#time = 0
    const { cell, height } = place
    this.#wash.position.set(reel * cell.width, 0)
    this.#wash.setSize(cell.width, height)
    this.#edges.forEach((edge, side) => {
      edge.position.set((reel + side) * cell.width, height / 2)
      edge.setSize(height, cell.width * 0.5)
    })
  }

  #update(ms: number): void {
    if (!this.view.visible) return
    this.#time += ms
    const beat = heartbeat(this.#time / 760)
    this.#wash.alpha = 0.07 + beat * 0.13
    for (const edge of this.#edges) edge.alpha = 0.5 + beat * 0.5
  }
}

/** Lub-dub: two quick swells in each beat. */
function heartbeat(beats: number): number {
  const part = beats % 1
  return Math.max(swell(part, 0.1), 0.7 * swell(part, 0.36))
}

function swell(part: number, at: number): number {
  return Math.exp(-(((part - at) / 0.09) ** 2))
}
