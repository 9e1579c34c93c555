import sharp from 'sharp'

/** How far opacity is moved down, and how softly, in hundredths of the side; what is uncovered by that takes colour. */
const SHADE_AT_THE_FOOT = { down: -5.5, blur: 3.4, colour: { red: 26, green: 5, blue: 5 }, strength: 0.34 }
const RIM_ABOVE = { down: 0.9, blur: 0.45, colour: { red: 255, green: 255, blue: 255 }, strength: 0.5 }

/** Lights a square symbol from above, in place: `pixels` are RGBA, `side` times `side`. */
export async function light(pixels: Buffer, side: number): Promise<void> {
  const opacity = opacityOf(pixels)
  for (const { down, blur, colour, strength } of [SHADE_AT_THE_FOOT, RIM_ABOVE]) {
    const covered = await softened(lowered(opacity, side, Math.round((side * down) / 100)), side, (side * blur) / 100)
    for (let i = 0, at = 0; i < opacity.length; i++, at += 4) {
      const share = opacity[i] === 0 ? 0 : strength * (1 - (covered[i] ?? 0) / 255)
      if (share === 0) continue
      pixels[at] = mixed(pixels[at], colour.red, share)
      pixels[at + 1] = mixed(pixels[at + 1], colour.green, share)
      pixels[at + 2] = mixed(pixels[at + 2], colour.blue, share)
    }
  }
}

function mixed(own = 0, other: number, share: number): number {
  return own + (other - own) * share
}

/** How wide the air around a shadow is, and how soft it is, in parts of the symbol's side. */
export const SHADOW_MARGIN = 0.15
const SHADOW_BLUR = 0.03

/** The soft black shadow of a square symbol, with a margin on all sides, as RGBA; its side in pixels is answered, too. */
export async function shadow(pixels: Buffer, side: number): Promise<{ pixels: Buffer; side: number }> {
  const margin = Math.round(side * SHADOW_MARGIN)
  const around = { left: margin, right: margin, top: margin, bottom: margin, background: '#000' }
  const image = sharp(opacityOf(pixels), { raw: { width: side, height: side, channels: 1 } })
  const wide = await image.extend(around).toColourspace('b-w').raw().toBuffer()
  const whole = side + 2 * margin
  const soft = await softened(wide, whole, side * SHADOW_BLUR)
  const drawn = Buffer.alloc(whole * whole * 4)
  for (let i = 0; i < soft.length; i++) drawn[i * 4 + 3] = soft[i] ?? 0
  return { pixels: drawn, side: whole }
}

function opacityOf(pixels: Buffer): Buffer {
  const opacity = Buffer.alloc(pixels.length / 4)
  for (let i = 0; i < opacity.length; i++) opacity[i] = pixels[i * 4 + 3] ?? 0
  return opacity
}

/** The same opacity `rows` further down, or up where that is negative. */
function lowered(opacity: Buffer, side: number, rows: number): Buffer {
  const moved = Buffer.alloc(opacity.length)
  opacity.copy(moved, Math.max(0, rows * side), Math.max(0, -rows * side))
  return moved
}

function softened(opacity: Buffer, side: number, sigma: number): Promise<Buffer> {
  const image = sharp(opacity, { raw: { width: side, height: side, channels: 1 } })
  return image.blur(Math.max(0.3, sigma)).toColourspace('b-w').raw().toBuffer()
}
