import { FAMILIES, PLAYS } from '@sanuk/engines/lottery/bets'
import { readCatalogues } from '@sanuk/locales/catalogues'
import type { Language } from '@sanuk/locales/word'
import { expect, test } from 'vitest'
import { roomOf } from './family-words.ts'

/** Every key that the pad of a family speaks. */
function spokenBy(family: (typeof FAMILIES)[number]): string[] {
  const terms = [...PLAYS[family].values()].flatMap(({ code, group, form, tiers }) => [
    `group.${group}`,
    `play.${code}`,
    `how.${code}`,
    ...form.rows.flatMap(({ name, symbols }) => [
      `row.${name}`,
      ...(symbols.kind === 'words' ? symbols.words.map((word) => `word.${word}`) : []),
    ]),
    ...(tiers.length > 1 ? tiers.map((tier) => `tier.${tier.code}`) : []),
  ])
  return [...new Set(terms)].map((term) => `${roomOf(family)}.${term}`).toSorted()
}

test.each(FAMILIES.flatMap((family) => (['th', 'en'] as const).map((language) => [family, language] as const)))(
  'family %s has in %s the words of its plays, rows and tiers, and no others',
  (family, language: Language) => {
    const catalogue = readCatalogues(language).get(roomOf(family)) ?? {}
    expect(Object.keys(catalogue).toSorted()).toEqual(spokenBy(family))
  },
)
