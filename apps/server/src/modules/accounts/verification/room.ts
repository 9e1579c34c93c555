import { defineRoom } from '#platform/room'
import type { Guard } from '../guard/index.ts'
import type { Members } from '../members/index.ts'
import { createVerification, type Verification } from './index.ts'
import { verificationRoutes } from './routes.ts'

type Below = { readonly guard: Pick<Guard, 'budgets'>; readonly members: Pick<Members, 'findByMobile'> }

export const verificationRoom = defineRoom({
  name: 'verification',
  build: ({ guard, members }: Below, { database, clock, afterAnswer, sms = null, mail = null, installationSecret }) =>
    createVerification({
      database,
      clock,
      afterAnswer,
      sms,
      mail,
      installationSecret,
      spendBudgets: guard.budgets.spend,
      findByMobile: members.findByMobile,
    }),
  site: (serve, { verification }: { readonly verification: Verification }) => {
    verificationRoutes(serve, { verification })
  },
  jobs: ({ forgetOld }) => [{ name: 'verification-forget-old', every: '*/10 * * * *', work: forgetOld }],
})
