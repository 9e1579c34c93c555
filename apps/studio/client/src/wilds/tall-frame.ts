import type { Texture } from 'pixi.js'
import { drawn } from '../stage/drawn.ts'
import type { Place } from '../stage/place.ts'

/** Room round the frame for its glow. */
const MARGIN = 30

function box({ cell, height }: Place) {
  const inset = Math.max(3, cell.width * 0.028)
  const size = { width: cell.width + MARGIN * 2, height: height + MARGIN * 2 }
  const frame = { x: MARGIN + inset, y: MARGIN + inset, width: cell.width - inset * 2, height: height - inset * 2 }
  return { size, frame, radius: cell.width * 0.13 }
}

/** Fire behind a filled reel: bright from below, with a hot heart. */
export function drawTallGround(place: Place, resolution: number): Texture {
  const { size, frame, radius } = box(place)
  const { x, y, width, height } = frame
  return drawn({ ...size, resolution }, (context) => {
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.clip()
    const fire = context.createLinearGradient(0, y, 0, y + height)
    fire.addColorStop(0, '#6b1c06')
    fire.addColorStop(0.45, '#a8480c')
    fire.addColorStop(1, '#e08a1c')
    context.fillStyle = fire
    context.fillRect(x, y, width, height)
    const heart = context.createRadialGradient(
      x + width / 2,
      y + height / 2,
      0,
      x + width / 2,
      y + height / 2,
      height / 2,
    )
    heart.addColorStop(0, 'rgb(255 226 140 / .75)')
    heart.addColorStop(0.45, 'rgb(255 170 50 / .3)')
    heart.addColorStop(1, 'rgb(120 20 0 / 0)')
    context.fillStyle = heart
    context.fillRect(x, y, width, height)
  })
}

/** The golden frame round a filled reel. */
export function drawTallEdge(place: Place, resolution: number): Texture {
  const { size, frame, radius } = box(place)
  const thickness = Math.max(3, place.cell.width * 0.034)
  const { x, y, width, height } = frame
  return drawn({ ...size, resolution }, (context) => {
    const ring = (inset: number) => {
      context.beginPath()
      context.roundRect(x + inset, y + inset, width - inset * 2, height - inset * 2, radius - inset)
    }
    const gold = context.createLinearGradient(x, y, x + width, y + height)
    const metal = ['#fff6cf', '#f7c64f', '#b97614', '#ffe491', '#c98a1e', '#fff0b4']
    metal.forEach((colour, i) => {
      gold.addColorStop(i / (metal.length - 1), colour)
    })
    ring(thickness / 2)
    context.shadowColor = 'rgb(255 170 40 / .95)'
    context.shadowBlur = 24 * resolution
    context.lineWidth = thickness
    context.strokeStyle = gold
    context.stroke()
    context.shadowBlur = 8 * resolution
    context.stroke()
    context.shadowColor = 'transparent'
    ring(0.5)
    context.lineWidth = 1
    context.strokeStyle = 'rgb(255 250 224 / .85)'
    context.stroke()
    ring(thickness)
    context.strokeStyle = 'rgb(84 36 0 / .75)'
    context.stroke()
  })
}
