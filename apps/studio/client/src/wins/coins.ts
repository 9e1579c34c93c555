import { Container, Sprite, type Texture } from 'pixi.js'
import type { Clock } from '../stage/clock.ts'

type Coin = { sprite: Sprite; vx: number; vy: number; turn: number; turning: number; size: number }

/** Pixels a second, each second. */
const GRAVITY = 1500
const MOST = 90

/** Coins thrown into the air. They fall out of the picture and are used again. */
export class Coins {
  readonly view = new Container()
  readonly #texture: Texture
  readonly #flying: Coin[] = []
  readonly #resting: Sprite[] = []
  #floor = 0
  #seed = 1

  constructor(texture: Texture, clock: Clock) {
    this.#texture = texture
    clock.each((ms) => this.#update(ms / 1000))
  }

  layout(height: number): void {
    this.#floor = height
  }

  /** Throws coins up from a point; `reach` is how far they fly, in pixels. */
  burst(count: number, from: { x: number; y: number }, reach: number): void {
    for (let i = 0; i < count && this.#flying.length < MOST; i += 1) this.#throw(from, reach)
  }

  #throw({ x, y }: { x: number; y: number }, reach: number): void {
    const sprite = this.#resting.pop() ?? new Sprite({ texture: this.#texture, anchor: 0.5 })
    const angle = -Math.PI / 2 + (this.#chance() - 0.5) * 1.9
    const force = Math.sqrt(2 * GRAVITY * reach) * (0.55 + 0.5 * this.#chance())
    sprite.position.set(x, y)
    const coin = { vx: Math.cos(angle) * force, vy: Math.sin(angle) * force, turn: this.#chance() * 6 }
    this.#flying.push({ sprite, ...coin, turning: 5 + this.#chance() * 9, size: 30 + this.#chance() * 34 })
    this.view.addChild(sprite)
  }

  /** Scatter of a shower, not of a game: a small fixed sequence that looks irregular. */
  #chance(): number {
    this.#seed = (this.#seed * 16_807) % 2_147_483_647
    return this.#seed / 2_147_483_647
  }

  #update(seconds: number): void {
    for (const coin of this.#flying) {
      coin.vy += GRAVITY * seconds
      coin.turn += coin.turning * seconds
      coin.sprite.x += coin.vx * seconds
      coin.sprite.y += coin.vy * seconds
      const scale = coin.size / this.#texture.width
      coin.sprite.scale.set(scale * Math.cos(coin.turn), scale)
      coin.sprite.rotation = coin.turn * 0.3
    }
    this.#collect()
  }

  #collect(): void {
    for (let i = this.#flying.length - 1; i >= 0; i -= 1) {
      const coin = this.#flying[i]
      if (!coin || coin.sprite.y < this.#floor + 60 || coin.vy < 0) continue
      this.view.removeChild(coin.sprite)
      this.#resting.push(coin.sprite)
      this.#flying.splice(i, 1)
    }
  }
}
