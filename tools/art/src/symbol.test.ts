import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const drawings = new URL('../drawings/', import.meta.url)
const gradientUnits = (svg: string, id = '') => svg.match(new RegExp(`id="${id}"[^>]*gradientUnits="userSpaceOnUse"`))

test.each(readdirSync(drawings))('%s has only userSpaceOnUse gradients on horizontal and vertical lines', (file) => {
  const svg = readFileSync(new URL(file, drawings), 'utf8')
  const lines = [...svg.matchAll(/<path d="M[\d. ]+[HhVv][\d. -]+"[^>]*stroke="url\(#([\w-]+)\)"[^>]*>/g)]
  // The box of such a line has no area, and Skia draws the line in black.
  expect(lines.filter(([, gradient]) => !gradientUnits(svg, gradient)).map(([line]) => line)).toEqual([])
})
