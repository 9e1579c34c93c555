/**
 * sRGB hex of an OKLCH colour: lightness 0..1, chroma 0..0.4, hue in degrees (27 red, 55 orange, 90 yellow, 145 green,
 * 195 cyan, 255 blue, 295 violet, 350 pink). Chroma is lowered until the colour exists in sRGB, so that every hue may be
 * asked for with the same numbers and looks equally light. Formulas: Björn Ottosson, "A perceptual color space", 2020.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; c > 0; c -= 0.004) {
    const channels = linearChannels(lightness, c, (hue * Math.PI) / 180)
    if (channels.every((channel) => channel > -0.001 && channel < 1.001)) return hex(channels)
  }
  return hex(linearChannels(lightness, 0, 0))
}

function linearChannels(lightness: number, chroma: number, angle: number): number[] {
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function hex(linear: readonly number[]): string {
  const bytes = linear.map((channel) => {
    const value = Math.min(1, Math.max(0, channel))
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${bytes.join('')}`
}
