import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { ShoeView } from '#protocol'
import { cardName } from '../cards/card-name.ts'
import type { Kit } from '../kit.ts'
import type { Say } from '../words.ts'
import { Dialog } from './dialog.tsx'

type FairnessProps = {
  readonly kit: Pick<Kit, 'say'>
  readonly shoe: ShoeView | null
  readonly onClose: () => void
}

/** By what the order of the cards is fixed, and how it is verified when the shoe has ended. */
export function Fairness({ kit, shoe, onClose }: FairnessProps) {
  const { say } = kit
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.fair')} kind="fairness">
      <p>{say('rooms.fair.text')}</p>
      {shoe ? (
        <dl className="seeds">
          <Seed say={say} name={say('rooms.fair.commitment')} value={shoe.commitment} />
          <Seed say={say} name={say('rooms.fair.client_seed')} value={shoe.clientSeed} />
          <div>
            <dt>{say('rooms.fair.shoe')}</dt>
            <dd>{say('rooms.fair.shoe.dealt', { number: shoe.number, dealt: shoe.dealt, cards: shoe.cards })}</dd>
          </div>
          {shoe.burn !== null && (
            <div>
              <dt>{say('rooms.fair.burn')}</dt>
              <dd>{cardName(say, shoe.burn)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="dialog-note">{say('rooms.fair.none')}</p>
      )}
      <h3>{say('rooms.fair.how')}</h3>
      <ol className="rules-list">
        <li>{say('rooms.fair.how.before')}</li>
        <li>{say('rooms.fair.how.after')}</li>
        <li>{say('rooms.fair.how.check')}</li>
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
