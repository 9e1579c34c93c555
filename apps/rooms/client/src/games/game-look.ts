import type { Spot as PaidSpot, SpotPay } from '@sanuk/engines/live/spots'
import type { ComponentType } from 'react'
import type { CoupResult, FightCard, OwnDecision, PastResult, TableRules, TableState, Turn } from '#protocol'
import type { Kit } from '../kit.ts'
import type { View } from '../view/view.ts'
import type { RoomWord, Say } from '../words.ts'
import type { GameStatistics } from './statistics.ts'

/** The pressable spot that all felts are made of. `label` stands in its place instead of its name. */
export type FeltSpot = ComponentType<{
  readonly spot: string
  readonly className?: string
  readonly label?: string
  /** A drawing that stands there instead of the name. */
  readonly face?: React.ReactNode
}>

export type FeltProps = { readonly kit: Kit; readonly view: View; readonly Spot: FeltSpot }

export type StageProps = {
  readonly say: Say
  readonly shown: readonly Turn[]
  readonly phase: TableState['phase']
  /** The coup's id, or empty where there is none. */
  readonly coup: string
  /** Null until all turns have been seen. */
  readonly result: CoupResult | null
  /** How many turns lay there when the page came: they are not dealt before the player's eyes. */
  readonly still: number
  /** How many turns have been seen, as each takes `turnMs`. */
  readonly seen: number
  /** What was told of a cockfight when its bets opened. */
  readonly card?: FightCard | undefined
  /** What the player decided in this coup; null where they had nothing to decide. */
  readonly decided?: readonly OwnDecision[] | null
}

export type HistoryProps = {
  readonly say: Say
  readonly results: readonly PastResult[]
  readonly sides: TableRules['sides']
}

/** How a coup ended, in words. */
export type Verdict = {
  /** Large, in the middle of the stage. */
  readonly title: string
  /** Something special, on a mark of its own. */
  readonly mark?: string
  /** Whose colour it has, of the first of the table's sides. */
  readonly side?: PastResult['roads'][number]['winner']
  /** All of it in a sentence. */
  readonly text: string
}

type Rules = Pick<TableRules, 'variant'>

type CoupPays = { readonly table: TableState | null; readonly rules: Rules; readonly spot: string }

/** A game as the page shows it. Everything else of a table is the same for all games. */
export type GameLook = {
  readonly Felt: ComponentType<FeltProps>
  /** What is dealt: turns as they come. */
  readonly Stage: ComponentType<StageProps>
  /** Roads, lists and statistics. */
  readonly History: ComponentType<HistoryProps>
  /** What past coups are counted by, beside the history. */
  readonly statistics: GameStatistics
  /** How often what came, in the head of the history. */
  readonly Counts?: ComponentType<HistoryProps>
  /** The newest results in a line of small marks, for phones, where the history is folded away. */
  readonly Strip?: ComponentType<HistoryProps>
  readonly spotName: (say: Say, spot: string) => string
  readonly verdict: (say: Say, result: CoupResult, sides: TableRules['sides']) => Verdict
  /** What is said of the game in the head of the page, where its name is not enough. */
  readonly title?: (say: Say, rules: Rules) => string
  /** Whether outcomes come from a shoe of cards or stand alone in a series. */
  readonly source: 'shoe' | 'series'
  /** The pay table. */
  readonly spots: (rules: Rules) => readonly PaidSpot[]
  /** What a spot pays in the coup on the table, where that differs from coup to coup; null where the pay table says it. */
  readonly coupPays?: (say: Say, told: CoupPays) => string | null
  /** Where to read what spots pay that have no odds in the pay table. */
  readonly openPays?: (rules: Rules) => RoomWord
  /** A case of a pay table in words. Without it cases are told by their odds only. */
  readonly caseName?: (say: Say, pay: SpotPay) => string
  /** What several spots that pay alike are called together, by their group; null where each is named. */
  readonly groupName?: (say: Say, group: string) => string | null
  /** How it is played: lists of sentences, some with a title. */
  readonly rules: (rules: Rules) => readonly RuleList[]
  /** Words for what is going on, where the usual ones do not fit. */
  readonly phases?: { readonly [phase in TableState['phase']]?: RoomWord }
  /** Letters that lay a chip, and how they are explained. */
  readonly keys?: { readonly spots: Readonly<Record<string, string>>; readonly word: RoomWord }
  /** Spots of which one wins: how the players are divided among them is shown. */
  readonly divided?: readonly string[]
  /** Of games in which players decide: moves by their codes, and what the hands are called. */
  readonly deciding?: Deciding
  /** Whether it is played on a page of its own only: what players are told and asked has no room beside other tables. */
  readonly isAlone?: boolean
  /** The main spots, which stand on a small card beside other tables; the divided ones where it is left out. */
  readonly compact?: readonly string[]
  /** From a turn's coming until it has been seen. */
  readonly turnMs: number
  /** The sound of a turn, by the parameters of the synthesiser. */
  readonly turnSound: readonly number[]
}

export type Deciding = {
  readonly moves: Readonly<Record<string, { readonly word: RoomWord; readonly key: string }>>
  readonly handName: (say: Say, hand: string) => string
  /** How the keys are explained. */
  readonly keysWord: RoomWord
  /** Spots that win for some and lose for others, by what they decided. */
  readonly isPersonal: (spot: string) => boolean
}

export type RuleList = { readonly title?: RoomWord; readonly words: readonly RoomWord[] }
