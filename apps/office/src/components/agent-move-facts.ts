import type { useLingui } from '@lingui/react'
import type { agentMove } from '@sanuk/contracts/office-agents'
import type { Fact } from '@sanuk/ui/facts'
import type * as z from 'zod/mini'

type Move = Omit<z.output<typeof agentMove>, 'reason'>

const written = (path: Move['from'], top: string): string => path.map(({ username }) => username).join(' › ') || top

type Words = {
  readonly say: ReturnType<typeof useLingui>['_']
  /** From when it would hold if it were approved now, as a day is written; left out where nobody knows yet. */
  readonly holdsFrom?: string
}

/** What moving a branch changes: from where to where, how many agents and members with it, and from when. */
export function agentMoveFacts({ from, to, agents, members }: Move, { say, holdsFrom }: Words): Fact[] {
  const top = say('office-agents.top')
  return [
    { name: say('office-agents.move.from'), value: written(from, top) },
    { name: say('office-agents.move.below'), value: written(to, top) },
    { name: say('office-agents.move.size'), value: say('office-agents.counts', { agents, members }) },
    {
      name: say('office-agents.move.holds'),
      value:
        holdsFrom === undefined
          ? say('office-agents.move.holds.next')
          : say('office-agents.move.holds.on', { day: holdsFrom }),
    },
  ]
}
