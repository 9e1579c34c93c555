import { login, logout, memberInfo, register } from '@sanuk/contracts/identity'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from '../members/index.ts'
import type { Identity } from './index.ts'

export function identityRoutes(serve: Serve, needs: { identity: Identity; findMember: Members['find'] }): void {
  serve(login, ({ body, brand, address }) => needs.identity.signIn(body, { brand: brand.id, address }))

  serve(register, ({ body, brand, address }) => needs.identity.register(body, { brand, address }))

  serve(logout, async ({ caller }) => {
    await needs.identity.signOut(caller.session)
    return {}
  })

  serve(memberInfo, async ({ caller }) => {
    const member = await needs.findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    return {
      id: member.id,
      account: member.username,
      nickname: member.nickname,
      type: member.type,
      avatar: member.avatar,
      currency: member.currency,
      rankLevel: member.rankLevel,
      joinedAt: member.joinedAt.toISOString(),
    }
  })
}
