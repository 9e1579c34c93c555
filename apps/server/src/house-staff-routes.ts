import type { Ground } from './house-ground.ts'
import type { Rooms } from './house-rooms.ts'
import { auditOfficeRoutes } from './modules/audit/office-routes.ts'
import { brandsOfficeRoutes } from './modules/brands/office-routes.ts'
import { ruleFault } from './modules/identity/index.ts'
import { operatorsOfficeRoutes } from './modules/operators/office-routes.ts'
import { staffOfficeRoutes } from './modules/operators/staff-office-routes.ts'
import { systemOfficeRoutes } from './modules/system/office-routes.ts'
import type { Serve } from './platform/serve.ts'
import { sayWord } from './words.ts'

/** Who works here and what they did, the brand's settings, and the brands of the installation. */
export function mountStaffRoutes(serve: Serve, rooms: Rooms, { clock }: Ground): void {
  const { system, operators, approvals, audit, brands } = rooms
  operatorsOfficeRoutes(serve, { operators, homeBrand: brands.home })
  staffOfficeRoutes(serve, { operators, approvals, clock })
  systemOfficeRoutes(serve, { system, ruleFault, say: sayWord })
  brandsOfficeRoutes(serve, { brands })
  auditOfficeRoutes(serve, {
    audit,
    operatorNames: operators.names,
    listMembers: rooms.members.list,
    gamesOf: rooms.catalogue.deskOf,
  })
}
