import { captcha, captchaByWork, captchaWork, humanCheck } from '@sanuk/contracts/guard'
import type { Serve } from '#platform/serve'
import type { Guard } from './index.ts'

export function guardRoutes(serve: Serve, { guard }: { readonly guard: Guard }): void {
  serve(humanCheck, ({ brand }) => guard.human.challenge(brand.id))

  serve(captcha, ({ brand, address }) => guard.captcha.draw(brand.id, address))

  serve(captchaWork, ({ brand }) => guard.captcha.work(brand.id))

  serve(captchaByWork, ({ body, brand, address }) => guard.captcha.worked(brand.id, body.proof, address))
}
