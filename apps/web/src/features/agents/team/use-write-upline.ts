import { useLingui } from '@lingui/react'
import type { TeamRow } from './use-team.ts'

/** Writes the agents above an account, from the one whose centre it is: "My team › nok › lek". */
export function useWriteUpline(): (row: Pick<TeamRow, 'id' | 'path'>) => string {
  const { _ } = useLingui()
  return ({ id, path }) => {
    const [, ...below] = path.filter((step) => step.id !== id)
    return [_('agent-centre.team.mine'), ...below.map(({ username }) => username)].join(' › ')
  }
}
