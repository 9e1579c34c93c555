import type { Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/language.ts'
import { useWordIfAny } from '../../language/use-word-if-any.ts'

/** The words of each family of lotteries, which are loaded when plays of it are shown. */
const CATALOGUES = import.meta.glob<Messages>('../../../../../packages/locales/src/{th,en}/lottery-*.json', {
  import: 'default',
})

/** The catalogue of a family's words: each family has one of its name. */
const roomOf = (family: string): string => `lottery-${family.toLowerCase().replaceAll('_', '-')}`

/**
 * What plays of a family are called; their codes until its words have come. Where several of a family have one name, the
 * group that a play's code begins with goes before it.
 */
export function usePlayName(family: string | undefined): (play: string) => string {
  const language = useLanguage()
  const word = useWordIfAny()
  const { i18n } = useLingui()
  const room = family && roomOf(family)
  const { data: isReady } = useQuery({
    queryKey: ['family-words', room, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const load = CATALOGUES[`../../../../../packages/locales/src/${language}/${room}.json`]
      if (load) i18n.load(language, await load())
      return true
    },
    enabled: room !== undefined,
  })
  if (!room || !isReady) return (play) => play
  return (play) => playName(room, play, { word, keys: Object.keys(i18n.messages) })
}

/**
 * What a family calls its groups of plays and the tiers of its prizes, once its words have come (`usePlayName`); `null` where
 * there is no word.
 */
export function useFamilyWord(family: string): (kind: 'group' | 'tier', code: string) => string | null {
  const word = useWordIfAny()
  return (kind, code) => word(`${roomOf(family)}.${kind}.${code}`)
}

type Spoken = { readonly word: (key: string) => string | null; readonly keys: readonly string[] }

/** The name of a play, told apart from others of its family. */
export function playName(room: string, play: string, { word, keys }: Spoken): string {
  const name = word(`${room}.play.${play}`)
  if (name === null) return play
  const alike = keys.filter((key) => key.startsWith(`${room}.play.`) && word(key) === name)
  const group = alike.length > 1 ? groupName(room, play, word) : null
  return group ? `${group} · ${name}` : name
}

/** Of the longest beginning of the play's code that is a group. */
function groupName(room: string, play: string, word: Spoken['word']): string | null {
  const parts = play.split('-')
  for (let length = parts.length; length > 0; length--) {
    const name = word(`${room}.group.${parts.slice(0, length).join('-')}`)
    if (name !== null) return name
  }
  return null
}
