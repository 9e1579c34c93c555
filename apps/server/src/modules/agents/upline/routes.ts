import { downlineTransfer, sendDownline } from '@sanuk/contracts/agent-members'
import { ownUpline, sendUpline } from '@sanuk/contracts/upline'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { FindMember, Member } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { TransferRecord, Upline } from './index.ts'

type Needs = {
  readonly upline: Upline
  readonly findMember: FindMember
  readonly demandMayPlay: DemandMayPlay
}

export function uplineRoutes(serve: Serve, { upline, findMember, demandMayPlay }: Needs): void {
  const demandMember = async (id: string): Promise<Member> => {
    const member = await findMember(id)
    if (!member) throw new Refusal('login_required')
    return member
  }
  serve(ownUpline, async ({ caller, query }) => {
    const member = await demandMember(caller.id)
    const [{ name, hindrance, limits, left }, { list, nextCursor }] = await Promise.all([
      upline.standing.up(member),
      upline.ofMember(caller.id, readCursor(query.cursor)),
    ])
    const { least, most } = limits
    return { name, hindrance, least, most, left: writeAmount(left), list: list.map(shown), nextCursor }
  })
  serve(sendUpline, async ({ caller, body }) => {
    const member = await demandMember(caller.id)
    // Whoever stays away may take their money home, and to nobody else.
    await demandMayPlay(caller.id)
    return { transfer: shown(await upline.send.up(member, { ...body, amount: parseAmount(body.amount) })) }
  })
  serve(downlineTransfer, async ({ caller, query }) => {
    const agent = await demandMember(caller.id)
    const receiver = await upline.standing.demandRightBelow(agent, query.to)
    const { hindrance, limits, left, receivers } = await upline.standing.down(agent, receiver)
    return {
      member: { id: receiver.id, username: receiver.username },
      hindrance,
      least: limits.least,
      most: limits.most,
      left: writeAmount(left),
      receivers: [...receivers],
    }
  })
  serve(sendDownline, async ({ caller, body: { to, ...wish } }) => {
    const agent = await demandMember(caller.id)
    const receiver = await upline.standing.demandRightBelow(agent, to)
    await demandMayPlay(caller.id)
    return { transfer: shown(await upline.send.down(agent, receiver, { ...wish, amount: parseAmount(wish.amount) })) }
  })
}

const shown = ({ id, amount, sentAt }: TransferRecord) => {
  return { id, amount: writeAmount(amount), at: sentAt.toISOString() }
}
