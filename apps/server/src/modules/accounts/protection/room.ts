import { defineRoom } from '#platform/room'
import type { Frozen } from '../../agents/freezes/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Members } from '../members/index.ts'
import { createProtection, type Protection } from './index.ts'
import { protectionOfficeRoutes } from './office-routes.ts'
import { protectionRoutes } from './routes.ts'

type Below = {
  readonly frozen: Pick<Frozen, 'demandNotFrozen'>
  readonly system: Pick<System, 'timeZoneOf'>
  readonly wagers: Pick<Wagers, 'days'>
}

type Site = {
  readonly protection: Protection
  readonly turnover: Turnover
  readonly cashier: Pick<Cashier, 'paidSince'>
  readonly identity: Pick<Identity, 'hasPassword' | 'demandPassword'>
  readonly members: Pick<Members, 'find'>
}

type Office = {
  readonly protection: Protection
  readonly cashier: Pick<Cashier, 'paidSince'>
  readonly members: Pick<Members, 'demand' | 'findMany' | 'findByUsername'>
  readonly operators: Pick<Operators, 'names'>
}

export const protectionRoom = defineRoom({
  name: 'protection',
  build: ({ frozen, system, wagers }: Below, { database, clock, live }) =>
    createProtection({
      database,
      clock,
      timeZoneOf: system.timeZoneOf,
      demandNotFrozen: frozen.demandNotFrozen,
      playedDays: wagers.days,
      tell: (member, about) => live.publish(member, { kind: 'protection', about }),
    }),
  site: (serve, { protection, turnover, cashier, identity, members }: Site) => {
    protectionRoutes(serve, {
      protection,
      turnover,
      paidSince: cashier.paidSince,
      hasPassword: identity.hasPassword,
      demandPassword: identity.demandPassword,
      findMember: members.find,
    })
  },
  office: (serve, { protection, cashier, members, operators }: Office, { clock }) => {
    protectionOfficeRoutes(serve, {
      protection,
      paidSince: cashier.paidSince,
      clock,
      demandMember: members.demand,
      findMembers: members.findMany,
      findByUsername: members.findByUsername,
      operatorNames: operators.names,
    })
  },
})
