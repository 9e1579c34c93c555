import { changePassword, login, loginWithNewPassword, logout, memberInfo } from '@sanuk/contracts/identity'
import { register, registerMobile } from '@sanuk/contracts/registration'
import { beginProof, finishProof } from '@sanuk/contracts/sign-in-proof'
import type { FindPictures } from '#platform/capabilities/stored-pictures'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from '../members/index.ts'
import type { Identity } from './index.ts'

type Needs = {
  readonly identity: Identity
  readonly members: Pick<Members, 'find' | 'numberOf'>
  readonly findPictures: FindPictures
}

export function identityRoutes(serve: Serve, { identity, members, findPictures }: Needs): void {
  serve(login, ({ body, ...visit }) => identity.signIn(body, visit))

  serve(loginWithNewPassword, ({ body: { ticket, ...wish }, ...visit }) =>
    identity.signInWithNewPassword(ticket, wish, visit),
  )

  serve(register, ({ body, ...visit }) => identity.register.byUsername(body, visit))

  serve(registerMobile, ({ body, ...visit }) => identity.register.byMobile(body, visit))

  serve(beginProof, ({ body, ...visit }) => identity.prove.begin(body, visit))

  serve(finishProof, ({ body, ...visit }) => identity.prove.finish(body, visit))

  serve(logout, async ({ caller }) => {
    await identity.signOut(caller.session)
    return {}
  })

  serve(memberInfo, async ({ caller }) => {
    const member = await members.find(caller.id)
    if (!member) throw new Refusal('login_required')
    const number = await members.numberOf(member.id)
    const own = member.picture && (await findPictures(member.brand, [member.picture])).get(member.picture)
    return {
      id: member.id,
      number,
      account: member.username,
      nickname: member.nickname,
      type: member.type,
      avatar: member.avatar,
      picture: own ? own.webp : null,
      currency: member.currency,
      rankLevel: member.rankLevel,
      joinedAt: member.joinedAt.toISOString(),
    }
  })

  serve(changePassword, async ({ caller, body }) => {
    await identity.changePassword(caller.id, body, caller.session)
    return {}
  })
}
