import { useLingui } from '@lingui/react'
import {
  addFavourite,
  favouriteGames,
  favouriteMarks,
  type GameEntry,
  removeFavourite,
} from '@sanuk/contracts/catalogue'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLanguage } from '../../language/language.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSession } from '../../session/session.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, read } from '../../wire/read.ts'
import { keepHere, useKeptHere } from './kept-here.ts'
import { LOTTERIES } from './lobbies.ts'

/** A wish that is on its way to the server. */
type Wish = { readonly nodeId: string; readonly wanted: boolean }

export type Favourites = {
  readonly has: (game: GameEntry) => boolean
  readonly isSaving: (game: GameEntry) => boolean
  /** Visitors are asked to sign in. */
  readonly set: (game: GameEntry, wanted: boolean) => void
}

const SAVING = ['favourites', 'saving'] as const

/**
 * Whose favourites are shown by hearts. A heart shows at once what was wished, and what is true again if that could not
 * be saved. With `undo`, what was taken away can be brought back for a moment: it is out of sight at once.
 */
export function useFavourites({ undo = false }: { readonly undo?: boolean } = {}): Favourites {
  const { _ } = useLingui()
  const language = useLanguage()
  const session = useSession()
  const { open } = usePanels()
  const queries = useQueryClient()
  const marks = useQuery({ ...read(favouriteMarks), enabled: session !== null })
  const keptHere = useKeptHere(session?.username ?? null)
  const underWay = useMutationState({
    filters: { mutationKey: SAVING, status: 'pending' },
    // Written below and nowhere else.
    select: ({ state }) => state.variables as Wish,
  })
  const { mutate } = useMutation({
    mutationKey: SAVING,
    // One after the other, so that the last answer is the last truth.
    scope: { id: SAVING.join() },
    mutationFn: ({ nodeId, wanted }: Wish) =>
      wanted ? call(addFavourite, { body: { nodeId } }) : call(removeFavourite, { query: { nodeId } }),
    onSuccess: (answer) => {
      queries.setQueryData(read(favouriteMarks).queryKey, answer)
      return queries.invalidateQueries({ queryKey: keyOf(favouriteGames) })
    },
  })
  const saved = new Set(marks.data?.nodeIds)
  const wishOf = ({ nodeId }: GameEntry) => underWay.findLast((wish) => wish.nodeId === nodeId)

  const save = (game: GameEntry, wanted: boolean): void =>
    mutate(
      { nodeId: game.nodeId, wanted },
      {
        onSuccess: () => tell(game, wanted),
        onError: (fault) => notify('error', faultText(fault, _)),
      },
    )
  const keep = (game: GameEntry, wanted: boolean): void => {
    if (session?.username) keepHere(session.username, game.nodeId, wanted)
    tell(game, wanted)
  }
  const wayOf = (game: GameEntry) => (LOTTERIES.includes(game.gameType) ? keep : save)
  const tell = (game: GameEntry, wanted: boolean): void => {
    if (wanted || !undo) return
    const action = { label: _('site.undo'), onClick: () => wayOf(game)(game, true) }
    void notify('info', _('site.game.favourite.removed', { game: game.names[language] }), action)
  }

  // Every tile is given it: a new one with each page that arrives would have all of them drawn anew.
  const set = useSteady((game: GameEntry, wanted: boolean) => {
    if (!session) return void open('login')
    wayOf(game)(game, wanted)
  })

  return {
    has: (game) =>
      LOTTERIES.includes(game.gameType)
        ? keptHere.includes(game.nodeId)
        : (wishOf(game)?.wanted ?? saved.has(game.nodeId)),
    isSaving: (game) => wishOf(game) !== undefined,
    set,
  }
}

/** The same function for as long as its component lives, which does what the latest one would. */
function useSteady<Given extends readonly unknown[]>(latest: (...given: Given) => void): (...given: Given) => void {
  const current = useRef(latest)
  useEffect(() => {
    current.current = latest
  })
  return useCallback((...given) => current.current(...given), [])
}
