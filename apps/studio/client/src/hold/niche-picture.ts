import type { Texture } from 'pixi.js'
import { drawn } from '../stage/drawn.ts'
import type { Place } from '../stage/place.ts'

/** The ground of the board: night lacquer with a shallow niche for every place. */
export function drawNiches({ width, height, cell }: Place, resolution: number): Texture {
  return drawn({ width, height, resolution }, (context) => {
    const night = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width * 0.62)
    night.addColorStop(0, '#2a0f1c')
    night.addColorStop(0.7, '#180812')
    night.addColorStop(1, '#0c0409')
    context.fillStyle = night
    context.fillRect(0, 0, width, height)
    for (let x = 0; x < width - 1; x += cell.width) {
      for (let y = 0; y < height - 1; y += cell.height) drawNiche(context, { x, y, ...cell })
    }
  })
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function drawNiche(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const inset = Math.max(3, width * 0.03)
  const box = [x + inset, y + inset, width - inset * 2, height - inset * 2, Math.min(width, height) * 0.13] as const
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const hollow = context.createRadialGradient(middleX, middleY, 0, middleX, middleY, width * 0.66)
  hollow.addColorStop(0, 'rgb(96 40 58 / .5)')
  hollow.addColorStop(0.65, 'rgb(40 12 26 / .6)')
  hollow.addColorStop(1, 'rgb(0 0 0 / .75)')
  context.beginPath()
  context.roundRect(...box)
  context.fillStyle = hollow
  context.fill()
  context.strokeStyle = 'rgb(255 205 120 / .2)'
  context.lineWidth = 1
  context.stroke()
}

const BLANK = 128

/** What a place shows where nothing came: a faint rosette, so that it can be seen spinning. */
export function drawBlank(): Texture {
  return drawn({ width: BLANK, height: BLANK, resolution: 1 }, (context) => {
    context.translate(BLANK / 2, BLANK / 2)
    context.strokeStyle = 'rgb(255 205 130 / .2)'
    context.fillStyle = 'rgb(255 190 110 / .06)'
    context.lineWidth = 1.6
    for (let petal = 0; petal < 8; petal += 1) {
      context.rotate(Math.PI / 4)
      context.beginPath()
      context.moveTo(0, 0)
      context.quadraticCurveTo(11, -14, 0, petal % 2 === 0 ? -32 : -24)
      context.quadraticCurveTo(-11, -14, 0, 0)
      context.fill()
      context.stroke()
    }
  })
}
