import { rouletteBets } from '@sanuk/engines/instant/roulette-bets'
import type { InstantTitle } from '@sanuk/studio/instant/instant-title'

const RISKS = ['low', 'medium', 'high'] as const
const one = <T>(of: readonly T[], number: number): T | undefined => of[number % of.length]

/** One to three stacks of chips on bets that differ from round to round. */
const stacks = (number: number) =>
  [...new Set([number, number * 7 + 1, number * 11 + 2].map((each) => each % rouletteBets.length))].map((at) => ({
    bet: rouletteBets[at]?.bet,
    chips: 1 + (number % 5),
  }))

/** A choice for each round of a family, another from round to round; of those not named here there is none. */
const CHOICES: Readonly<Partial<Record<InstantTitle['kind'], (number: number) => unknown>>> = {
  dice: (number) => ({ side: one(['over', 'under'], number), target: 300 + ((number * 37) % 9400) }),
  limbo: (number) => ({ target: 101 + ((number * 53) % 900) }),
  crash: (number) => ({ autoCashOut: number % 3 === 0 ? null : 101 + ((number * 41) % 900) }),
  plinko: (number) => ({ rows: one([8, 12, 16], number), risk: one(RISKS, Math.floor(number / 3)) }),
  wheel: (number) => ({ segments: one([10, 20, 30, 40, 50], number), risk: one(RISKS, Math.floor(number / 5)) }),
  keno: (number) => ({
    picks: Array.from({ length: 1 + (number % 10) }, (_, pick) => 1 + ((number + pick * 3) % 40)),
    risk: one(['low', 'classic', 'medium', 'high'], Math.floor(number / 10)),
  }),
  mines: (number) => ({ mines: 1 + (number % 24) }),
  towers: (number) => ({ level: one(['easy', 'medium', 'hard', 'expert'], number) }),
  roulette: (number) => ({ stacks: stacks(number) }),
  baccarat: (number) => ({ bet: one(['player', 'banker', 'tie', 'player-pair', 'banker-pair'], number) }),
  'dragon-tiger': (number) => ({ bet: one(['dragon', 'tiger', 'tie', 'suited-tie'], number) }),
  'three-card': (number) => ({ bet: one(['ante', 'pair-plus'], number) }),
}

export function choiceOf({ kind, pays }: InstantTitle, number: number): unknown {
  // How many balls may be called is the hall's own.
  if (kind === 'bingo') return { calls: Number(one(Object.keys(pays ?? {}), number)) }
  return CHOICES[kind]?.(number) ?? null
}

/** What is done next, of what is offered; a flight is left at a moment of its own. */
export function moveOf(options: readonly unknown[], { clock }: InstantTitle, number: number): unknown {
  if (!clock) return one(options, number)
  return number % 7 === 0 ? clock.over : { cashOut: 101 + ((number * 29) % 700) }
}
