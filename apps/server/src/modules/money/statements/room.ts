import { defineRoom } from '#platform/room'
import type { Cashier } from '../cashier/index.ts'
import type { Withdrawals } from '../withdrawals/index.ts'
import { createStatements, type Statements } from './index.ts'
import { statementsOfficeRoutes } from './office-routes.ts'
import { receiveBankFiles } from './receive-bank-file.ts'

type Below = {
  readonly cashier: Pick<Cashier, 'atBank' | 'accountsOf' | 'holdFound'>
  readonly withdrawals: Pick<Withdrawals, 'movesSince'>
}

type Office = { readonly statements: Statements }

export const statementsRoom = defineRoom({
  name: 'statements',
  build: ({ cashier, withdrawals }: Below, { database, clock }) =>
    createStatements({
      database,
      clock,
      atBank: cashier.atBank,
      accountsOf: cashier.accountsOf,
      holdFound: cashier.holdFound,
      paidOut: withdrawals.movesSince,
    }),
  office: (serve, { statements }: Office) => statementsOfficeRoutes(serve, { statements }),
  mount: ({ office, gate }, { statements }: Office) => receiveBankFiles(office, { gate, statements }),
})
