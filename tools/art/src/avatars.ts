import { oklch } from './colour.ts'
import type { Picture } from './picture.ts'
import { standing } from './placed.ts'
import type { Scene } from './scene.ts'

/** The faces a member may choose from, each with the two hues of its ground. */
const FACES: readonly [symbol: string, from: number, to: number][] = [
  ['tiger-face', 165, 85],
  ['elephant', 310, 270],
  ['dragon-face', 85, 30],
  ['rabbit-face', 350, 310],
  ['monkey-face', 110, 150],
  ['cat-face', 255, 295],
  ['owl', 200, 165],
  ['panda', 140, 175],
  ['fox', 230, 265],
  ['frog', 75, 50],
  ['shark', 190, 240],
  ['rooster', 60, 20],
]

/** Avatars in the order they are offered; the site cuts them round. */
export const AVATARS: readonly Picture[] = FACES.map(([symbol, from, to], index) => ({
  name: `avatars/${String(index + 1).padStart(2, '0')}`,
  scene: avatarScene(symbol, [from, to]),
  renditions: [96, 192].map((width) => ({ width, format: 'webp', quality: 82 })),
}))

function avatarScene(symbol: string, [from, to]: readonly [number, number]): Scene {
  const ground = `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${oklch(0.72, 0.17, from)}"/><stop offset="1" stop-color="${oklch(0.74, 0.17, to)}"/></linearGradient><rect width="192" height="192" fill="url(#ground)"/>`
  const light = `<radialGradient id="light" cx=".5" cy=".42" r=".5"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="192" height="192" fill="url(#light)"/>`
  return { width: 192, height: 192, body: `${ground}${light}${standing(symbol, { x: 96, y: 152, size: 116 })}` }
}
