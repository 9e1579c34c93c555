import type { Ground } from './house-ground.ts'
import { letterNews } from './house-letters.ts'
import type { Rooms } from './house-rooms.ts'
import { agentsOfficeRoutes } from './modules/agents/office-routes.ts'
import { identityOfficeRoutes } from './modules/identity/office-routes.ts'
import { memberProfileRoutes } from './modules/members/office-profile.ts'
import { memberRecordRoutes } from './modules/members/office-record.ts'
import { membersOfficeRoutes } from './modules/members/office-routes.ts'
import { profileOfficeRoutes } from './modules/members/profile-office-routes.ts'
import { protectionOfficeRoutes } from './modules/protection/office-routes.ts'
import type { Serve } from './platform/serve.ts'

/** What operators see and change of members and agents. */
export function mountMemberOfficeRoutes(serve: Serve, rooms: Rooms, ground: Ground): void {
  const { members, wallet, cashier, operators } = rooms
  const { database } = ground.databases
  const { findMany } = members
  agentsOfficeRoutes(serve, { agents: rooms.agents, approvals: rooms.approvals })
  profileOfficeRoutes(serve, { members })
  const { lastPlayedBy } = rooms.wagers
  membersOfficeRoutes(serve, { members, balancesOf: wallet.balancesOf, lastPlayedBy })
  memberRecordRoutes(serve, {
    database,
    clock: ground.clock,
    members,
    balancesOf: wallet.balancesOf,
    hasPassword: rooms.identity.hasPassword,
    operatorNames: operators.names,
    lastPlayedBy,
  })
  memberProfileRoutes(serve, {
    database,
    clock: ground.clock,
    members,
    pictures: rooms.pictures,
    sayDeed: rooms.audit.say,
    tellPortraitRemoved: letterNews(rooms.messages).portraitRemoved,
  })
  protectionOfficeRoutes(serve, {
    protection: rooms.protection,
    paidSince: cashier.paidSince,
    demandMember: members.demand,
    findMembers: findMany,
    operatorNames: operators.names,
  })
  identityOfficeRoutes(serve, {
    identity: rooms.identity,
    countryOf: rooms.countryOf,
    demandMember: members.demand,
  })
}
