import type { ChangedCoup } from '@sanuk/contracts/live-tables'
import type { ChangePreview } from '@sanuk/contracts/office-live-tables'
import { type Amount, add, parseAmount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'

export type Names = {
  readonly members: ReadonlyMap<string, { readonly id: string; readonly brand: string; readonly username: string }>
  readonly brands: ReadonlyMap<string, string>
  readonly balances: ReadonlyMap<string, Amount>
  /** Members of other brands are not named. */
  readonly ownBrand: string
}

/** What a change of a coup means for members: who owes what their wallets do not hold of what is taken back. */
export function previewAnswer({ before, after, seats, totals }: ChangedCoup, names: Names): ChangePreview {
  const shown = seats.map(({ member, ...seat }) => {
    const known = names.members.get(member)
    return {
      ...seat,
      member: known?.brand === names.ownBrand ? { id: known.id, username: known.username } : null,
      brand: names.brands.get(known?.brand ?? '') ?? '',
      owed: writeAmount(owedOf(parseSigned(seat.difference), names.balances.get(member) ?? ZERO)),
    }
  })
  return {
    before: countedOf(before),
    after: countedOf(after),
    seats: shown,
    totals: totals.map((total) => {
      const owing = shown.filter(({ currency, owed }) => currency === total.currency && parseAmount(owed) > ZERO)
      const amount = add(...owing.map(({ owed }) => parseAmount(owed)))
      return { ...total, owed: { members: owing.length, amount: writeAmount(amount) } }
    }),
  }
}

const countedOf = ({ id, series, number, state, faces, version }: ChangedCoup['before']) => ({
  id,
  series,
  number,
  state,
  faces,
  version,
})

/** What a wallet does not hold of what is taken from it. */
function owedOf(difference: Amount, balance: Amount): Amount {
  const left = add(balance, difference)
  return left < ZERO ? subtract(ZERO, left) : ZERO
}

const parseSigned = (written: string): Amount =>
  written.startsWith('-') ? subtract(ZERO, parseAmount(written.slice(1))) : parseAmount(written)
