import { PLAYS, type Selection } from '@sanuk/engines/lottery/bets'
import type { Measurement } from '../figure.ts'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const EVERYTHING: Selection = { rows: [DIGITS, DIGITS, DIGITS, DIGITS, DIGITS] }
const UNITS = 100_000
/** So many are counted between two looks at the clock. */
const AT_ONCE = 10_000

/** How long the pad takes to count the 100 000 units of all five digits: it does with every press. */
export const unitCount: Measurement = {
  name: 'lottery.units',
  unit: `µs to count ${UNITS.toLocaleString('en')} units of five digits`,
  reference: 'writing out each of them, µs',
  measure: async () => {
    const play = PLAYS.SSC.get('five-straight')
    if (!play) throw new Error('there is no play of five digits')
    const since = performance.now()
    let units = 0
    for (let times = 0; times < AT_ONCE; times += 1) units = play.units(EVERYTHING)
    if (units !== UNITS) throw new Error(`${units} units were counted`)
    return ((performance.now() - since) * 1000) / AT_ONCE
  },
  measureReference: async () => {
    const since = performance.now()
    const written = DIGITS.flatMap((a) =>
      DIGITS.flatMap((b) => DIGITS.flatMap((c) => DIGITS.flatMap((d) => DIGITS.map((e) => `${a}${b}${c}${d}${e}`)))),
    )
    if (written.length !== UNITS) throw new Error(`${written.length} units were written`)
    return (performance.now() - since) * 1000
  },
}
