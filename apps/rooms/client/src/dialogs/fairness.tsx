import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { SeriesView } from '#protocol'
import { cardName } from '../games/cards/card-name.ts'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import type { Say } from '../words.ts'
import { Dialog } from './dialog.tsx'

type FairnessProps = {
  readonly kit: Pick<Kit, 'say'>
  readonly source: GameLook['source']
  readonly series: SeriesView | null
  readonly onClose: () => void
}

const SHOE = {
  text: 'rooms.fair.text',
  none: 'rooms.fair.none',
  name: 'rooms.fair.shoe',
  dealt: 'rooms.fair.shoe.dealt',
  how: ['rooms.fair.how.before', 'rooms.fair.how.after', 'rooms.fair.how.check'],
} as const

const SERIES = {
  text: 'rooms.fair.text.series',
  none: 'rooms.fair.none.series',
  name: 'rooms.fair.series',
  dealt: 'rooms.fair.series.dealt',
  how: ['rooms.fair.how.before.series', 'rooms.fair.how.after.series', 'rooms.fair.how.check.series'],
} as const

/** By what results are fixed, and how they are verified when the shoe or series has ended. */
export function Fairness({ kit, source, series, onClose }: FairnessProps) {
  const { say } = kit
  const words = source === 'shoe' ? SHOE : SERIES
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.fair')} kind="fairness">
      <p>{say(words.text)}</p>
      {series ? (
        <dl className="seeds">
          <Seed say={say} name={say('rooms.fair.commitment')} value={series.commitment} />
          <Seed say={say} name={say('rooms.fair.client_seed')} value={series.clientSeed} />
          <div>
            <dt>{say(words.name)}</dt>
            <dd>{say(words.dealt, { number: series.number, dealt: series.dealt, cards: series.length })}</dd>
          </div>
          {series.burn !== null && (
            <div>
              <dt>{say('rooms.fair.burn')}</dt>
              <dd>{cardName(say, series.burn)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="dialog-note">{say(words.none)}</p>
      )}
      <h3>{say('rooms.fair.how')}</h3>
      <ol className="rules-list">
        {words.how.map((word) => (
          <li key={word}>{say(word)}</li>
        ))}
      </ol>
    </Dialog>
  )
}

/** A value to copy. */
export function Seed({ say, name, value }: { readonly say: Say; readonly name: string; readonly value: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // This frame may not write to the clipboard: the value can be marked and copied by hand.
    }
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd className="seed">
        <code>{value}</code>
        <button type="button" aria-label={say('rooms.fair.copy', { what: name })} onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </button>
        <span className="visually-hidden" role="status">
          {isCopied && say('rooms.fair.copied')}
        </span>
      </dd>
    </div>
  )
}
