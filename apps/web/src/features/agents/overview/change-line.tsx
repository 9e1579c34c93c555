import { useLingui } from '@lingui/react'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLanguage } from '../../../language/language.ts'
import { changeOf } from './change-of.ts'
import type { Figure, FigureName } from './figures.ts'
import styles from './overview.module.css'
import { useWriteFigure } from './use-write-figure.tsx'

/** Of these neither more nor less is good news: their change has no colour. */
const NEUTRAL: readonly FigureName[] = ['win', 'net', 'withdrawals']

const ARROWS = { up: ArrowUp, down: ArrowDown }

type ChangeLineProps = { readonly name: FigureName; readonly now: Figure; readonly before: Figure }

/** By how much a figure has changed since the span before, as an arrow with a share, and in words for who hears it. */
export function ChangeLine({ name, now, before }: ChangeLineProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const write = useWriteFigure()
  const change = changeOf(now, before)
  const was = write.text(name, before)
  if (!('share' in change)) {
    return (
      <span className={styles.change}>
        <VisuallyHidden>{_('agent-centre.change.lead')} </VisuallyHidden>
        {_(`agent-centre.change.${change.way}`, { before: was })}
      </span>
    )
  }
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(change.share)
  const Arrow = ARROWS[change.way]
  return (
    <span className={styles.change} data-way={NEUTRAL.includes(name) ? undefined : change.way} title={was}>
      <span className={styles.share} aria-hidden="true">
        <Arrow />
        {percent}
      </span>
      <VisuallyHidden>
        {_('agent-centre.change.lead')} {_(`agent-centre.change.${change.way}`, { percent, before: was })}
      </VisuallyHidden>
    </span>
  )
}
