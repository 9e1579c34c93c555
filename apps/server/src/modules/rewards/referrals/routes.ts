import { claimReferral, ownReferral } from '@sanuk/contracts/referrals'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import type { Clock } from '#platform/clock'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { FriendRecord, Referrals } from './index.ts'
import type { Done } from './needs.ts'

type Needs = {
  readonly referrals: Referrals
  readonly clock: Clock
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly demandMayPlay: DemandMayPlay
}

export function referralsRoutes(serve: Serve, { referrals, clock, demandMayPlay, ...needs }: Needs): void {
  serve(ownReferral, async ({ caller, query }) => {
    const member = await needs.findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const [plan, code, sums, page] = await Promise.all([
      referrals.planToday(member.brand),
      referrals.invitationOf(member, clock()),
      referrals.sumsOf(member.id),
      referrals.friendsOf(member.id, readCursor(query.cursor)),
    ])
    const ids = page.list.map((friend) => friend.member)
    const [names, done] = await Promise.all([needs.findMembers(ids), referrals.doneBy(ids)])
    const { reward, leastDeposit, leastPlay, dayMax, least, ...rules } = plan ?? CLOSED
    const { days, verified, rate, play } = rules
    return {
      ...{
        open: plan?.open ?? false,
        code,
        reward,
        leastDeposit,
        leastPlay,
        days,
        verified,
        rate,
        dayMax,
        play,
        least,
      },
      ...{ invited: sums.invited, counted: sums.counted, earned: writeAmount(sums.earned) },
      due: writeAmount(sums.due > 0n ? sums.due : ZERO),
      list: page.list.map((friend) =>
        shown(friend, { name: names.get(friend.member)?.username ?? '', done: done.get(friend.member) }),
      ),
      nextCursor: page.nextCursor,
    }
  })
  serve(claimReferral, async ({ caller }) => {
    await demandMayPlay(caller.id)
    return { amount: writeAmount(await referrals.claim(caller.id)) }
  })
}

const NONE = writeAmount(ZERO)
const CLOSED = {
  ...{ reward: NONE, leastDeposit: NONE, leastPlay: NONE, dayMax: NONE, least: NONE },
  ...{ days: 0, verified: false, rate: 0, play: 0 },
}

type Telling = { readonly name: string; readonly done: Done | undefined }

function shown({ member, state, joinedAt, until }: FriendRecord, { name, done }: Telling) {
  return {
    ...{ id: member, name: masked(name), state, joinedAt: joinedAt.toISOString() },
    ...{ deposited: writeAmount(done?.deposited ?? ZERO), played: writeAmount(done?.played ?? ZERO) },
    ...{ proved: done?.proved ?? false, until: state === 'waiting' ? until.toISOString() : null },
  }
}

/** Friends know each other; whoever looks over a shoulder does not. */
const masked = (name: string): string => `${name.slice(0, 1)}***${name.slice(-1)}`
