import { type Draw, repeat } from './canvas.ts'
import { glint } from './placed.ts'

/** Stars of light and dust in the air. */
export const sparks: Draw = ({ width, height, random }) => {
  const dust = repeat(60, () => {
    const place = `cx="${(random() * width).toFixed(0)}" cy="${(random() * height).toFixed(0)}"`
    return `<circle ${place} r="${(1 + random() * 3).toFixed(1)}" fill="#fff" opacity="${(0.2 + random() * 0.45).toFixed(2)}"/>`
  })
  const stars = repeat(11, () => glint(random() * width, random() * height * 0.8, 8 + random() * 16))
  return `<g opacity=".85">${dust}${stars}</g>`
}

/** Lights of a night far out of focus. */
export const bokeh: Draw = ({ width, height, random }) =>
  repeat(28, () => {
    const radius = 12 + random() ** 2 * 46
    const place = `cx="${(random() * width).toFixed(0)}" cy="${(random() * height * 0.85).toFixed(0)}"`
    const light = (0.08 + random() * 0.17).toFixed(2)
    return `<circle ${place} r="${radius.toFixed(0)}" fill="#fff" fill-opacity="${light}" stroke="#fff" stroke-opacity="${light}" stroke-width="2"/>`
  })

/** Bubbles rising through light that falls from above. */
export const bubbles: Draw = ({ width, height, random }) => {
  const beams = [0.08, 0.34, 0.6, 0.84].map(
    (left) => `<path d="M${left * width} -20h58L${left * width - 30} ${height}h-130Z" fill="#fff" opacity=".1"/>`,
  )
  const rising = repeat(26, () => {
    const radius = 4 + random() ** 2 * 22
    const place = `translate(${(random() * width).toFixed(0)} ${(random() * height).toFixed(0)}) scale(${radius.toFixed(1)})`
    return `<g transform="${place}" opacity=".55"><circle r="1" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width=".1"/><circle cx="-.35" cy="-.35" r=".2" fill="#fff"/></g>`
  })
  return beams.join('') + rising
}

/** A market stall's striped awning above, with a string of lamps. */
export const awning: Draw = ({ width, height }) => {
  const stripe = width / 8
  const drop = height * 0.1
  const stripes = repeat(8, (i) => {
    const edge = `M${i * stripe} 0h${stripe}v${drop}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`
    return `<path d="${edge}" fill="${i % 2 ? '#000' : '#fff'}" opacity="${i % 2 ? 0.2 : 0.62}"/>`
  })
  const lamps = repeat(7, (i) => {
    const [x, y] = [(i + 0.5) * (width / 7), drop + 66 + Math.sin((i / 6) * Math.PI) * 24]
    return `<circle cx="${x}" cy="${y}" r="32" fill="url(#lamp)"/><circle cx="${x}" cy="${y}" r="7" fill="#fff6d8"/>`
  })
  const line = `M0 ${drop + 50}Q${width / 2} ${drop + 106} ${width} ${drop + 50}`
  return `${stripes}<rect width="${width}" height="12" fill="#000" opacity=".2"/><path d="${line}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.5"/>${lamps}`
}
