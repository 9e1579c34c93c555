import type { Title, Vassalage } from './title.ts'

/** What a label's file states about a title; the rest is the same for all of them and is filled in by `label`. */
export type Announced = Omit<Title, 'gameType' | 'vassalage' | 'classification' | 'tags' | 'playable'> &
  Partial<Pick<Title, 'classification' | 'tags' | 'playable'>>

export interface Label {
  vassalage: Vassalage
  titles: readonly Title[]
}

/** A label with its titles in the order it shows them: slot machines not yet playable, unless a title says otherwise. */
export function label(vassalage: Vassalage, announced: readonly Announced[]): Label {
  const titles = announced.map(
    (title): Title => ({
      classification: 'JP',
      tags: [],
      playable: false,
      ...title,
      gameType: 'RNG',
      vassalage: vassalage.code,
    }),
  )
  return { vassalage, titles }
}
