import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Lottery } from '../lottery/index.ts'
import { createYeekee, type Yeekee } from './index.ts'
import { yeekeeRoutes } from './routes.ts'

type Below = { readonly lottery: Pick<Lottery, 'named' | 'houseDraws' | 'issues'> }

type Site = {
  readonly yeekee: Yeekee
  readonly lottery: Pick<Lottery, 'named' | 'issues'>
  readonly catalogue: Pick<Catalogue, 'one'>
  readonly members: Pick<Members, 'find'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
}

export const yeekeeRoom = defineRoom({
  name: 'yeekee',
  build: ({ lottery }: Below, { database, log }) => createYeekee({ database, log, lottery }),
  site: (serve, { yeekee, lottery, catalogue, members, protection }: Site) => {
    yeekeeRoutes(serve, {
      yeekee,
      lottery,
      oneGame: catalogue.one,
      findMember: members.find,
      demandMayPlay: protection.demandMayPlay,
    })
  },
  followers: ({ follow }) => [{ name: 'yeekee', follow }],
})
