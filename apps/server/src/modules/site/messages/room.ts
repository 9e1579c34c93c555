import { cleanHtml } from '#platform/clean-html'
import { firstWords } from '#platform/first-words'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import { createMessages, type Messages } from './index.ts'
import { messagesOfficeRoutes } from './office-routes.ts'
import { messagesRoutes } from './routes.ts'

type Below = { readonly members: Members }
type Site = { readonly messages: Messages }
type Office = Site & { readonly approvals: Approvals; readonly operators: Pick<Operators, 'names'> }

export const messagesRoom = defineRoom({
  name: 'messages',
  build: ({ members }: Below, { database, clock, log, live }) =>
    createMessages({
      database,
      clock,
      log,
      members,
      cleanHtml,
      announce: (member) => live.publish(member, { kind: 'messages' }),
    }),
  site: (serve, { messages }: Site) => messagesRoutes(serve, { messages, firstWords }),
  office: (serve, { messages, approvals, operators }: Office, { clock }) => {
    messagesOfficeRoutes(serve, { messages, approvals, operatorNames: operators.names, clock })
  },
  jobs: ({ letters, forgetOld }) => [
    { name: 'messages-deliver', every: '* * * * *', work: letters.deliver },
    { name: 'messages-forget', every: '31 3 * * *', work: forgetOld },
  ],
  proposals: ({ letters }) => ({ 'messages.send': letters.carryOut }),
})
