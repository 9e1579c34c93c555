import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import type { SlotGame } from '../machines/slot-game.ts'
import { board } from './board.ts'
import { combinations } from './combinations.ts'
import { freeSpins, gambles, respins } from './features.ts'
import { jackpot } from './jackpot.ts'
import { origins } from './origins.ts'
import { figuresOfReturn, sizesOfWins } from './return-figures.ts'
import { game, payTable, reels } from './rules-of-game.ts'
import { headOf } from './sheet-head.ts'
import { volatilityFigures } from './volatility.ts'

/** A row of a table; what it names stands in its first cell. */
export type Row = {
  readonly cells: readonly string[]
  /** Drawn as a bar behind the row, as a share of the longest one of its table. */
  readonly share?: number
  /** The sum of the rows before it, or what everything else is about. */
  readonly strong?: true
}

/** A piece of a sheet: sentences, and then a table whose columns have heads, or facts that need none. */
export type Section = {
  readonly title: string
  readonly notes: readonly string[]
  readonly heads: readonly string[]
  readonly rows: readonly Row[]
}

/** A PAR sheet in the reader's language: what its page and its PDF show, each in its own way. */
export type Sheet = {
  readonly language: Language
  readonly code: string
  /** The title's name, and what a window or a file of the sheet is called. */
  readonly name: string
  readonly title: string
  readonly about: string
  /** Which game and which mathematics this is. */
  readonly marks: readonly Fact[]
  /** The figures that everybody asks for first. */
  readonly highlights: readonly Fact[]
  readonly sections: readonly Section[]
}

type Fact = { readonly name: string; readonly value: string }

/** What the sections are made from. */
export type SheetNeeds = Pick<SlotGame, 'machine' | 'sheet'> & { readonly language: Language }

/** Writes the sheet of a slot. Throws where the catalogue has no title of its code. */
export function writeSheet({ machine, sheet, language }: SheetNeeds): Sheet {
  const needs = { machine, sheet, language }
  const [returned, odds] = figuresOfReturn(needs)
  const [volatility, expected] = volatilityFigures(needs)
  return {
    ...headOf({ code: machine.code, mathVersion: sheet.mathVersion, language }),
    highlights: [
      { name: say(language, 'game.return.total'), value: `${sheet.returnToPlayer.total}%` },
      ...[odds.rows[0], odds.rows.at(-1), volatility.rows[0]].map((row) => ({
        name: row?.cells[0] ?? '',
        value: row?.cells[1] ?? '',
      })),
    ],
    sections: [
      ...[returned, odds, volatility, expected, sizesOfWins(needs), game(needs)],
      ...[
        ...freeSpins(needs),
        ...respins(needs),
        ...board(needs),
        ...jackpot(needs),
        ...gambles(needs),
        payTable(needs),
        ...combinations(needs),
        reels(needs),
        origins(needs),
      ],
    ],
  }
}
