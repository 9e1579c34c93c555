import { defineRoom } from '#platform/room'
import type { System } from '../../site/system/index.ts'
import { createIncome, type Income } from './index.ts'
import { incomeRoutes } from './routes.ts'

type Below = { readonly system: Pick<System, 'reckoningOf'> }

export const incomeRoom = defineRoom({
  name: 'income',
  build: ({ system }: Below, { database }) => createIncome({ database, reckoningOf: system.reckoningOf }),
  site: (serve, { income }: { readonly income: Income }) => incomeRoutes(serve, income),
})
