import { writeMoney } from '../play/money.ts'
import { callSpoilt, fresh, moving, movingNothing, openRound, placed, type Table } from '../play/table.ts'
import { expectMoved, expectRefusal, expectStatus, Unseen } from '../play/verdict.ts'
import type { Call } from '../wire/calls.ts'
import type { Vendor } from '../wire/vendor-line.ts'
import type { Rule } from './rule.ts'

function otherVendor({ extras }: Table): Vendor {
  if (!extras.otherVendor) throw new Unseen('needs --other-vendor')
  return extras.otherVendor
}

/** A call of the other vendor's about our member. */
const callAsOther = (table: Table, name: Call, more: object) =>
  callSpoilt(table, { name, more, spoilt: { as: otherVendor(table) } })

export const isolationRules: readonly Rule[] = [
  {
    name: 'vendors.session',
    says: 'a session is good for its own vendor only: another one’s bet is INVALID_TOKEN',
    check: (table) =>
      movingNothing(table, async () => {
        const content = { transaction: fresh(), round: fresh(), amount: writeMoney(table.stake) }
        expectStatus(await callAsOther(table, 'bet', content), 'INVALID_TOKEN', 'UNKNOWN_GAME')
      }),
  },
  {
    name: 'vendors.round',
    says: 'a round of one vendor is unknown to another',
    check: async (table) => {
      otherVendor(table)
      const round = openRound(table)
      await placed(round)
      expectStatus(await callAsOther(table, 'round', { round: round.name }), 'UNKNOWN_ROUND')
    },
  },
  {
    name: 'vendors.win',
    says: 'a win in another vendor’s round is UNKNOWN_BET and pays nothing',
    check: async (table) => {
      otherVendor(table)
      const round = openRound(table)
      const bet = await placed(round)
      await movingNothing(table, async () => {
        const content = { transaction: fresh(), round: round.name, bet, amount: writeMoney(table.stake) }
        expectStatus(await callAsOther(table, 'win', content), 'UNKNOWN_BET', 'UNKNOWN_GAME')
      })
    },
  },
  {
    name: 'vendors.rollback',
    says: 'another vendor’s rollback of a bet’s name gives nothing and does not hinder the bet’s own',
    check: async (table) => {
      otherVendor(table)
      const round = openRound(table)
      const bet = await placed(round)
      await movingNothing(table, async () => {
        const content = { transaction: fresh(), round: round.name, original: bet }
        const answer = await callAsOther(table, 'rollback', content)
        if (answer.status !== 'OK') expectRefusal(answer)
      })
      await moving(table, table.stake, async () => expectMoved(await round.rollback(bet)))
    },
  },
  {
    name: 'vendors.transaction',
    says: 'a name of a transaction belongs to its vendor: another one may use it too',
    check: async (table) => {
      otherVendor(table)
      const round = openRound(table)
      const transaction = await placed(round)
      const content = { transaction, round: round.name, original: fresh() }
      const answer = await callAsOther(table, 'rollback', content)
      if (answer.status !== 'OK') expectStatus(answer, 'UNKNOWN_GAME')
    },
  },
  {
    name: 'vendors.address',
    says: 'a call from outside the vendor’s addresses is FORBIDDEN and moves nothing',
    check: (table) =>
      movingNothing(table, async () => {
        const { otherAddress: localAddress } = table.extras
        if (localAddress === undefined) throw new Unseen('needs --other-address')
        const more = { transaction: fresh(), round: fresh(), amount: writeMoney(table.stake) }
        expectStatus(await callSpoilt(table, { name: 'bet', more, spoilt: { localAddress } }), 'FORBIDDEN')
      }),
  },
]
