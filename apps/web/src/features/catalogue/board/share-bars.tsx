import { useLingui } from '@lingui/react'
import { classNames } from '@sanuk/ui/class-names'
import styles from './board.module.css'
import { countShares } from './count-shares.ts'
import type { Share } from './tile-look.ts'
import { toneClass } from './tone-class.ts'

type ShareBarsProps = {
  readonly outcomes: readonly string[]
  readonly shares: readonly (readonly Share[])[]
}

/** How outcomes are shared: a bar for each group, whose parts are as wide as they are frequent. */
export function ShareBars({ outcomes, shares }: ShareBarsProps) {
  return shares.map((group) => <ShareBar key={group[0]?.name} {...{ outcomes, group }} />)
}

function ShareBar({ outcomes, group }: Pick<ShareBarsProps, 'outcomes'> & { readonly group: readonly Share[] }) {
  const { _ } = useLingui()
  const counted = countShares(outcomes, group).filter(({ count }) => count > 0)
  return (
    <span className={styles.bar}>
      {counted.map(({ share: { name, short, tone }, percent }) => (
        <i key={name} className={classNames(styles.part, toneClass(tone))} style={{ flexGrow: percent }}>
          {short && labelIn(percent, _(`lobby.board.side.${short}`))}
        </i>
      ))}
    </span>
  )
}

/** How many per cent of the narrowest tile a character takes. */
const CHARACTER = 5.5

/** The name and the number of a part, or the number alone, or nothing: what it is wide enough for. */
function labelIn(percent: number, name: string): string {
  const written = [`${name} ${percent}`, String(percent)]
  return written.find((label) => label.length * CHARACTER <= percent) ?? ''
}
