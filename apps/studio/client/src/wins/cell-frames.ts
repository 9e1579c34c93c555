import { Container, Sprite, type Texture } from 'pixi.js'
import { drawn } from '../stage/drawn.ts'
import { middleOf, type Place } from '../stage/place.ts'

export type Cell = { readonly reel: number; readonly row: number }

const MARGIN = 26

/** Golden frames round winning symbols: a warm ground behind the symbol, a shining edge before it. */
export class CellFrames {
  readonly back = new Container()
  readonly front = new Container()
  #ground: Texture | null = null
  #edge: Texture | null = null
  #place: Place | null = null

  layout(place: Place, resolution: number): void {
    this.clear()
    this.#ground?.destroy(true)
    this.#edge?.destroy(true)
    this.#place = place
    this.#ground = drawGround(place, resolution)
    this.#edge = drawEdge(place, resolution)
  }

  show(cells: readonly Cell[]): void {
    this.clear()
    for (const { reel, row } of cells) {
      this.#add(this.back, this.#ground, { reel, row })
      this.#add(this.front, this.#edge, { reel, row })
    }
  }

  clear(): void {
    for (const sprite of [...this.back.removeChildren(), ...this.front.removeChildren()]) sprite.destroy()
  }

  #add(layer: Container, texture: Texture | null, { reel, row }: Cell): void {
    if (!texture || !this.#place) return
    layer.addChild(new Sprite({ texture, anchor: 0.5, ...middleOf(this.#place, reel, row) }))
  }
}

function box({ cell }: Place) {
  const inset = Math.max(3, cell.width * 0.028)
  const size = { width: cell.width + MARGIN * 2, height: cell.height + MARGIN * 2 }
  const [x, y] = [MARGIN + inset, MARGIN + inset]
  const [width, height] = [cell.width - inset * 2, cell.height - inset * 2]
  return { size, x, y, width, height, radius: Math.min(width, height) * 0.13 }
}

function drawGround(place: Place, resolution: number): Texture {
  const { size, x, y, width, height, radius } = box(place)
  return drawn({ ...size, resolution }, (context) => {
    const warm = context.createRadialGradient(
      x + width / 2,
      y + height / 2,
      0,
      x + width / 2,
      y + height / 2,
      width * 0.7,
    )
    warm.addColorStop(0, 'rgb(255 206 96 / .62)')
    warm.addColorStop(0.7, 'rgb(214 140 30 / .34)')
    warm.addColorStop(1, 'rgb(170 100 16 / .3)')
    context.fillStyle = warm
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.fill()
  })
}

function drawEdge(place: Place, resolution: number): Texture {
  const { size, x, y, width, height, radius } = box(place)
  const thickness = Math.max(2, place.cell.width * 0.019)
  return drawn({ ...size, resolution }, (context) => {
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.strokeStyle = '#ffe089'
    context.lineWidth = thickness
    context.shadowColor = 'rgb(255 190 60 / .95)'
    context.shadowBlur = 18 * resolution
    context.stroke()
    context.shadowBlur = 6 * resolution
    context.stroke()
    context.shadowColor = 'transparent'
    context.strokeStyle = '#fff3c9'
    context.lineWidth = thickness * 0.45
    context.stroke()
  })
}
