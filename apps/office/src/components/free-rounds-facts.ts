import type { FreeRoundsDraft } from '@sanuk/contracts/office-free-rounds'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'

type Telling = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  readonly money: (wire: string) => ReactNode
  readonly moment: (instant: string) => string
}

/** What a campaign of free rounds gives, and to whom. */
export function freeRoundsFacts(draft: FreeRoundsDraft, { say, money, moment }: Telling): readonly Fact[] {
  const { games, rounds, stake, mostWin, play, from, until, audience } = draft
  const named = audience.to === 'members' ? audience.usernames : []
  const ranks = audience.to === 'ranks' ? audience.ranks.map((level) => say('office-messages.rank', { level })) : []
  return [
    { name: say('office-free-rounds.games'), value: games.join(', ') },
    { name: say('office-free-rounds.rounds'), value: rounds },
    { name: say('office-free-rounds.stake'), value: money(stake) },
    { name: say('office-free-rounds.most'), value: money(mostWin) },
    { name: say('office-free-rounds.play'), value: `${play}%` },
    ...(from ? [{ name: say('office-free-rounds.from'), value: moment(from) }] : []),
    { name: say('office-free-rounds.until'), value: moment(until) },
    {
      name: say('office-free-rounds.to'),
      value: [say(`office-messages.to.${audience.to}`), ...ranks, ...named].join(' · '),
    },
  ]
}
