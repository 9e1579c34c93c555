import type { Language } from '@sanuk/contracts/wire'
import type { Brand } from '../caller.ts'
import type { Cookies } from '../cookies.ts'

/** From where somebody comes: the brand, the browser, the network. */
export type Visit = {
  readonly brand: Brand
  readonly language: Language
  /** Of the page that asks, as the browser's own address bar shows it. */
  readonly origin: string
  readonly address: string
  readonly userAgent: string
  readonly cookies: Cookies
}
