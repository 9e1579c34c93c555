import { Container, Sprite, type Texture } from 'pixi.js'
import type { Clock } from '../stage/clock.ts'
import { drawn } from '../stage/drawn.ts'
import { between } from '../stage/easing.ts'
import type { Light } from '../stage/light.ts'

type Petal = {
  readonly sprite: Sprite
  readonly life: number
  readonly size: number
  readonly spin: number
  readonly glint: boolean
  vx: number
  vy: number
  age: number
  turn: number
}

/** What is thrown: the point it comes from, its colour, and the size of a cell, which everything follows. */
export type Thrown = {
  readonly x: number
  readonly y: number
  readonly colour: number
  readonly cell: number
  /** A spark of light in place of a petal. */
  readonly glint: boolean
}

/** Cells a second each second; and how much of its speed a petal keeps over a second. */
const GRAVITY = 7
const DRAG = 0.16
const MOST = 340

/** Petals in the air: they are flung out, flutter down and fade. */
export class Petals {
  readonly view = new Container()
  readonly #texture = drawPetal()
  readonly #flying: Petal[] = []
  readonly #resting: Sprite[] = []

  readonly #light: Light

  constructor(light: Light, clock: Clock) {
    this.#light = light
    clock.each((ms) => this.#update(ms / 1000))
  }

  fling({ x, y, colour, cell, glint }: Thrown): void {
    if (this.#flying.length >= MOST) return
    const sprite = this.#resting.pop() ?? new Sprite({ anchor: 0.5 })
    const angle = Math.random() * Math.PI * 2
    const force = cell * (1.6 + Math.random() * 4.2) * (glint ? 1.4 : 1)
    sprite.texture = glint ? this.#light.glow : this.#texture
    sprite.blendMode = glint ? 'add' : 'normal'
    sprite.tint = lightened(colour, Math.random() ** 2 * 0.7)
    sprite.position.set(x + Math.cos(angle) * cell * 0.16, y + Math.sin(angle) * cell * 0.16)
    this.view.addChild(sprite)
    this.#flying.push({
      sprite,
      glint,
      life: 0.55 + Math.random() * 0.5,
      size: cell * (0.09 + Math.random() * 0.13),
      spin: (Math.random() - 0.5) * 16,
      vx: Math.cos(angle) * force,
      vy: Math.sin(angle) * force - cell * 1.4,
      age: 0,
      turn: Math.random() * 6,
    })
  }

  #update(seconds: number): void {
    for (let i = this.#flying.length - 1; i >= 0; i -= 1) {
      const petal = this.#flying[i]
      if (!petal) continue
      if (petal.age >= petal.life) {
        this.view.removeChild(petal.sprite)
        this.#resting.push(petal.sprite)
        this.#flying.splice(i, 1)
      } else flutter(petal, seconds)
    }
  }
}

/** A colour with so much white in it, 0..1. */
function lightened(colour: number, white: number): number {
  const part = (shift: number) => Math.round(between(white, (colour >> shift) & 0xff, 0xff)) << shift
  return part(16) + part(8) + part(0)
}

function flutter(petal: Petal, seconds: number): void {
  const { sprite, size, life } = petal
  const kept = DRAG ** seconds
  petal.age += seconds
  petal.turn += petal.spin * seconds
  petal.vx *= kept
  petal.vy = petal.vy * kept + size * 5 * GRAVITY * seconds
  sprite.x += petal.vx * seconds
  sprite.y += petal.vy * seconds
  sprite.rotation = petal.turn
  if (petal.glint) {
    sprite.setSize(size * 2 * (1 - petal.age / life))
    return
  }
  const scale = size / (PETAL * 0.5)
  // Seen from the side every half turn: what makes it flutter.
  sprite.scale.set(scale * (0.25 + 0.75 * Math.abs(Math.cos(petal.turn * 1.3))), scale)
  sprite.alpha = Math.min(1, (1 - petal.age / life) * 2.2)
}

const PETAL = 64

/** A petal in white, darker towards its foot. */
function drawPetal(): Texture {
  return drawn({ width: PETAL, height: PETAL, resolution: 1 }, (context) => {
    const [middle, foot, tip] = [PETAL / 2, PETAL - 3, 3]
    context.beginPath()
    context.moveTo(middle, foot)
    context.bezierCurveTo(middle - 25, PETAL * 0.62, middle - 17, 12, middle, tip)
    context.bezierCurveTo(middle + 17, 12, middle + 25, PETAL * 0.62, middle, foot)
    const body = context.createLinearGradient(0, tip, 0, foot)
    body.addColorStop(0, '#fff')
    body.addColorStop(0.6, '#e2e2e2')
    body.addColorStop(1, '#a4a4a4')
    context.fillStyle = body
    context.fill()
  })
}
