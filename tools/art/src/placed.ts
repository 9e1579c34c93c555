import { shadowUse, symbolUse } from './scene.ts'

export interface Place {
  /** Where the symbol's feet stand, and the side of the square it fills. */
  x: number
  y: number
  size: number
  /** Degrees, clockwise, around its middle. */
  tilt?: number
  mirrored?: boolean
  /** Out of focus by so many pixels. */
  soft?: 3 | 8
  opacity?: number
}

/** A symbol on the ground: its squashed, blurred outline as cast shadow, then itself with light from above. */
export function standing(symbol: string, place: Place): string {
  const { x, y, size } = place
  const flat = `scale(1.04 .12) ${turned(place)}`
  const shadow = `<g transform="translate(${x} ${y + size * 0.055}) scale(${size / 100})" filter="url(#cast)">${symbolUse(symbol, size, flat)}</g>`
  return shadow + floating(symbol, place)
}

/** A symbol in the air with a soft shadow of its own, none on the ground. Out of focus it throws none. */
export function floating(symbol: string, place: Place): string {
  const { x, y, size, soft, opacity = 1 } = place
  const shade = soft ? '' : `<g transform="translate(0 3)" opacity=".4">${shadowUse(symbol, turned(place))}</g>`
  const put = `<g transform="translate(${x} ${y}) scale(${size / 100})">${shade}${symbolUse(symbol, size, turned(place))}</g>`
  if (soft) return `<g filter="url(#soft-${soft})" opacity="${opacity}">${put}</g>`
  return opacity === 1 ? put : `<g opacity="${opacity}">${put}</g>`
}

function turned({ tilt = 0, mirrored = false }: Place): string {
  const rotation = tilt ? `rotate(${tilt} 0 -50)` : ''
  return mirrored ? `${rotation} scale(-1 1)` : rotation
}

/** A four-pointed glint of light with a soft glow, `reach` pixels from its middle to its points. */
export function glint(x: number, y: number, reach: number): string {
  const waist = reach * 0.12
  return `<g transform="translate(${x} ${y})"><circle r="${reach * 0.9}" fill="url(#spark)"/><path d="M0 ${-reach}Q${waist} ${-waist} ${reach} 0Q${waist} ${waist} 0 ${reach}Q${-waist} ${waist} ${-reach} 0Q${-waist} ${-waist} 0 ${-reach}Z" fill="#fff" opacity=".95"/></g>`
}
