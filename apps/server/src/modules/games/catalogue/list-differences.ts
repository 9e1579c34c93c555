import type { LIST_FIELDS } from '@sanuk/contracts/office-lists'
import { writeAmount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'

/** A game of the list that was taken over last, at its place there. */
export type PlacedKnown = Game & { readonly place: number }

type Field = (typeof LIST_FIELDS)[number]

type FieldChange = { readonly field: Field; readonly before: string | null; readonly after: string | null }

/** What one list says that another does not. */
export type ListDifferences = {
  readonly added: readonly Game[]
  readonly changed: readonly (Game & { readonly fields: readonly FieldChange[] })[]
  readonly gone: readonly Game[]
  /** Whether the games in both stand in another order. */
  readonly reordered: boolean
}

/** What each field says, as a person reads it. */
const FIELDS: { readonly [name in Field]: (game: Game) => string | number | boolean | null } = {
  'name.th': ({ names }) => names.th,
  'name.en': ({ names }) => names.en,
  gameType: (game) => game.gameType,
  playType: (game) => game.playType,
  parent: (game) => game.parent,
  vassalage: (game) => game.vassalage,
  vassalageName: (game) => game.vassalageName,
  vassalageIcon: (game) => game.vassalageIcon,
  classification: (game) => game.classification,
  picture: ({ picture }) => [...picture.sources.map(({ width, url }) => `${width} ${url}`), picture.placeholder].join(),
  lines: (game) => game.lines,
  minimumStake: (game) => writeAmount(game.minimumStake),
  maximumStake: (game) => writeAmount(game.maximumStake),
  returnToPlayer: (game) => game.returnToPlayer,
  maximumWinMultiple: (game) => game.maximumWinMultiple,
  hot: ({ isHot }) => isHot,
  new: ({ isNew }) => isNew,
  playable: (game) => game.playable,
  demo: ({ offersDemo }) => offersDemo,
  freeRoundStakes: (game) => game.freeRoundStakes.map(writeAmount).join(' '),
  stakesIn: ({ stakesIn }) =>
    stakesIn
      .map(({ currency, minimumStake, maximumStake }) =>
        [currency, writeAmount(minimumStake), writeAmount(maximumStake)].join(' '),
      )
      .join(', '),
  pools: ({ pools }) => pools.map(({ code, share }) => `${code} ${share}`).join(', '),
  hall: (game) => game.hall,
  board: ({ hasBoard }) => hasBoard,
}

const FIELD_NAMES = Object.keys(FIELDS) as Field[]

/** Compares the list that was taken over last with the one that a vendor answers now. */
export function compareLists(known: readonly PlacedKnown[], present: readonly Game[]): ListDifferences {
  const before = new Map(known.map((game) => [game.code, game]))
  const after = new Set(present.map(({ code }) => code))
  const kept = present.filter(({ code }) => before.has(code))
  const inOrder = known.filter(({ code }) => after.has(code))
  return {
    added: present.filter(({ code }) => !before.has(code)),
    changed: kept.flatMap((game) => {
      const fields = fieldChanges(before.get(game.code) ?? game, game)
      return fields.length > 0 ? [{ ...game, fields }] : []
    }),
    gone: known.filter(({ code }) => !after.has(code)),
    reordered: kept.some(({ code }, turn) => inOrder[turn]?.code !== code),
  }
}

function fieldChanges(before: Game, after: Game): FieldChange[] {
  return FIELD_NAMES.flatMap((field) => {
    const [was, is] = [FIELDS[field](before), FIELDS[field](after)]
    return was === is ? [] : [{ field, before: written(was), after: written(is) }]
  })
}

const written = (value: string | number | boolean | null): string | null => (value === null ? null : String(value))

/**
 * The list as it is once some of its differences are taken over: what is not taken stays as it was. Games that stay
 * although the vendor names them no more keep their place.
 */
export function mergeLists(
  known: readonly PlacedKnown[],
  present: readonly Game[],
  isTaken: (game: { readonly code: string }) => boolean,
): Game[] {
  const before = new Map(known.map((game) => [game.code, game]))
  const after = new Set(present.map(({ code }) => code))
  const merged: Game[] = present.flatMap((game) => {
    if (isTaken(game)) return [game]
    return before.get(game.code) ?? []
  })
  for (const game of known.filter((one) => !after.has(one.code) && !isTaken(one))) {
    const behind = merged.findIndex(({ code }) => (before.get(code)?.place ?? Number.NEGATIVE_INFINITY) > game.place)
    merged.splice(behind < 0 ? merged.length : behind, 0, game)
  }
  return merged
}
