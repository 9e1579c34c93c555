import { defineRoom } from '#platform/room'
import { createGuard, type Guard } from './index.ts'
import { guardRoutes } from './routes.ts'

type Beside = { readonly guard: Guard }

export const guardRoom = defineRoom({
  name: 'guard',
  build: (_below: object, { database, clock, once, installationSecret, humanCheckGuesses }) =>
    createGuard({
      database,
      clock,
      spendOnce: once.spend,
      secret: installationSecret,
      guesses: humanCheckGuesses,
    }),
  site: (serve, { guard }: Beside) => guardRoutes(serve, { guard }),
  office: (serve, { guard }: Beside) => guardRoutes(serve, { guard }),
  jobs: (guard) => [{ name: 'guard-forget', every: '*/10 * * * *', work: guard.forget }],
})
