import { fresh } from '../play/table.ts'

/** What was sent last: a verb that does not say which round or transaction it is about means these. */
export type Memory = {
  readonly round: string
  readonly bet: string
  readonly win: string
  /** The version of the last settlement, by round; and of the last correction, by win. */
  readonly versions: ReadonlyMap<string, number>
}

export const emptyMemory = (): Memory => ({ round: fresh(), bet: '', win: '', versions: new Map() })

/** The version that comes next for a round or a win. */
export const nextVersion = ({ versions }: Memory, of: string): number => (versions.get(of) ?? 0) + 1

export const withVersion = (memory: Memory, of: string, version: number): Memory => ({
  ...memory,
  versions: new Map([...memory.versions, [of, version]]),
})
