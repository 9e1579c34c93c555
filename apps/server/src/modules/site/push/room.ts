import { defineRoom } from '#platform/room'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Content } from '../content/index.ts'
import { createPush, type Push } from './index.ts'
import { pushRoutes } from './routes.ts'

type Below = { readonly guard: Pick<Guard, 'budgets'>; readonly content: Pick<Content, 'forPhones'> }

export const pushRoom = defineRoom({
  name: 'push',
  build: ({ guard, content }: Below, { database, clock, log, outgoing, ...platform }) =>
    createPush({
      database,
      clock,
      log,
      outgoing,
      budgets: guard.budgets,
      installationSecret: platform.installationSecret,
      contact: platform.siteOrigin,
      standIn: platform.pushStandIn ?? null,
      newsForPhones: content.forPhones,
    }),
  site: (serve, { push }: { readonly push: Push }) => pushRoutes(serve, { push }),
  jobs: ({ deliver, forgetOld }) => [
    { name: 'push-deliver', every: '* * * * *', work: deliver },
    { name: 'push-forget-old', every: '29 3 * * *', work: forgetOld },
  ],
})
