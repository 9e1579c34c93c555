import { drawFrom } from '@sanuk/engines/random/draw'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import sheet from '@sanuk/engines/slots/golden-tiger/par-sheet.json' with { type: 'json' }
import { spin } from '@sanuk/engines/slots/spin'
import type { Figure } from '../figure.ts'
import { repeatableBytes } from './repeatable-bytes.ts'

const ROUNDS = 10_000_000

/**
 * What Golden Tiger returns in ten million rounds, beside what it returns by its mathematics. `ratio` is the difference
 * in standard errors; throws where it is more than three, since then one of the two is wrong.
 */
export function slotReturn(): Figure {
  const draw = drawFrom(repeatableBytes())
  let won = 0
  for (let round = 0; round < ROUNDS; round += 1) won += spin(goldenTiger, draw).win
  const simulated = won / goldenTiger.lines.length / ROUNDS
  const exact = Number(sheet.exact.total)
  const standardError = Number(sheet.standardDeviation) / Math.sqrt(ROUNDS)
  const errors = (simulated - exact) / standardError
  if (Math.abs(errors) > 3) throw new Error(`Golden Tiger returned ${simulated}, ${errors} standard errors off`)
  const percent = (share: number) => Number((share * 100).toFixed(4))
  return {
    name: 'slot.return',
    value: percent(simulated),
    unit: `% of the stake in ${ROUNDS} rounds, standard error ${percent(standardError)}`,
    reference: 'the exact return; ratio: the difference in standard errors',
    referenceValue: percent(exact),
    ratio: Number(errors.toFixed(3)),
    runs: 1,
  }
}
