import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant, localized, uuid } from './wire.ts'

export const announcements = route({
  method: 'GET',
  path: '/wps/relay/announcements',
  access: 'visitor',
  summary: 'What the notice bar shows; visitors get those meant for everybody.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: uuid,
        title: localized,
        content: localized,
        execution: z.enum(['A', 'B', 'F']),
        publishedAt: instant,
      }),
    ),
  }),
  refusals: [],
})
