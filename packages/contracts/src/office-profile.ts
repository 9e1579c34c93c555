import * as z from 'zod/mini'
import { PROFILE_FIELDS } from './profile.ts'
import { route } from './route.ts'

const fields = z.array(z.enum(PROFILE_FIELDS)).check(z.maxLength(PROFILE_FIELDS.length))

export const readProfileFields = route({
  method: 'GET',
  path: '/ops/members/profile-fields',
  access: 'operator',
  power: 'brand.see',
  summary: 'What members are asked to tell of themselves.',
  answer: z.strictObject({ fields }),
  refusals: [],
})

export const saveProfileFields = route({
  method: 'PUT',
  path: '/ops/members/profile-fields',
  access: 'operator',
  power: 'brand.change',
  summary: 'Decides what members are asked; what they told before is kept and not shown.',
  body: z.strictObject({ fields }),
  answer: z.strictObject({}),
  refusals: [],
})
