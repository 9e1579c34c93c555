import { randomUUID } from 'node:crypto'
import type { ProposedPointRules } from '@sanuk/contracts/office-points'
import { openAccount } from '@sanuk/ledger/accounts'
import { endHold, hold } from '@sanuk/ledger/holds'
import { postOne } from '@sanuk/ledger/post'
import { amount, parseAmount } from '@sanuk/money/amount'
import type pg from 'pg'
import { REWARDS } from './rewards.ts'

const UNIT = 10_000n
const HOUR_MS = 60 * 60 * 1000
const YEAR_MS = 365 * 24 * HOUR_MS

/** What demo members begin with. */
const WELCOME = 60_000

/** What the demo member has asked for: by its picture, and what became of it. */
const ASKED = [
  { art: 'noodles', quantity: 1, state: 'rejected', hoursAgo: 76 },
  { art: 'coffee', quantity: 2, state: 'approved', hoursAgo: 52 },
  { art: 'elephant', quantity: 1, state: 'in_progress', hoursAgo: 3 },
] as const

const REASON = { th: 'ร้านที่ร่วมรายการปิดปรับปรุง', en: 'Participating shops are closed for renovation.' }

type Mall = { readonly brand: string; readonly language: 'th' | 'en' }

/** Puts a demo brand's rules in force from long ago on, and its rewards on the shelf. */
export async function addMall(client: pg.Client, brand: string, rules: ProposedPointRules): Promise<void> {
  await client.query(
    `insert into points.rules (id, brand, effective_from, stake_per_point, weights, points_per_unit, lot,
                               convert_daily_max, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())`,
    [
      ...[randomUUID(), brand, rules.effectiveFrom, parseAmount(rules.stakePerPoint), JSON.stringify(rules.weights)],
      ...[rules.pointsPerUnit, rules.lot, parseAmount(rules.convertDailyMax)],
    ],
  )
  for (const [at, reward] of REWARDS.entries()) {
    await client.query(
      `insert into points.reward (id, brand, category, title, description, art, points, amount, stock,
                                  limit_per_member, open, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true, $11)`,
      [
        ...[randomUUID(), brand, reward.category, JSON.stringify(reward.title), JSON.stringify(reward.description)],
        ...[reward.art, reward.points, reward.amount && parseAmount(reward.amount), reward.stock],
        ...[reward.limitPerMember, at + 1],
      ],
    )
  }
}

/** Gives a demo member points, and a little history of what they did with them. */
export async function addPoints(client: pg.Client, mall: Mall, member: string): Promise<void> {
  const { brand } = mall
  const account = await openAccount(client, { brand, kind: 'points', owner: member, currency: 'PTS', guarded: true })
  const house = await openAccount(client, { brand, kind: 'house', owner: 'points', currency: 'PTS', guarded: false })
  await postOne(client, {
    key: `welcome:points:${member}`,
    debit: house,
    credit: account,
    amount: amount(BigInt(WELCOME) * UNIT),
    kind: 'points',
    reference: member,
  })
  for (const asked of ASKED) await addRedemption(client, { ...mall, member, account, house }, asked)
}

type Owner = Mall & { readonly member: string; readonly account: string; readonly house: string }

async function addRedemption(client: pg.Client, owner: Owner, asked: (typeof ASKED)[number]): Promise<void> {
  const { state, quantity, hoursAgo } = asked
  const found = await client.query('select id, points from points.reward where brand = $1 and art = $2', [
    ...[owner.brand, asked.art],
  ])
  const { id: reward, points } = found.rows[0]
  const id = randomUUID()
  const held = await hold(client, {
    key: `points:redemption:${id}`,
    account: owner.account,
    reference: id,
    amount: amount(BigInt(points) * BigInt(quantity) * UNIT),
    expiresAt: new Date(Date.now() + 100 * YEAR_MS),
  })
  if (held.outcome !== 'held') throw new Error(`the demo member lacks points: ${held.outcome}`)
  if (state === 'approved') await endHold(client, held.hold, { how: 'posted', credit: owner.house, kind: 'redemption' })
  if (state === 'rejected') await endHold(client, held.hold, { how: 'voided' })
  const askedAt = new Date(Date.now() - hoursAgo * HOUR_MS)
  await client.query(
    `insert into points.redemption (id, brand, member, request_id, reward, category, title, art, quantity, points,
                                    state, reason, hold, asked_at, decided_at)
     select $1, brand, $2, $1, id, category, title, art, $3::int, points * $3::int, $4, $5, $6, $7, $8
       from points.reward where id = $9`,
    [
      ...[id, owner.member, quantity, state, state === 'rejected' ? REASON[owner.language] : null, held.hold, askedAt],
      ...[state === 'in_progress' ? null : new Date(askedAt.getTime() + 2 * HOUR_MS), reward],
    ],
  )
}
