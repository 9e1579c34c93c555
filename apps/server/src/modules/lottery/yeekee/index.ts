import { drawYeekee } from '@sanuk/engines/lottery/three-digits/yeekee'
import type { Log } from '@sanuk/host/log'
import type { Member } from '#platform/capabilities/member'
import { type Database, inTransaction } from '#platform/database'
import { maskedName } from '#platform/masked-name'
import { Refusal } from '#platform/refusal'
import type { Lottery } from '../lottery/index.ts'
import { createYeekeeStore } from './store.ts'

export type { DrawRow, ListedShot } from './store.ts'

type Needs = {
  readonly database: Database
  readonly log: Log
  readonly lottery: Pick<Lottery, 'named' | 'houseDraws'> & {
    readonly issues: Pick<Lottery['issues'], 'dueToDraw' | 'toDraw' | 'keepResult'>
  }
}

/** What is shot, of which issue, and by whom. */
type Shot = { readonly issue: bigint; readonly value: number; readonly by: Pick<Member, 'id' | 'brand' | 'username'> }

const REFUSED = { closed: 'issue_closed', soon: 'shot_too_soon', used_up: 'shots_used_up' } as const

export type Yeekee = ReturnType<typeof createYeekee>

/** Lotteries that are drawn from the numbers that their players shoot. */
export function createYeekee({ database, log, lottery }: Needs) {
  const store = createYeekeeStore(database)
  const { issues } = lottery

  /** Draws an issue once its time has come and the ledger has made a seal since it was sealed. */
  const draw = (id: bigint): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const issue = await issues.toDraw(transaction, id)
      if (!issue) return
      const { game, number, seed, mixed: head } = issue
      const numbers = lottery.houseDraws({ game, issue: number, seed, head })
      const round = drawYeekee(numbers, await store.shots(id, transaction))
      await store.keepDraw(transaction, id, round)
      await issues.keepResult(transaction, { id, result: round.result, head })
    })

  return {
    ...store,
    /**
     * Takes a shot by the clock of the database. Refuses with `issue_closed`, `shot_too_soon` and `shots_used_up`; nothing of
     * it is left then.
     */
    shoot: ({ issue, value, by }: Shot) =>
      inTransaction(database, async (transaction) => {
        const taken = await store.shoot(transaction, { issue, value, by: { ...by, name: maskedName(by.username) } })
        if (taken.outcome !== 'taken') throw new Refusal(REFUSED[taken.outcome])
        return taken
      }),
    /** Draws what is due, about once a second. An issue that fails holds up no other. */
    follow: async (): Promise<void> => {
      for (const { id, game, number, state } of await issues.dueToDraw()) {
        if (state !== 'sealed' || !lottery.named(game)?.isShotFor) continue
        try {
          await draw(id)
        } catch (error) {
          log.error({ game, issue: number, error: String(error) }, 'an issue of Yeekee was not drawn')
        }
      }
    },
  }
}
