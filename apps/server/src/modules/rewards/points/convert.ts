import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { post } from '@sanuk/ledger/post'
import { type Amount, add } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { houseAccount, pointsOfMember } from './accounts.ts'
import { cashOf, inBooks, isConvertible } from './formulas.ts'
import type { PointsNeeds } from './needs.ts'
import { turnOf } from './redeem.ts'
import type { RedemptionStore } from './store/redemptions.ts'
import type { Given, Rules } from './store/rows.ts'
import type { RulesStore } from './store/rules.ts'

type Needs = PointsNeeds & { readonly rules: RulesStore; readonly redemptions: RedemptionStore }

export type ConvertWish = { readonly requestId: string; readonly points: number }

/** With the business day on which it is asked. */
type Asked = ConvertWish & { readonly day: string }

/** What points become of, by the rules that hold. */
type Exchange = { readonly points: bigint; readonly amount: Amount; readonly day: string; readonly rules: Rules }

/**
 * Puts money for points into the wallet: both move or neither. Refuses with `function_off` where no rules hold,
 * `points_in_whole_lots`, `conversion_limit_reached` and `not_enough_points`.
 */
export function convert(needs: Needs) {
  const { database, clock, redemptions, brandNamed } = needs

  const exchangeOf = async (transaction: Transaction, member: Member, { day, ...wish }: Asked): Promise<Exchange> => {
    const rules = await needs.rules.on(member.brand, day, transaction)
    if (!rules) throw new Refusal('function_off')
    const points = BigInt(wish.points)
    const exchange = { pointsPerUnit: rules.points_per_unit, lot: rules.lot }
    if (!isConvertible(points, exchange)) throw new Refusal('points_in_whole_lots')
    const amount = cashOf(points, exchange)
    const before = await redemptions.convertedOn(transaction, member.id, day)
    if (add(before, amount) > rules.convert_daily_max) throw new Refusal('conversion_limit_reached')
    return { points, amount, day, rules }
  }

  const move = async (transaction: Transaction, member: Member, it: Exchange & { id: string }): Promise<Amount> => {
    const [spent, paid] = await post(queryable(transaction), [
      {
        key: `points:conversion:${it.id}`,
        debit: await pointsOfMember(transaction, member),
        credit: await houseAccount(transaction, member.brand, 'PTS'),
        amount: inBooks(it.points),
        kind: 'conversion',
        reference: it.id,
      },
      {
        key: `points:conversion:${it.id}:paid`,
        debit: await houseAccount(transaction, member.brand, member.currency),
        credit: await needs.accountOf(member, transaction),
        amount: it.amount,
        kind: 'conversion',
        reference: it.id,
      },
    ])
    if (spent?.outcome === 'insufficient') throw new Refusal('not_enough_points')
    if (spent?.outcome !== 'posted' || paid?.outcome !== 'posted' || paid.creditBalance === null) {
      throw new Error(`points were not converted by ${it.id}`)
    }
    return paid.creditBalance
  }

  const exchange = async (transaction: Transaction, member: Member, wish: Asked) => {
    await takeAdvisoryLock(transaction, turnOf(member.id))
    const earlier = await redemptions.ofRequest(transaction, member.id, wish.requestId)
    if (earlier) return { given: earlier, balance: null }
    const found = await exchangeOf(transaction, member, wish)
    const id = randomUUID()
    const balance = await move(transaction, member, { ...found, id })
    await redemptions.addConversion(transaction, {
      id,
      brand: member.brand,
      member: member.id,
      requestId: wish.requestId,
      day: found.day,
      points: found.points,
      amount: found.amount,
      pointsPerUnit: found.rules.points_per_unit,
      askedAt: clock(),
    })
    return { given: await redemptions.given(transaction, id), balance }
  }

  return async (member: Member, wish: ConvertWish): Promise<Given> => {
    // Asked before: whoever waits for their turn in a transaction holds one session and wants no other.
    const day = dayOf(clock(), (await brandNamed(member.brand)).timeZone)
    const asked = { ...wish, day }
    const { given, balance } = await inTransaction(database, (transaction) => exchange(transaction, member, asked))
    if (balance !== null) await needs.announce(member.id)
    await needs.tellPoints(member.id)
    return given
  }
}
