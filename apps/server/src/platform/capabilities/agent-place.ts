import type { Connection } from '../database.ts'

type Asked = { readonly members: readonly string[]; readonly day: string }

/** Who of some members stands right below an agent on a business day: agents one level down, and members of their own. */
export type RightBelow = (agent: string, asked: Asked, on?: Connection) => Promise<ReadonlySet<string>>

/** Whether somebody stands below an agent on a business day, at any depth. */
export type IsInBranch = (agent: string, of: { readonly member: string; readonly day: string }) => Promise<boolean>

/** Whether an agent is suspended; whoever is no agent is not. */
export type IsSuspended = (agent: string) => Promise<boolean>
