import { at, type Draw, repeat } from './canvas.ts'
import { oklch } from './colour.ts'

/** A casino table under a warm lamp: dark room, cone of light, felt with a wooden rail. */
export const felt: Draw = ({ width, height, hues }) => {
  const area = `width="${width}" height="${height}"`
  const dusk = `<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="${oklch(0.16, 0.05, hues[0])}" stop-opacity=".62"/><stop offset=".6" stop-color="${oklch(0.16, 0.05, hues[0])}" stop-opacity=".3"/></linearGradient><rect ${area} fill="url(#dusk)"/>`
  const cone = `<linearGradient id="cone" x2="0" y2="1"><stop stop-color="#ffe6ad" stop-opacity=".7"/><stop offset="1" stop-color="#ffe6ad" stop-opacity=".04"/></linearGradient><path d="M${width * 0.42} 0H${width * 0.58}L${width * 0.96} ${height * 0.74}H${width * 0.04}Z" fill="url(#cone)"/>`
  const table = `<radialGradient id="cloth" cx=".5" cy=".14" r=".75"><stop stop-color="${oklch(0.7, 0.17, hues[1])}"/><stop offset=".55" stop-color="${oklch(0.52, 0.15, hues[1])}"/><stop offset="1" stop-color="${oklch(0.34, 0.1, hues[1])}"/></radialGradient><linearGradient id="rail" x2="0" y2="1"><stop stop-color="#e9a95b"/><stop offset="1" stop-color="#5c2c0d"/></linearGradient>`
  const top = (wide: number, high: number, paint: string) =>
    `<ellipse cx="${width / 2}" cy="${height * 1.02}" rx="${width * wide}" ry="${height * high}" ${paint}/>`
  return `${dusk}${cone}${table}${top(0.82, 0.43, 'fill="url(#rail)"')}${top(0.77, 0.4, 'fill="url(#cloth)"')}${top(0.66, 0.325, 'fill="none" stroke="#fff6da" stroke-opacity=".4" stroke-width="3.500"')}`
}

/** The floor of the sea: beams from above, weed at both sides, sand, bubbles. */
export const seabed: Draw = ({ width, height, random }) => {
  const beams = repeat(5, (i) => {
    const left = width * (0.02 + i * 0.22)
    return `<path d="M${left} -20h${40 + (i % 3) * 16}L${left - 30 + i * 14} ${height}h-90Z" fill="#fff" opacity=".09"/>`
  })
  const weed = repeat(8, (i) => {
    const x = i < 4 ? i * 26 - 6 : width - (i - 4) * 26 + 6
    const tall = 120 + random() * 150
    const sway = (random() - 0.5) * 60
    const foot = height - 6
    return `<path d="M${x} ${foot}C${x + sway} ${foot - tall * 0.4} ${x - sway} ${foot - tall * 0.7} ${x + sway * 0.6} ${foot - tall}C${x + 16 - sway} ${foot - tall * 0.6} ${x + 22 + sway} ${foot - tall * 0.35} ${x + 20} ${foot}Z" fill="#000" opacity=".2"/>`
  })
  const sand = `<path d="M0 ${height * 0.86}C${width * 0.25} ${height * 0.8} ${width * 0.45} ${height * 0.9} ${width * 0.62} ${height * 0.85}S${width * 0.9} ${height * 0.8} ${width} ${height * 0.85}V${height}H0Z" fill="#ffe9b0" opacity=".3"/>`
  const rising = repeat(22, () => {
    const place = `cx="${(random() * width).toFixed(0)}" cy="${(random() * height * 0.85).toFixed(0)}"`
    return `<circle ${place} r="${(3 + random() ** 2 * 13).toFixed(1)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".5" stroke-width="1.600"/>`
  })
  return beams + weed + sand + rising
}

/** A ground at night: two banks of floodlights, a full stand, stripes of grass or boards. */
export const stadium: Draw = ({ width, height, hues, random }) => {
  const horizon = height * 0.64
  const night = `<linearGradient id="night" x2="0" y2="1"><stop stop-color="#050814" stop-opacity=".66"/><stop offset="1" stop-color="#050814" stop-opacity=".2"/></linearGradient><rect width="${width}" height="${horizon}" fill="url(#night)"/>`
  const crowd = repeat(150, () => {
    const place = `cx="${(random() * width).toFixed(0)}" cy="${(horizon - 8 - random() * 118).toFixed(0)}"`
    return `<circle ${place} r="${(1.6 + random() * 2.4).toFixed(1)}" fill="#fff" opacity="${(0.14 + random() * 0.4).toFixed(2)}"/>`
  })
  const grass = `<linearGradient id="grass" x2="0" y2="1"><stop stop-color="${oklch(0.74, 0.19, hues[1])}"/><stop offset="1" stop-color="${oklch(0.44, 0.14, hues[1])}"/></linearGradient><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#grass)"/>`
  const stripes = repeat(7, (i) => {
    const edge = (n: number, spread: number) => width / 2 + (n - 3.5) * spread
    return i % 2
      ? ''
      : `<path d="M${edge(i, 74)} ${horizon}H${edge(i + 1, 74)}L${edge(i + 1, 190)} ${height}H${edge(i, 190)}Z" fill="#fff" opacity=".13"/>`
  })
  const line = `<path d="M0 ${horizon + 4}H${width}" stroke="#fff" stroke-opacity=".6" stroke-width="5"/><ellipse cx="${width / 2}" cy="${height * 0.86}" rx="${width * 0.4}" ry="${height * 0.085}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`
  return night + crowd + grass + stripes + line + floodlight(56, 1, height) + floodlight(width - 56, -1, height)
}

function floodlight(x: number, side: 1 | -1, height: number): string {
  const lamps = repeat(6, (i) => {
    const [left, top] = [x + ((i % 3) - 1) * 25, 42 + Math.floor(i / 3) * 26]
    return `<circle cx="${left}" cy="${top}" r="24" fill="url(#spark)"/><circle cx="${left}" cy="${top}" r="9.500" fill="#fffdf0"/>`
  })
  return `<path d="M${x - 30} 56L${x + side * 80} ${height * 0.9}H${x + side * 420}L${x + 30} 40Z" fill="#fff" opacity=".13"/>${lamps}`
}

/** A stage of neon: a floor of glowing lines running to the horizon, and a lit frame of six corners. */
export const neon: Draw = ({ width, height, x, y, hues }) => {
  const glow = oklch(0.85, 0.19, hues[0])
  const other = oklch(0.82, 0.2, hues[1] + 70)
  const horizon = height * 0.66
  const dark = `<rect width="${width}" height="${height}" fill="${oklch(0.14, 0.07, hues[1])}" opacity=".72"/>`
  const ways = repeat(13, (i) => `M${x + (i - 6) * 26} ${horizon}L${x + (i - 6) * 130} ${height}`)
  const rows = repeat(6, (i) => `M0 ${horizon + (height - horizon) * (i / 6) ** 1.7}H${width}`)
  const floor = `<path d="${ways}${rows}" stroke="${glow}" stroke-opacity=".6" stroke-width="2.200"/>`
  const corners = (reach: number) =>
    `M${Array.from({ length: 6 }, (_, i) => at({ x, y: y + 6 }, reach, (i * Math.PI) / 3 - Math.PI / 2)).join('L')}Z`
  const tube = (reach: number, colour: string) =>
    `<path d="${corners(reach)}" fill="none" stroke="${colour}" stroke-opacity=".28" stroke-width="20" stroke-linejoin="round"/><path d="${corners(reach)}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>`
  return dark + floor + tube(212, other) + tube(182, glow)
}

/** A ring of sand with a fence, lamps above, and people around. */
export const arena: Draw = ({ width, height, random }) => {
  const people = repeat(3, (tier) =>
    repeat(12, (seat) => {
      const [left, top] = [(seat + (tier % 2) / 2) * 44 - 8, height * (0.36 + tier * 0.09) + random() * 8]
      return `<path d="M${left - 21} ${top + 62}V${top + 32}a21 18 0 0 1 42 0v30Z" fill="#000" opacity=".15"/><circle cx="${left}" cy="${top}" r="14" fill="#000" opacity=".15"/>`
    }),
  )
  const ring = (grow: number, paint: string) =>
    `<ellipse cx="${width / 2}" cy="${height * 0.86}" rx="${width * 0.56 + grow}" ry="${height * 0.24 + grow * 0.6}" ${paint}/>`
  const sand = `<radialGradient id="sand" cx=".5" cy=".3" r=".8"><stop stop-color="#ffe3a6"/><stop offset="1" stop-color="#b9772f"/></radialGradient>`
  const lamps = repeat(5, (i) => {
    const [left, top] = [width * (0.1 + i * 0.2), 46 + Math.abs(i - 2) * -8 + 16]
    return `<path d="M${left} 0V${top}" stroke="#000" stroke-opacity=".4" stroke-width="3"/><circle cx="${left}" cy="${top + 6}" r="46" fill="url(#lamp)"/><circle cx="${left}" cy="${top + 6}" r="12" fill="#fff3c4"/>`
  })
  return `${people}${sand}${ring(16, 'fill="#7c3413"')}${ring(9, 'fill="#c4622a"')}${ring(0, 'fill="url(#sand)"')}${lamps}`
}
