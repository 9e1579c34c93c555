import { proposedNumberRule } from '@sanuk/contracts/office-lottery-numbers'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { OfficeWord } from '../../language/office-word.ts'

const correction = z.object({ issue: z.string(), before: z.array(z.string()), after: z.array(z.string()) })

/** Which result an issue of a lottery has, and which one it would have. */
export function lotteryCorrectionFacts(details: unknown, say: (word: OfficeWord) => string): readonly Fact[] {
  const { issue, before, after } = correction.parse(details)
  return [
    { name: say('office-lottery.issue'), value: issue },
    { name: say('office-lottery.correction.before'), value: before.join(' ') },
    { name: say('office-lottery.correction.after'), value: after.join(' ') },
  ]
}

type Telling = {
  readonly say: (word: OfficeWord) => string
  readonly money: (wire: string) => ReactNode
}

/** From which stake the numbers of a play would pay half and be closed. The play is named by its code. */
export function lotteryNumberFacts(details: unknown, { say, money }: Telling): readonly Fact[] {
  const { play, halfFrom, closedFrom } = proposedNumberRule.parse(details)
  const bound = (wire: string | null) => (wire === null ? say('office-lottery-numbers.rule.none') : money(wire))
  return [
    { name: say('office-lottery.play'), value: play },
    { name: say('office-lottery-numbers.half_from'), value: bound(halfFrom) },
    { name: say('office-lottery-numbers.closed_from'), value: bound(closedFrom) },
  ]
}
