import type { useLingui } from '@lingui/react'
import type { agentMove } from '@sanuk/contracts/office-agents'
import type { Fact } from '@sanuk/ui/facts'
import type * as z from 'zod/mini'

type Move = Omit<z.output<typeof agentMove>, 'reason'>

const written = (path: Move['from'], top: string): string => path.map(({ username }) => username).join(' › ') || top

/** What moving a branch changes: from where to where, and how many agents and members with it. */
export function agentMoveFacts({ from, to, agents, members }: Move, say: ReturnType<typeof useLingui>['_']): Fact[] {
  const top = say('office-agents.top')
  return [
    { name: say('office-agents.move.from'), value: written(from, top) },
    { name: say('office-agents.move.below'), value: written(to, top) },
    { name: say('office-agents.move.size'), value: say('office-agents.counts', { agents, members }) },
  ]
}
