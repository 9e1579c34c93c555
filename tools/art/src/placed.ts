export interface Place {
  /** Where the symbol's feet stand, and the side of the square it fills. */
  x: number
  y: number
  size: number
  /** Degrees, clockwise, around its middle. */
  tilt?: number
  mirrored?: boolean
  /** Out of focus: 3, 8 or 16 pixels. */
  soft?: 3 | 8 | 16
  opacity?: number
}

/** A symbol on the ground: its squashed, blurred outline as cast shadow, then itself with light from above. */
export function standing(symbol: string, place: Place): string {
  const { x, y, size } = place
  const flat = `translate(${x} ${y + size * 0.055}) ${turned(place)} scale(${size * 1.04} ${size * 0.12})`
  const shadow = `<g filter="url(#cast)" opacity=".8"><use xlink:href="#symbol-${symbol}" transform="${flat}"/></g>`
  return shadow + floating(symbol, place)
}

/** A symbol in the air: lit from above with a soft shadow of its own, none on the ground. */
export function floating(symbol: string, place: Place): string {
  const { x, y, size, soft, opacity = 1 } = place
  const filter = soft ? `soft-${soft}` : 'lit'
  return `<g filter="url(#${filter})" opacity="${opacity}"><use xlink:href="#symbol-${symbol}" transform="translate(${x} ${y}) ${turned(place)} scale(${size})"/></g>`
}

function turned({ size, tilt = 0, mirrored = false }: Place): string {
  const rotation = tilt ? `rotate(${tilt} 0 ${-size / 2})` : ''
  return mirrored ? `${rotation} scale(-1 1)` : rotation
}

/** A four-pointed glint of light with a soft glow, `reach` pixels from its middle to its points. */
export function glint(x: number, y: number, reach: number): string {
  const waist = reach * 0.12
  return `<g transform="translate(${x} ${y})"><circle r="${reach * 0.55}" fill="#fff" opacity=".45" filter="url(#soft-8)"/><path d="M0 ${-reach}Q${waist} ${-waist} ${reach} 0Q${waist} ${waist} 0 ${reach}Q${-waist} ${waist} ${-reach} 0Q${-waist} ${-waist} 0 ${-reach}Z" fill="#fff" opacity=".95"/></g>`
}
