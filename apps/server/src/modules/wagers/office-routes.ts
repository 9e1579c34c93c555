import { listAllRounds } from '@sanuk/contracts/office'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Catalogue } from '../catalogue/index.ts'
import type { Members } from '../members/index.ts'
import type { Wagers } from './index.ts'
import { gameKey, roundAnswer } from './round-answer.ts'

type Needs = {
  readonly wagers: Wagers
  readonly gamesNamed: Catalogue['named']
} & Pick<Members, 'findByUsername' | 'findMany'>

export function wagersOfficeRoutes(serve: Serve, { wagers, gamesNamed, findByUsername, findMany }: Needs): void {
  serve(listAllRounds, async ({ brand, query }) => {
    const sought = query.search ? await findByUsername(brand.id, query.search) : null
    const scope = sought ? { member: sought.id } : { reference: query.search }
    const { list, nextCursor } = await wagers.pageOfBrand({ brand: brand.id, ...scope }, readCursor(query.cursor))
    const [games, members] = await Promise.all([
      gamesNamed(list.map(({ vendor, game }) => ({ vendor, code: game }))),
      findMany(list.map(({ member }) => member)),
    ])
    return {
      list: list.map((round) => ({
        ...roundAnswer(round, games.get(gameKey(round))),
        username: members.get(round.member)?.username ?? '',
      })),
      nextCursor,
    }
  })
}
