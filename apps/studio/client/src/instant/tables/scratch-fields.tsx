import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import type { scratchWire } from '#instant-wire'
import type { Say } from '../../words.ts'
import type { PayTables } from '../kind.ts'
import { fields } from './foil-wear.ts'

export type ScratchView = z.output<ReturnType<typeof scratchWire>['view']>
export type ScratchSymbol = ScratchView['symbols'][number]

type ScratchFieldsProps = {
  readonly say: Say
  readonly view: ScratchView
  readonly tables: PayTables
  readonly pieces: Readonly<Record<string, string>>
  readonly open: readonly number[]
  /** Whether the three that have won glow. */
  readonly isFound: boolean
}

/** The nine printed symbols, each with what three of it pay. What is still covered is not read out. */
export function ScratchFields({ say, view, tables, pieces, open, isFound }: ScratchFieldsProps) {
  const { symbols, winning } = view
  const isOver = open.length >= symbols.length
  return (
    <ol className="scratch-fields" aria-label={say('game.scratch.card')}>
      {fields.map((field) => {
        const symbol = symbols[field]
        if (!symbol) return null
        const isOpen = open.includes(field)
        const times = Number(tables[symbol]?.[0] ?? 0)
        return (
          <li
            key={field}
            className="scratch-field"
            data-open={isOpen}
            data-winning={isFound && symbol === winning}
            data-lost={isOver && symbol !== winning}
            style={{ '--at': field } as CSSProperties}
          >
            <img src={pieces[symbol]} alt={say(isOpen ? `game.scratch.symbol.${symbol}` : 'game.scratch.covered')} />
            <span aria-hidden="true">{say('game.instant.times', { times })}</span>
          </li>
        )
      })}
    </ol>
  )
}
