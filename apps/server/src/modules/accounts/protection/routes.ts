import * as contract from '@sanuk/contracts/protection'
import { parseAmount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { PaidSince } from '#platform/capabilities/deposit-sums'
import type { FindMember, Member } from '#platform/capabilities/member'
import type { DemandPassword, HasPassword } from '#platform/capabilities/own-password'
import type { DaysPlayed } from '#platform/capabilities/valid-turnover'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { answerOfChange, answerOfStanding } from './answers.ts'
import type { Owner, Protection } from './index.ts'

type Needs = {
  readonly protection: Protection
  readonly turnover: { readonly daysOf: DaysPlayed }
  readonly paidSince: PaidSince
  readonly hasPassword: HasPassword
  readonly demandPassword: DemandPassword
  readonly findMember: FindMember
}

/** What members do to protect themselves. */
export function protectionRoutes(serve: Serve, needs: Needs): void {
  limitRoutes(serve, needs)
  breakRoutes(serve, needs)
  playRoutes(serve, needs)
}

const answerFor =
  ({ protection, paidSince, hasPassword }: Needs) =>
  async (owner: Owner) => ({
    ...answerOfStanding(await protection.standing(owner, paidSince)),
    hasPassword: await hasPassword(owner.id),
  })

function limitRoutes(serve: Serve, needs: Needs): void {
  const { protection } = needs
  const answer = answerFor(needs)
  serve(contract.ownProtection, ({ caller, brand }) => answer({ id: caller.id, brand: brand.id }))

  serve(contract.setOwnLimit, async ({ caller, brand, body }) => {
    const owner = { id: caller.id, brand: brand.id }
    const { value, ...named } = body
    await protection.setLimit(owner, { ...named, value: value === null ? null : parseAmount(value) })
    return answer(owner)
  })

  serve(contract.keepOwnLimit, async ({ caller, brand, body }) => {
    const owner = { id: caller.id, brand: brand.id }
    await protection.keepLimit(owner, body)
    return answer(owner)
  })

  serve(contract.setCheckMinutes, async ({ caller, brand, body }) => {
    const owner = { id: caller.id, brand: brand.id }
    await protection.setCheckMinutes(owner, body.minutes)
    return answer(owner)
  })

  serve(contract.protectionChanges, async ({ caller, query }) => {
    const { list, nextCursor } = await protection.changes(caller.id, readCursor(query.cursor))
    return { list: list.map(answerOfChange), nextCursor }
  })
}

function breakRoutes(serve: Serve, needs: Needs): void {
  const { protection, demandPassword } = needs
  const answer = answerFor(needs)
  serve(contract.takeBreak, async ({ caller, brand, body }) => {
    await demandPassword(caller.id, body.password ?? '', 'password')
    const owner = { id: caller.id, brand: brand.id }
    await protection.takeBreak(owner, body.term)
    return answer(owner)
  })

  serve(contract.askToPlayAgain, async ({ caller, brand }) => {
    const owner = { id: caller.id, brand: brand.id }
    await protection.askToPlayAgain(owner)
    return answer(owner)
  })
}

function playRoutes(serve: Serve, { protection, turnover, findMember }: Needs): void {
  const memberOf = async (id: string): Promise<Member> => {
    const member = await findMember(id)
    if (!member) throw new Refusal('login_required')
    return member
  }
  const clockOf = async (id: string) => {
    const member = await memberOf(id)
    const { today, seconds, sinceCheck, ...clock } = await protection.clockOf(member)
    const asked = { member: id, currency: member.currency, from: today, to: today }
    const [{ stake, win } = { stake: ZERO, win: ZERO }] = await turnover.daysOf(asked)
    return {
      ...clock,
      playedSeconds: seconds,
      sinceCheckSeconds: sinceCheck,
      stake: writeAmount(stake),
      win: writeAmount(win),
      net: writeAmount(subtract(win, stake)),
    }
  }

  serve(contract.ownPlay, async ({ caller, query }) => {
    const member = await memberOf(caller.id)
    const days = await protection.timeOf(member, query.days)
    const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
    const sums = await turnover.daysOf({ member: member.id, currency: member.currency, from, to })
    const played = new Map(sums.map((one) => [one.day, one]))
    return {
      days: days.map(({ day, seconds }) => {
        const { rounds, stake, win } = played.get(day) ?? { rounds: 0, stake: ZERO, win: ZERO }
        const net = writeAmount(subtract(win, stake))
        return { day, rounds, stake: writeAmount(stake), win: writeAmount(win), net, seconds }
      }),
    }
  })

  serve(contract.playBeat, async ({ caller, brand, body }) => {
    if (body.playing) await protection.beat({ id: caller.id, brand: brand.id })
    return clockOf(caller.id)
  })

  serve(contract.checkSeen, async ({ caller }) => {
    await protection.checked(caller.id)
    return clockOf(caller.id)
  })
}
