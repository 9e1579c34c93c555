import { readProfileFields, saveProfileFields } from '@sanuk/contracts/office-profile'
import { PROFILE_FIELDS } from '@sanuk/contracts/profile'
import type { Serve } from '#platform/serve'
import type { Members } from './index.ts'
import { USUAL_FIELDS } from './profile-routes.ts'

type Needs = { readonly members: Pick<Members, 'profileFieldsOf' | 'setProfileFields'> }

/** What a brand asks its members. */
export function profileOfficeRoutes(serve: Serve, { members }: Needs): void {
  serve(readProfileFields, async ({ brand }) => ({
    fields: (await members.profileFieldsOf(brand.id)) ?? [...USUAL_FIELDS],
  }))
  serve(saveProfileFields, async ({ brand, body }) => {
    const chosen = PROFILE_FIELDS.filter((name) => body.fields.includes(name))
    await members.setProfileFields(brand.id, chosen)
    return {}
  })
}
