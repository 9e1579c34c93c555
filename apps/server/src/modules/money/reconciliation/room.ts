import { defineRoom } from '#platform/room'
import type { Vendors } from '../../games/vendors/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import { createReconciliation, type Reconciliation } from './index.ts'
import type { NamesInBooks } from './names-in-books.ts'
import { reconciliationOfficeRoutes } from './office-routes.ts'
import { receiveStatements } from './receive-statement.ts'

type Below = {
  readonly seamless: { readonly namesInBooks: NamesInBooks }
  readonly wagers: Pick<Wagers, 'vendorNamesOf'>
}

type Office = { readonly reconciliation: Reconciliation }
type Mounted = Office & { readonly vendors: Pick<Vendors, 'find'> }

export const reconciliationRoom = defineRoom({
  name: 'reconciliation',
  build: ({ seamless, wagers }: Below, { database, clock }) =>
    createReconciliation({ database, clock, names: seamless.namesInBooks, roundNames: wagers.vendorNamesOf }),
  office: (serve, { reconciliation }: Office) => reconciliationOfficeRoutes(serve, { reconciliation }),
  mount: ({ office, gate }, { reconciliation, vendors }: Mounted) =>
    receiveStatements(office, { gate, reconciliation, findVendor: vendors.find }),
})
