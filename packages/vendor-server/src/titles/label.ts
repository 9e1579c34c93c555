import type { Classification, Title, Vassalage, VendorGameType } from './title.ts'

type UsuallyTheSame = 'classification' | 'lines' | 'tags'

/** What a label's file states about a title; the rest is the same for all of them and is filled in by `label`. */
export type Announced = Omit<Title, 'gameType' | 'vassalage' | UsuallyTheSame> & Partial<Pick<Title, UsuallyTheSame>>

export interface Label {
  vassalage: Vassalage
  titles: readonly Title[]
}

/** The class of what a label does not classify; outside the slots nobody looks for games by it. */
const USUAL_CLASS: Readonly<Record<VendorGameType, Classification>> = {
  RNG: 'JP',
  FISH: 'AC',
  LIVE: 'TG',
  PVP: 'TG',
  SPORTS: 'AC',
  ESPORTS: 'AC',
  COCKFIGHT: 'AC',
}

/** A label of one category with its titles in the order it shows them. */
export function label(gameType: VendorGameType, vassalage: Vassalage, announced: readonly Announced[]): Label {
  const titles = announced.map(
    (title): Title => ({
      classification: USUAL_CLASS[gameType],
      lines: null,
      tags: [],
      ...title,
      gameType,
      vassalage: vassalage.code,
    }),
  )
  return { vassalage, titles }
}
