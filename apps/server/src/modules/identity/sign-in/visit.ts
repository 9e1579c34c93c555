import type { Brand } from '#platform/caller'
import type { Cookies } from '#platform/cookies'

/** From where somebody comes: the brand, the browser, the network. */
export type Visit = {
  readonly brand: Brand
  readonly address: string
  readonly userAgent: string
  readonly cookies: Cookies
}
