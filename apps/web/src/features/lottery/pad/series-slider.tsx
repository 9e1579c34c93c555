import { useLingui } from '@lingui/react'
import { WHOLE_SERIES } from '@sanuk/engines/lottery/bets'
import { useId } from 'react'
import styles from './stake-bar.module.css'

type SeriesSliderProps = {
  readonly series: { readonly least: number; readonly most: number }
  readonly value: number
  readonly onChange: (series: number) => void
}

/** Higher prizes, or a part of the stake back. */
export function SeriesSlider({ series: { least, most }, value, onChange }: SeriesSliderProps) {
  const { _ } = useLingui()
  const id = useId()
  if (least >= most) return null
  const rebate = (((most - value) * 100) / WHOLE_SERIES).toFixed(1)
  return (
    <div className={styles.series}>
      <label htmlFor={id}>{_('lottery.series')}</label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={least}
        max={most}
        step={2}
        value={value}
        aria-valuetext={_('lottery.series.value', { series: value, rebate })}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{_('lottery.series.value', { series: value, rebate })}</output>
    </div>
  )
}
