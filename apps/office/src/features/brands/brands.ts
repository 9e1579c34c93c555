import { hostName, hostOf } from '@sanuk/contracts/host-name'
import type { listBrands } from '@sanuk/contracts/office-brands'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under this everything about brands is remembered: what changes one of them makes all of it old. */
export const BRANDS = ['brands'] as const

export type BrandRow = AnswerOf<typeof listBrands>['list'][number]

/** Host names as somebody typed or copied them, one a line or with commas between them. */
export const hostsOf = (typed: string): string[] => typed.split(/[\s,]+/).flatMap((one) => hostOf(one) || [])

/** The first of them that is no host name. */
export const wrongHost = (hosts: readonly string[]): string | undefined =>
  hosts.find((host) => !hostName.safeParse(host).success)

/** What a brand is at the moment, and in which colour that is said. */
export function stateOf({ home, demo, retiredAt }: BrandRow) {
  if (retiredAt) return { state: 'retired', look: 'plain' } as const
  if (demo) return { state: 'demo', look: 'luck' } as const
  return { state: home ? 'home' : 'open', look: 'good' } as const
}
