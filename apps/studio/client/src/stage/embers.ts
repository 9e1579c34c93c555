import { Container, Sprite } from 'pixi.js'
import type { Light } from './light.ts'

const COUNT = 22

/** Sparks that rise from below, as over the lanterns of a night market. */
export class Embers {
  readonly view = new Container()
  readonly #sparks: readonly Sprite[]
  #width = 0
  #height = 0
  #time = 0

  constructor(light: Light) {
    this.#sparks = Array.from({ length: COUNT }, () => {
      const spark = new Sprite({ texture: light.glow, anchor: 0.5, tint: 0xffb757, blendMode: 'add' })
      this.view.addChild(spark)
      return spark
    })
  }

  layout(width: number, height: number): void {
    this.#width = width
    this.#height = height
  }

  update(ms: number): void {
    this.#time += ms
    this.#sparks.forEach((spark, i) => {
      const lane = (i * 0.618) % 1
      const life = (this.#time / (9000 + ((i * 1733) % 7000)) + i * 0.377) % 1
      spark.x = this.#width * lane + Math.sin(life * 9 + i) * 26
      spark.y = this.#height * (1.05 - life * 1.1)
      spark.alpha = Math.sin(life * Math.PI) * (0.25 + 0.2 * Math.sin(this.#time / 300 + i * 2))
      spark.setSize(8 + (i % 5) * 4)
    })
  }
}
