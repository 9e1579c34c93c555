import * as z from 'zod/mini'
import { route } from './route.ts'
import { currencyCode, money } from './wire.ts'

export const balance = route({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'trial',
  summary: 'What the signed-in member can spend now.',
  answer: z.strictObject({ sumBalance: money, currency: currencyCode, currencySymbol: z.string() }),
  refusals: [],
})
