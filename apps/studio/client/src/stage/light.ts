import type { Texture } from 'pixi.js'
import { drawn } from './drawn.ts'

/** Pieces of light, white, to be tinted and added up. */
export type Light = { readonly glow: Texture; readonly beam: Texture; readonly rays: Texture; readonly white: Texture }

export function drawLight(): Light {
  return { glow: glow(), beam: beam(), rays: rays(), white: white() }
}

const GLOW = 128

/** A round glow, bright in the middle. */
function glow(): Texture {
  return drawn({ width: GLOW, height: GLOW, resolution: 1 }, (context) => {
    const half = GLOW / 2
    const fade = context.createRadialGradient(half, half, 0, half, half, half)
    for (const [at, alpha] of FADE) fade.addColorStop(at, `rgb(255 255 255 / ${alpha})`)
    context.fillStyle = fade
    context.fillRect(0, 0, GLOW, GLOW)
  })
}

/** A stripe of light, bright along its middle; to be stretched in length. */
function beam(): Texture {
  return drawn({ width: 4, height: 64, resolution: 1 }, (context) => {
    const fade = context.createLinearGradient(0, 0, 0, 64)
    for (const [at, alpha] of FADE) {
      fade.addColorStop(0.5 - at / 2, `rgb(255 255 255 / ${alpha})`)
      fade.addColorStop(0.5 + at / 2, `rgb(255 255 255 / ${alpha})`)
    }
    context.fillStyle = fade
    context.fillRect(0, 0, 4, 64)
  })
}

const FADE = [
  [0, 1],
  [0.08, 0.75],
  [0.2, 0.38],
  [0.45, 0.12],
  [0.75, 0.03],
  [1, 0],
] as const

const RAYS = 1024

/** Rays from a bright middle, each soft at its sides and fading outwards. */
function rays(): Texture {
  return drawn({ width: RAYS, height: RAYS, resolution: 1 }, (context) => {
    const half = RAYS / 2
    const fade = context.createRadialGradient(half, half, 0, half, half, half)
    fade.addColorStop(0, 'rgb(255 255 255 / .3)')
    fade.addColorStop(0.3, 'rgb(255 255 255 / .16)')
    fade.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.fillStyle = fade
    for (let ray = 0; ray < 14; ray += 1) {
      const angle = (ray / 14) * Math.PI * 2
      const spread = ray % 2 === 0 ? 0.15 : 0.08
      for (const softness of [1, 0.82, 0.64, 0.46]) wedge(context, angle, spread * softness)
    }
    const heart = context.createRadialGradient(half, half, 0, half, half, half * 0.34)
    heart.addColorStop(0, 'rgb(255 255 255 / .8)')
    heart.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.fillStyle = heart
    context.fillRect(0, 0, RAYS, RAYS)
  })
}

function wedge(context: CanvasRenderingContext2D, angle: number, spread: number): void {
  const half = RAYS / 2
  context.beginPath()
  context.moveTo(half, half)
  context.arc(half, half, half, angle - spread, angle + spread)
  context.fill()
}

function white(): Texture {
  return drawn({ width: 2, height: 2, resolution: 1 }, (context) => {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 2, 2)
  })
}
