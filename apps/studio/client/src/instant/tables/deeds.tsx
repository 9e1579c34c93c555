import { useEffect } from 'react'

export type Deed = {
  /** The letter of the key that does it, too. */
  readonly letter: string
  readonly text: string
  /** Whether it stakes more. */
  readonly isStake: boolean
  /** Whether it keeps its place and cannot be done now. */
  readonly isOff?: boolean
  /** Whether it is the best there is, and that is to be seen. */
  readonly isBest?: boolean
  readonly onDo: () => void
}

type DeedsProps = { readonly deeds: readonly Deed[]; readonly open: boolean }

/** What may be done at a table of cards, by its buttons or by their keys. */
export function Deeds({ deeds, open }: DeedsProps) {
  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      // By the place of the key: on a Thai keyboard it gives another letter.
      deeds.find(({ letter, isOff }) => !isOff && event.code === `Key${letter}`)?.onDo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, deeds])
  return (
    <div className="deeds">
      {deeds.map(({ letter, text, isStake, isOff = false, isBest, onDo }) => (
        <button
          key={letter}
          type="button"
          className="deed"
          data-stake={isStake}
          data-best={isBest}
          disabled={!open || isOff}
          aria-keyshortcuts={letter}
          onClick={onDo}
        >
          {text}
          <span className="deed-key" aria-hidden="true">
            {letter}
          </span>
        </button>
      ))}
    </div>
  )
}
