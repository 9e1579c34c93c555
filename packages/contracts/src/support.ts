import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant } from './wire.ts'

/** Members above this rank have a desk of their own. */
export const VIP_ABOVE = 4

export const supportLink = route({
  method: 'POST',
  path: '/wps/member/support',
  access: 'trial',
  summary:
    'A link to the customer service of the brand, for whoever is signed in: the VIPs’ desk above rank 4, else the live chat. Its `token` is a JWT (HS256) that says who comes; it is good for two minutes.',
  answer: z.strictObject({ link: z.url(), until: instant }),
  refusals: ['function_off'],
})
