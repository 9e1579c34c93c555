import type { Fact } from '@sanuk/ui/facts'
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
