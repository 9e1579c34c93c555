import { type Draw, repeat } from './canvas.ts'

/** Rows of overlapping half circles, as a naga's or a fish's skin. */
export const scales: Draw = ({ width, height }) => {
  const radius = 40
  return repeat(height / (radius * 0.52) + 2, (row) =>
    repeat(width / (radius * 2) + 2, (column) => {
      const x = (column - 1) * radius * 2 + (row % 2) * radius
      const y = height - row * radius * 0.52
      const arc = (reach: number) => `M${x - reach} ${y}A${reach} ${reach} 0 0 1 ${x + reach} ${y}`
      return `<path d="${arc(radius)}" fill="#fff" fill-opacity=".04" stroke="#fff" stroke-width="3" stroke-opacity=".2"/><path d="${arc(radius * 0.6)}" fill="#fff" opacity=".05"/>`
    }),
  )
}

/** Swell upon swell, each with a line of foam. */
export const waves: Draw = ({ width, height }) =>
  repeat(8, (row) => {
    const y = height * 0.12 + row * height * 0.13
    const half = 74 - row * 3
    const from = -half * 2 + (row % 2) * half * 0.8
    const crest = `M${from} ${y}q${half / 2} -38 ${half} 0${repeat(width / half + 4, () => `t${half} 0`)}`
    return `<path d="${crest}V${height + 90}H${from}Z" fill="#fff" opacity=".055"/><path d="${crest}" fill="none" stroke="#fff" stroke-width="${2 + row * 0.35}" opacity=".28"/>`
  })

/** Diamonds with a smaller one in each, after the lattice of Thai textiles. */
export const diamonds: Draw = ({ width, height }) =>
  repeat(height / 44 + 2, (row) =>
    repeat(width / 76 + 1, (column) => {
      const x = column * 76 + (row % 2) * 38
      const y = row * 44
      const diamond = (wide: number, high: number) =>
        `M${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}L${x - wide} ${y}Z`
      return `<path d="${diamond(34, 40)}" fill="#fff" opacity="${row % 2 ? 0.1 : 0.06}"/><path d="${diamond(10, 12)}" fill="#fff" opacity=".16"/>`
    }),
  )

/** Zigzags of three weights, after mudmee silk. */
export const weave: Draw = ({ width, height }) =>
  repeat(height / 46 + 2, (row) => {
    const y = row * 46 - 10
    const line = `M-40 ${y}${repeat(width / 40 + 2, (i) => `l40 ${i % 2 ? 32 : -32}`)}`
    const [stroke, light] = row % 3 === 0 ? [15, 0.11] : row % 3 === 1 ? [3, 0.22] : [7, 0.13]
    return `<path d="${line}" fill="none" stroke="#fff" stroke-width="${stroke}" opacity="${light}"/>`
  })

/** Hills one behind the other under a rising sun. */
export const hills: Draw = ({ width, height, x, y, random }) => {
  const sun = repeat(4, (ring) => `<circle cx="${x}" cy="${y}" r="${90 + ring * 58}" fill="#fff" opacity=".07"/>`)
  const ridges = [0.52, 0.65, 0.79].map((level, i) => {
    const ridge = height * level
    const [left, right] = [70 + random() * 90, 70 + random() * 90]
    const line = `M0 ${ridge}C${width * 0.2} ${ridge - left} ${width * 0.3} ${ridge - left} ${width * 0.5} ${ridge - 10}S${width * 0.8} ${ridge - right} ${width} ${ridge - 20}`
    return `<path d="${line}V${height}H0Z" fill="#000" opacity="${0.14 + i * 0.04}"/><path d="${line}" fill="none" stroke="#fff" stroke-width="3" opacity=".25"/>`
  })
  return sun + ridges.join('')
}
