import { CardFace } from '@sanuk/vendor-client/cards/card-face'
import { useEffect, useRef } from 'react'
import type { Say } from '../../words.ts'
import { cardName } from './card-name.ts'
import { type HiLoMove, type HiLoView, wayOf, written } from './hi-lo-cards.ts'

type HiLoRowProps = { readonly say: Say; readonly view: HiLoView; readonly isWrong: boolean }

const SIGNS = { up: '▲', down: '▼', even: '=' } as const

/** The cards that lay open, and what was made of each of them; the last one stays in sight. */
export function HiLoRow({ say, view, isWrong }: HiLoRowProps) {
  const row = useRef<HTMLOListElement>(null)
  const { cards, moves } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every card the row grows.
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth })
  }, [cards.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is to be scrolled with the keyboard, too.
    <ol className="hilo-row" ref={row} tabIndex={0} aria-label={say('game.hi_lo.row')}>
      {cards.map((card, at) => {
        // Cards are only ever added: each keeps its place.
        const place = `card ${at}`
        const move = moves[at]
        return (
          <li key={place} data-last={at === cards.length - 1}>
            <span className="visually-hidden">{cardName(say, written(card))}</span>
            <CardFace card={written(card)} />
            {move && move !== 'cash-out' && <Deed say={say} move={move} isWrong={isWrong && at === moves.length - 1} />}
          </li>
        )
      })}
    </ol>
  )
}

type DeedProps = { readonly say: Say; readonly move: Exclude<HiLoMove, 'cash-out'>; readonly isWrong: boolean }

function Deed({ say, move, isWrong }: DeedProps) {
  if (move === 'skip')
    return (
      <span className="hilo-deed" data-deed="skip">
        <span aria-hidden="true">»</span>
        <span className="visually-hidden">{say('game.hi_lo.skipped')}</span>
      </span>
    )
  const words = [say(`game.hi_lo.${move}`), say(isWrong ? 'game.hi_lo.wrong' : 'game.hi_lo.right')]
  return (
    <span className="hilo-deed" data-deed={isWrong ? 'wrong' : 'right'}>
      <span aria-hidden="true">{SIGNS[wayOf(move)]}</span>
      <span className="visually-hidden">{words.join(', ')}</span>
    </span>
  )
}
