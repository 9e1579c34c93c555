import { useLingui } from '@lingui/react'
import type { OfficeLotteryGame, ReadLotteryIssue } from '@sanuk/contracts/office-lottery'
import { Button } from '@sanuk/ui/button'
import { Ban, PencilLine, Replace } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../session/use-operator.ts'
import { CancelIssue } from './cancel-issue.tsx'
import { CorrectResult } from './correct-result.tsx'
import { EnterResult } from './enter-result.tsx'
import styles from './lottery.module.css'
import type { ResultForm } from './typed-result.ts'

type Props = {
  readonly detail: ReadLotteryIssue
  readonly game: OfficeLotteryGame | undefined
}

/** What may be done about an issue now, by those who may do it here. */
export function IssueActions({ detail: { issue, may: now }, game }: Props) {
  const { _ } = useLingui()
  const may = useMay()
  const [open, setOpen] = useState<'enter' | 'correct' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  if (!may('lottery.results') || !(now.enter || now.correct || now.cancel)) return null
  const form = game && formOf(game)
  return (
    <div className={styles.actions}>
      {now.enter && form && (
        <Button icon={<PencilLine />} onClick={() => setOpen('enter')}>
          {_('office-lottery.enter')}
        </Button>
      )}
      {now.correct && form && (
        <Button look="outline" icon={<Replace />} onClick={() => setOpen('correct')}>
          {_('office-lottery.correct')}
        </Button>
      )}
      {now.cancel && (
        <Button look="outline" icon={<Ban />} onClick={() => setOpen('cancel')}>
          {_('office-lottery.cancel')}
        </Button>
      )}
      {open === 'enter' && form && <EnterResult issue={issue} form={form} onClose={close} />}
      {open === 'correct' && form && <CorrectResult issue={issue} form={form} onClose={close} />}
      {open === 'cancel' && <CancelIssue issue={issue} onClose={close} />}
    </div>
  )
}

/** Draws of the house have no result to be typed. */
const formOf = ({ family, widths, figures }: OfficeLotteryGame): ResultForm | null =>
  widths && { family, widths, figures }
