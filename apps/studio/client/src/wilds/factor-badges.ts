import { Container, Sprite, type Texture } from 'pixi.js'
import type { MachineView } from '#protocol'
import type { Reels } from '../reels/reels.ts'
import type { Clock } from '../stage/clock.ts'
import { drawn } from '../stage/drawn.ts'
import { easeOut } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'
import type { Place } from '../stage/place.ts'
import type { StagePart } from '../stage/stage.ts'

type Needs = {
  readonly machine: MachineView
  readonly reels: Reels
  readonly light: Light
  readonly clock: Clock
  readonly calm: boolean
}

type Cell = { readonly reel: number; readonly row: number }
type Badge = Cell & { readonly medal: Sprite; readonly glow: Sprite; grown: number }

const GROW_MS = 320

/** A medal's width, in symbols, and where on the symbol it hangs. */
const SIZE = 0.4
const AT = { x: 0.27, y: 0.26 }

/** Medals on wilds that multiply: they come with their reel, and light up while a line they multiply is shown. */
export class FactorBadges implements StagePart {
  readonly before = new Container()
  readonly #needs: Needs
  readonly #wild: string
  readonly #medals = new Map<number, Texture>()
  #badges: Badge[] = []
  #lit: readonly Cell[] = []
  #place: Place | null = null
  #time = 0

  constructor(needs: Needs) {
    this.#needs = needs
    this.#wild = needs.machine.pays.find(({ kind }) => kind === 'wild')?.symbol ?? ''
    needs.clock.each((ms) => this.#update(ms))
  }

  layout(place: Place, resolution: number): void {
    this.#place = place
    const before = new Map(this.#medals)
    for (const factor of new Set(this.#needs.machine.wildFactors)) {
      this.#medals.set(factor, drawMedal(factor, place.symbol * SIZE, resolution))
    }
    for (const badge of this.#badges) badge.medal.texture = this.#medalOf(badge.reel) ?? badge.medal.texture
    for (const medal of before.values()) medal.destroy(true)
  }

  /** A reel has come to rest. */
  landed(reel: number, symbols: readonly string[]): void {
    const texture = this.#medalOf(reel)
    if (!texture || this.#factorOn(reel) <= 1) return
    for (const [row, symbol] of symbols.entries()) {
      if (symbol !== this.#wild) continue
      const medal = new Sprite({ texture, anchor: 0.5 })
      const glow = new Sprite({ texture: this.#needs.light.glow, anchor: 0.5, tint: 0xffb02e, blendMode: 'add' })
      this.before.addChild(glow, medal)
      this.#badges.push({ reel, row, medal, glow, grown: this.#needs.calm ? GROW_MS : 0 })
    }
    this.#update(0)
  }

  /** The cells of the wins that are shown now. */
  light(cells: readonly Cell[]): void {
    this.#lit = cells
  }

  clear(): void {
    this.#lit = []
    for (const { medal, glow } of this.#badges) {
      medal.destroy()
      glow.destroy()
    }
    this.#badges = []
  }

  #factorOn(reel: number): number {
    return this.#needs.machine.wildFactors[reel] ?? 1
  }

  #medalOf(reel: number): Texture | undefined {
    return this.#medals.get(this.#factorOn(reel))
  }

  #update(ms: number): void {
    this.#time += ms
    for (const badge of this.#badges) this.#draw(badge, ms)
  }

  #draw(badge: Badge, ms: number): void {
    const symbol = this.#needs.reels.cell(badge.reel, badge.row)
    const size = this.#place?.symbol ?? 0
    if (!symbol) return
    const lit = this.#lit.some(({ reel, row }) => reel === badge.reel && row === badge.row)
    badge.grown = Math.min(GROW_MS, badge.grown + ms)
    const grown = easeOut(badge.grown / GROW_MS)
    const beat = lit && !this.#needs.calm ? 0.5 + 0.5 * Math.sin(this.#time / 130) : 0
    const at = [symbol.x + (symbol.parent?.x ?? 0) + size * AT.x, symbol.y + size * AT.y] as const
    badge.medal.position.set(...at)
    badge.medal.scale.set((1.7 - 0.7 * grown) * (lit ? 1.12 + beat * 0.14 : 1))
    badge.medal.alpha = grown
    badge.medal.tint = symbol.tint
    badge.glow.position.set(...at)
    badge.glow.setSize(size * (0.9 + beat * 0.35))
    badge.glow.alpha = lit ? 0.75 + beat * 0.25 : 0
  }
}

/** A medal of ruby in a golden rim. */
function drawMedal(factor: number, size: number, resolution: number): Texture {
  return drawn({ width: size, height: size, resolution }, (context) => {
    const middle = size / 2
    const disc = (radius: number, fill: string | CanvasGradient) => {
      context.beginPath()
      context.arc(middle, middle, radius, 0, Math.PI * 2)
      context.fillStyle = fill
      context.fill()
    }
    const gold = context.createLinearGradient(0, size * 0.1, 0, size * 0.9)
    for (const [at, colour] of GOLD) gold.addColorStop(at, colour)
    const ruby = context.createRadialGradient(middle * 0.75, middle * 0.6, 0, middle, middle, size * 0.4)
    ruby.addColorStop(0, '#ff6a5e')
    ruby.addColorStop(0.55, '#c3122b')
    ruby.addColorStop(1, '#70041a')
    context.shadowColor = 'rgb(0 0 0 / .6)'
    context.shadowBlur = size * 0.08 * resolution
    context.shadowOffsetY = size * 0.03 * resolution
    disc(size * 0.43, gold)
    context.shadowColor = 'transparent'
    disc(size * 0.365, '#5c1604')
    disc(size * 0.345, ruby)
    context.font = `700 ${size * 0.4}px "Anuphan Variable", sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.strokeStyle = '#5a0212'
    context.lineWidth = size * 0.09
    context.strokeText(`×${factor}`, middle, middle * 1.02)
    context.fillStyle = '#fff6d8'
    context.fillText(`×${factor}`, middle, middle * 1.02)
  })
}

const GOLD = [
  [0, '#fff6cf'],
  [0.4, '#f4bf45'],
  [0.65, '#a96a0f'],
  [1, '#ffdf86'],
] as const
