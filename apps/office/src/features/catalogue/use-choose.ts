import { useLingui } from '@lingui/react'
import { CHOSEN_AT_ONCE, chooseGames, orderGames, readGameOrder, resetGames } from '@sanuk/contracts/office-catalogue'
import { toast } from '@sanuk/ui/toast'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { CATALOGUE, type Game, type Wish } from './catalogue.ts'

/** What can be done with games. Each says how it went, and answers whether it did. */
export function useChoose() {
  const { _ } = useLingui()
  const doing = useDoing(CATALOGUE)

  async function attempt(games: readonly Game[], work: () => Promise<unknown>): Promise<boolean> {
    try {
      await doing(work)
      toast.success(_('office-catalogue.done', { games: games.length }))
      return true
    } catch (fault) {
      toast.error(_('office-catalogue.not_done'), { description: faultText(fault, _) })
      return false
    }
  }

  const idsOf = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId)
  return {
    choose: (games: readonly Game[], wish: Wish) =>
      attempt(games, () => call(chooseGames, { body: { nodeIds: idsOf(games), wish } })),
    reset: (games: readonly Game[]) => attempt(games, () => call(resetGames, { body: { nodeIds: idsOf(games) } })),
    /** Behind those that stand in front of their categories already. */
    putInFront: (games: readonly Game[]) =>
      attempt(games, async () => {
        for (const [gameType, inCategory] of Map.groupBy(games, (game) => game.gameType)) {
          const params = { gameType }
          const before = idsOf((await call(readGameOrder, { params })).list)
          const nodeIds = [...new Set([...before, ...idsOf(inCategory)])].slice(0, CHOSEN_AT_ONCE)
          await call(orderGames, { params, body: { nodeIds } })
        }
      }),
  }
}
