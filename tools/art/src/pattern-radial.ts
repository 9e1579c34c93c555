import { around, at, type Draw, repeat } from './canvas.ts'

export const rays: Draw = (canvas) =>
  around(22, (angle, step) => {
    const edges = `${at(canvas, 760, angle)}L${at(canvas, 760, angle + step * 0.5)}`
    return `<path d="M${canvas.x} ${canvas.y}L${edges}Z" fill="#fff" opacity=".14"/>`
  })

/** A sunburst whose rays bend, like a pinwheel. */
export const twist: Draw = (canvas) =>
  around(16, (angle, step) => {
    const end = angle + step * 0.5
    const middle = `${canvas.x} ${canvas.y}`
    const out = `Q${at(canvas, 330, angle + 0.42)} ${at(canvas, 700, angle + 1)}`
    const back = `L${at(canvas, 700, end + 1)}Q${at(canvas, 330, end + 0.42)} ${middle}`
    return `<path d="M${middle}${out}${back}Z" fill="#fff" opacity=".15"/>`
  })

export const rings: Draw = ({ x, y }) =>
  repeat(11, (ring) => {
    const stroke = ring % 2 ? 3 : 14
    return `<circle cx="${x}" cy="${y}" r="${70 + ring * 42}" fill="none" stroke="#fff" stroke-width="${stroke}" opacity=".15"/>`
  })

/** Three rings of petals opening from the middle, the nearer ones brighter. */
export const petals: Draw = ({ x, y }) =>
  [430, 320, 215]
    .map((reach, ring) =>
      around(16 - ring * 4, (angle, step) => {
        const turn = (((angle + (ring % 2) * step * 0.5) * 180) / Math.PI).toFixed(1)
        const [wide, near, far] = [reach * 0.3, reach * 0.35, reach * 0.75]
        const petal = `M20 0C${near} ${-wide} ${far} ${-wide} ${reach} 0C${far} ${wide} ${near} ${wide} 20 0Z`
        return `<path transform="translate(${x} ${y}) rotate(${turn})" d="${petal}" fill="#fff" fill-opacity=".09" stroke="#fff" stroke-opacity=".22" stroke-width="2.5"/>`
      }),
    )
    .join('')
