import type { TeamRow } from './use-team.ts'

/** Whether an account stands right below the agent whose centre it is: the way to it leads over that agent alone. */
export const isRightBelow = ({ id, path }: Pick<TeamRow, 'id' | 'path'>): boolean =>
  path.filter((step) => step.id !== id).length === 1
