import { captcha, humanCheck } from '@sanuk/contracts/guard'
import type { Serve } from '#platform/serve'
import type { Guard } from './index.ts'

export function guardRoutes(serve: Serve, { guard }: { readonly guard: Guard }): void {
  serve(humanCheck, ({ brand }) => guard.human.challenge(brand.id))

  serve(captcha, ({ brand, address }) => guard.captcha.draw(brand.id, address))
}
