import { VIP_ABOVE } from '@sanuk/contracts/support'
import { createSecretHash } from '@sanuk/host/secret-cipher'
import { SignJWT } from 'jose'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { BrandRecord } from './brand-record.ts'

const GOOD_SECONDS = 2 * 60

type Needs = { readonly clock: Clock; readonly installationSecret: string | undefined }

type Guest = { readonly id: string; readonly nickname: string; readonly rankLevel: number }

type Desk = Pick<BrandRecord, 'id' | 'code' | 'customerService'>

/**
 * Links to a brand's customer service that say who comes. The token in them is a JWT (RFC 7519) signed by HS256 under a
 * key of the brand's own, which its operators give to whoever runs the desk.
 */
export function createSupportLinks({ clock, installationSecret }: Needs) {
  const keyOf = (brand: string): Buffer => {
    if (installationSecret === undefined) throw new Refusal('function_off')
    return createSecretHash(installationSecret, 'Sanuk support links')(brand)
  }
  return {
    keyOf,
    /** Refuses with `function_off` where the brand has no desk on a page over TLS. */
    linkFor: async (brand: Desk, member: Guest): Promise<{ link: string; until: Date }> => {
      const desk = deskFor(brand, member.rankLevel)
      if (!desk) throw new Refusal('function_off')
      const now = Math.floor(clock().getTime() / 1000)
      const until = now + GOOD_SECONDS
      const token = await new SignJWT({ name: member.nickname, rank: member.rankLevel })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(brand.code)
        .setSubject(member.id)
        .setAudience(desk.origin)
        .setIssuedAt(now)
        .setExpirationTime(until)
        .sign(keyOf(brand.id))
      desk.searchParams.set('token', token)
      return { link: desk.href, until: new Date(until * 1000) }
    },
  }
}

/** The VIPs' desk where there is one and the rank is high enough, else the live chat. */
function deskFor({ customerService }: Desk, rank: number): URL | null {
  const kinds = rank > VIP_ABOVE ? (['VIP', 'LIVECHAT'] as const) : (['LIVECHAT'] as const)
  const [found] = kinds.flatMap((kind) => customerService.filter(({ csType }) => csType === kind))
  return found?.path.startsWith('https://') ? new URL(found.path) : null
}

export type SupportLinks = ReturnType<typeof createSupportLinks>
