import { defineRoom } from '#platform/room'
import type { Catalogue } from '../catalogue/index.ts'
import type { Vendors } from '../vendors/index.ts'
import { type Boards, createBoards } from './index.ts'
import { boardsRoutes } from './routes.ts'

type Site = { readonly boards: Boards; readonly catalogue: Pick<Catalogue, 'shelfOf'> }

export const boardsRoom = defineRoom({
  name: 'boards',
  build: ({ vendors }: { readonly vendors: Vendors }, { clock, callVendor }) =>
    createBoards({ callVendor, vendors, clock }),
  site: (serve, { boards, catalogue }: Site) => boardsRoutes(serve, { boards, catalogue }),
})
