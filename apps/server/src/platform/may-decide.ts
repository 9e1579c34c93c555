import type { Power } from '@sanuk/contracts/powers'
import type { OperatorCaller } from './caller.ts'
import { Refusal } from './refusal.ts'
import { writeMoment } from './write-moment.ts'

/** Refuses with `decides_later`, saying from when on, an operator whose power to decide is too new to be used. */
export function demandMayDecide({ decidesFrom }: OperatorCaller, power: Power, timeZone: string): void {
  const from = decidesFrom.get(power)
  if (!from) return
  throw new Refusal('decides_later', {
    value: { from: from.toISOString() },
    wordValues: (language) => ({ from: writeMoment(from, { language, timeZone }) }),
  })
}
