import { useLingui } from '@lingui/react'
import type { Play } from '@sanuk/engines/lottery/bets'
import styles from './pad.module.css'

type PlacesProps = {
  readonly play: Play
  readonly names: readonly string[]
  readonly chosen: readonly number[]
  readonly onChoose: (places: readonly number[]) => void
}

/** Which places of the draw a bet is on, where a play leaves that open. */
export function Places({ play, names, chosen, onChoose }: PlacesProps) {
  const { _ } = useLingui()
  const { places } = play.form
  if (!places) return null
  const toggle = (place: number) =>
    onChoose(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].sort((a, b) => a - b))
  return (
    <fieldset className={styles.row} data-kind="words" aria-label={_('lottery.places')}>
      <span className={styles.name} aria-hidden="true">
        {_('lottery.places')}
      </span>
      <div className={styles.symbols}>
        {names.map((name, place) => (
          <button
            key={name}
            type="button"
            className={styles.symbol}
            aria-pressed={chosen.includes(place)}
            onClick={() => toggle(place)}
          >
            {name}
          </button>
        ))}
      </div>
      {chosen.length < places.least && (
        <p className={styles.hint}>{_('lottery.places.least', { count: places.least })}</p>
      )}
    </fieldset>
  )
}
