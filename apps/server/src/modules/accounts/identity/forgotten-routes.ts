import { forgottenByEmail, resetPassword, resetPasswordByMobile } from '@sanuk/contracts/passwords'
import type { Serve } from '#platform/serve'
import type { Identity } from './index.ts'

export function forgottenRoutes(serve: Serve, { forgotten }: Pick<Identity, 'forgotten'>): void {
  serve(forgottenByEmail, ({ body, brand, language, address }) => forgotten.byEmail(body, { brand, language, address }))

  serve(resetPassword, async ({ body, ...visit }) => {
    await forgotten.byLink(body, visit)
    return {}
  })

  serve(resetPasswordByMobile, ({ body, ...visit }) => forgotten.byMobile(body, visit))
}
