import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { createAdjustments } from './index.ts'
import { adjustmentsOfficeRoutes } from './office-routes.ts'

type Below = { readonly members: Pick<Members, 'find'>; readonly wallet: Pick<Wallet, 'accountOf'> }
type Office = { readonly members: Pick<Members, 'find'>; readonly approvals: Pick<Approvals, 'propose'> }

export const adjustmentsRoom = defineRoom({
  name: 'adjustments',
  build: ({ members, wallet }: Below, { live }) =>
    createAdjustments({ findMember: members.find, accountOf: wallet.accountOf, announce: live.publishWallet }),
  office: (serve, { members, approvals }: Office) => {
    adjustmentsOfficeRoutes(serve, { findMember: members.find, propose: approvals.propose })
  },
  proposals: ({ carryOut }) => ({ 'members.adjust': carryOut }),
})
