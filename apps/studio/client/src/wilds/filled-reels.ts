import { Container, Sprite, type Texture } from 'pixi.js'
import type { MachineView } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import type { Reels } from '../reels/reels.ts'
import type { Clock } from '../stage/clock.ts'
import { between, easeOut } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import { middleOf, type Place } from '../stage/place.ts'
import type { StagePart } from '../stage/stage.ts'
import { middleRow } from './filled.ts'
import { drawTallEdge, drawTallGround } from './tall-frame.ts'

type Needs = {
  readonly machine: MachineView
  readonly symbols: Symbols
  readonly reels: Reels
  readonly light: Light
  readonly clock: Clock
  readonly calm: boolean
}

const GROW_MS = 760

/** Reels that a wild has filled: a tall golden frame in light, which grows from the middle and then glows on. */
export class FilledReels implements StagePart {
  readonly behind = new Container()
  readonly before = new Container()
  readonly #needs: Needs
  readonly #wild: string
  readonly #frames = new Map<number, readonly [ground: Sprite, edge: Sprite]>()
  #ground: Texture | null = null
  #edge: Texture | null = null
  #place: Place | null = null
  #time = 0

  constructor(needs: Needs) {
    this.#needs = needs
    this.#wild = needs.machine.pays.find(({ kind }) => kind === 'wild')?.symbol ?? ''
    needs.clock.each((ms) => this.#glow(ms))
  }

  layout(place: Place, resolution: number): void {
    const standing = [...this.#frames.keys()]
    this.stand([])
    this.#ground?.destroy(true)
    this.#edge?.destroy(true)
    this.#place = place
    this.#ground = drawTallGround(place, resolution)
    this.#edge = drawTallEdge(place, resolution)
    this.stand(standing)
  }

  /** Frames these reels and no others. */
  stand(reels: readonly number[]): void {
    for (const [reel, sprites] of this.#frames) {
      if (reels.includes(reel)) continue
      for (const sprite of sprites) sprite.destroy()
      this.#frames.delete(reel)
    }
    for (const reel of reels) this.#frame(reel)
  }

  /** The wild in the middle of a reel grows over all of it; the reel then shows nothing but wilds. */
  async grow(reel: number, hurry: AbortSignal): Promise<void> {
    const place = this.#place
    const { reels, clock, calm, machine } = this.#needs
    const filled = () => {
      const column = Array<string>(machine.rows).fill(this.#wild)
      reels.show(reels.grid.map((seen, i) => (i === reel ? column : seen)))
      this.#frame(reel)
    }
    if (!place || calm) return filled()
    const middle = middleOf(place, reel, middleRow(machine.rows))
    const { flying, beam, rays } = this.#flight(place, reel)
    await clock.run(
      GROW_MS,
      (part) => {
        const spread = easeOut(Math.min(1, Math.max(0, part - 0.25) / 0.6))
        flying.forEach((wild, row) => {
          wild.y = between(spread, middle.y, middleOf(place, reel, row).y)
          const swell = 1 + 0.3 * Math.sin(Math.min(1, part / 0.5) * Math.PI)
          wild.scale.set((place.symbol / wild.texture.width) * swell)
        })
        for (let row = 0; row < machine.rows; row += 1) {
          const symbol = reels.cell(reel, row)
          if (symbol) symbol.alpha = row === middleRow(machine.rows) ? 1 : 1 - spread
        }
        beam.alpha = Math.sin(part * Math.PI)
        beam.width = place.height * Math.min(1, 0.3 + spread)
        rays.alpha = Math.sin(part * Math.PI) * 0.9
        rays.rotation = part * 0.7
      },
      hurry,
    )
    for (let row = 0; row < machine.rows; row += 1) {
      const symbol = reels.cell(reel, row)
      if (symbol) symbol.alpha = 1
    }
    filled()
    for (const sprite of [...flying, beam, rays]) sprite.destroy()
  }

  #flight(place: Place, reel: number) {
    const { symbols, light, machine } = this.#needs
    const middle = middleOf(place, reel, middleRow(machine.rows))
    const flying = Array.from({ length: machine.rows }, () => {
      const sprite = new Sprite({ texture: symbols.still(this.#wild), anchor: 0.5, ...middle })
      return sprite
    })
    const beam = new Sprite({ texture: light.beam, anchor: 0.5, tint: 0xffb43c, alpha: 0, blendMode: 'add' })
    beam.position.set(middle.x, place.height / 2)
    beam.rotation = Math.PI / 2
    beam.setSize(place.height, place.cell.width * 1.5)
    const rays = new Sprite({ texture: light.rays, anchor: 0.5, ...middle, tint: 0xffa12e, alpha: 0, blendMode: 'add' })
    rays.setSize(place.cell.width * 2.4)
    this.before.addChild(rays, beam, ...flying)
    return { flying, beam, rays }
  }

  #frame(reel: number): void {
    if (this.#frames.has(reel) || !this.#ground || !this.#edge || !this.#place) return
    const at = { anchor: 0.5, x: (reel + 0.5) * this.#place.cell.width, y: this.#place.height / 2 }
    const ground = new Sprite({ texture: this.#ground, ...at })
    const edge = new Sprite({ texture: this.#edge, ...at })
    this.behind.addChild(ground)
    this.before.addChild(edge)
    this.#frames.set(reel, [ground, edge])
  }

  #glow(ms: number): void {
    if (this.#needs.calm) return
    this.#time += ms
    for (const [reel, [ground, edge]] of this.#frames) {
      const beat = 0.5 + 0.5 * Math.sin(this.#time / 380 + reel)
      ground.alpha = 0.75 + beat * 0.25
      edge.alpha = 0.82 + beat * 0.18
    }
  }
}
