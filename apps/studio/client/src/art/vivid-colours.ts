const HUES = 12

/** Pixels less opaque than this are edges and shadows. */
const OPAQUE = 160

/** A hue's share of the strongest below which it is a detail. */
const DETAIL = 0.12

type Sum = { weight: number; red: number; green: number; blue: number }

/** The colours by which a drawing is known, the strongest first, made bright; white where it has none. RGBA pixels. */
export function vividColours(pixels: ArrayLike<number>): readonly number[] {
  const sums = Array.from({ length: HUES }, (): Sum => ({ weight: 0, red: 0, green: 0, blue: 0 }))
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3]]
    const sum = sums[Math.floor(hueOf(red, green, blue) * HUES) % HUES]
    if (alpha < OPAQUE || !sum) continue
    const weight = (Math.max(red, green, blue) - Math.min(red, green, blue)) ** 2
    sum.weight += weight
    sum.red += red * weight
    sum.green += green * weight
    sum.blue += blue * weight
  }
  const strong = sums.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  const known = strong.filter(({ weight }) => weight >= (strong[0]?.weight ?? 0) * DETAIL).slice(0, 3)
  return known.length > 0 ? known.map(brightened) : [0xffffff]
}

/** Round the circle of colours, 0..1. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return 0
  if (most === red) return (((green - blue) / spread + 6) % 6) / 6
  return (most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4) / 6
}

function brightened({ red, green, blue }: Sum): number {
  const most = Math.max(red, green, blue)
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => Math.round((part / most) * 255))
  return r * 0x10000 + g * 0x100 + b
}
