import type { Brand, OperatorCaller } from '#platform/caller'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { GamesNamed, OneGame } from '#platform/capabilities/game'
import type { FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Lottery } from '../index.ts'

export type OfficeNeeds = {
  readonly lottery: Lottery
  readonly approvals: ProposeAndShow
  readonly operatorNames: OperatorNames
  readonly findMembers: FindMembers
  readonly oneGame: OneGame
  readonly gamesNamed: GamesNamed
  readonly homeBrand: () => Promise<string | null>
  /** Names of all brands by their ids. */
  readonly brandNames: () => Promise<ReadonlyMap<string, string>>
}

/** Whether this operator may enter results, correct and cancel: at the installation's own brand only. */
export const mayEnter = async (
  { homeBrand }: Pick<OfficeNeeds, 'homeBrand'>,
  { powers }: OperatorCaller,
  brand: Brand,
): Promise<boolean> => powers.has('lottery.results') && brand.id === (await homeBrand())
