import { at, type Draw, repeat } from './canvas.ts'
import { oklch } from './colour.ts'

/** Fine rosettes as on banknotes and lottery tickets. */
export const rosette: Draw = ({ x, y }) =>
  repeat(7, (curve) => {
    const reach = 84 + curve * 50
    const points = Array.from({ length: 121 }, (_, i) => {
      const angle = (i / 120) * Math.PI * 2
      return at({ x, y }, reach * (1 + 0.16 * Math.sin(angle * 12 + curve * 0.9)), angle)
    })
    return `<path d="M${points.join('L')}Z" fill="none" stroke="#fff" stroke-width="2.600" opacity=".3"/><path d="M${points.join('L')}Z" fill="none" stroke="#fff" stroke-width="11" opacity=".07"/>`
  })

/** Silver foil, scratched away in the middle with a coin's strokes. */
export const foil: Draw = ({ width, height, random }) => {
  const strokes = repeat(9, (i) => {
    const y = height * 0.16 + i * height * 0.078
    const [left, right] = [width * (0.06 + random() * 0.12), width * (0.83 + random() * 0.12)]
    return `M${left} ${y + 24}L${right} ${y - 14}`
  })
  const silver = `<linearGradient id="silver" x2="1" y2="1"><stop stop-color="#f6f7fb"/><stop offset=".35" stop-color="#c3c8d6"/><stop offset=".55" stop-color="#eceff6"/><stop offset="1" stop-color="#9aa1b5"/></linearGradient>`
  const print = repeat(13, (row) => `M-20 ${row * 46}L${width + 20} ${row * 46 - 130}`)
  return `${silver}<mask id="scratched" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><path d="${strokes}" stroke="#000" stroke-width="50" stroke-linecap="round"/></mask><g mask="url(#scratched)"><rect width="${width}" height="${height}" fill="url(#silver)"/><path d="${print}" stroke="#fff" stroke-width="9" opacity=".5"/></g>`
}

/** Two sides against each other: a jagged line of light between the light hue and the deep one. */
export const versus: Draw = ({ width, height, hues }) => {
  const edge = `L${width * 0.56} ${height * 0.3}L${width * 0.47} ${height * 0.36}L${width * 0.53} ${height * 0.62}L${width * 0.43} ${height * 0.68}L${width * 0.36} ${height}`
  const from = `M${width * 0.66} 0`
  const side = (id: string, hue: number, points: string) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${oklch(0.72, 0.2, hue)}"/><stop offset="1" stop-color="${oklch(0.42, 0.17, hue)}"/></linearGradient><path d="${points}" fill="url(#${id})"/>`
  const streaks = repeat(9, (i) => `M-30 ${i * 74}L${width + 30} ${i * 74 - 120}`)
  return `${side('mine', hues[0], `${from}${edge}H0V0Z`)}${side('yours', hues[1], `${from}${edge}H${width}V0Z`)}<path d="${streaks}" stroke="#fff" stroke-width="14" opacity=".1"/><path d="${from}${edge}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="20" stroke-linejoin="round"/><path d="${from}${edge}" fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round"/>`
}

/** Squares of a board, seen from above. */
export const board: Draw = ({ width, height, x }) =>
  `${repeat(9, (row) => {
    const lines = 9
    const top = height * 0.52 + (height * 0.56 * row ** 1.25) / lines ** 1.25
    const bottom = height * 0.52 + (height * 0.56 * (row + 1) ** 1.25) / lines ** 1.25
    const spread = (level: number) => 62 + (level - height * 0.52) * 0.34
    return repeat(lines + 1, (column) => {
      const edge = (n: number, level: number) => (x + (n - 5) * spread(level)).toFixed(0)
      const square = `M${edge(column, top)} ${top.toFixed(0)}H${edge(column + 1, top)}L${edge(column + 1, bottom)} ${bottom.toFixed(0)}H${edge(column, bottom)}Z`
      return `<path d="${square}" fill="${(row + column) % 2 ? '#fff' : '#000'}" opacity="${(row + column) % 2 ? 0.5 : 0.34}"/>`
    })
  })}<rect width="${width}" height="${height * 0.52}" fill="#000" opacity=".14"/>`
