import { useLingui } from '@lingui/react'
import { readLetter, recallLetter } from '@sanuk/contracts/office-messages'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { Progress } from '@sanuk/ui/progress'
import { Skeleton } from '@sanuk/ui/skeleton'
import { toast } from '@sanuk/ui/toast'
import { Eye, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { LetterShown } from '../../components/letter-shown.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import { LETTERS, type Letter } from './letters.ts'
import styles from './messages.module.css'

const LOOKS = { scheduled: 'luck', shown: 'good', over: 'plain', recalled: 'bad' } as const

/** A letter that was sent: to whom, when it lies there, how many read it. */
export function LetterCard({ letter }: { letter: Letter }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const language = useLanguage()
  const { title, to, ranks, state, reach, read, from, until, sentAt, sentBy } = letter
  const groups = ranks.map((level) => _('office-messages.rank', { level }))
  const progress = _('office-messages.read', { read, reach })
  return (
    <Card
      title={title[language] ?? title.th ?? title.en ?? ''}
      mark={<Badge look={LOOKS[state]}>{_(`office-messages.state.${state}`)}</Badge>}
    >
      <Facts
        facts={[
          { name: _('office-messages.to'), value: [_(`office-messages.to.${to}`), ...groups].join(' · ') },
          { name: _('office-messages.from'), value: moment(from) },
          ...(until ? [{ name: _('office-messages.until'), value: moment(until) }] : []),
        ]}
      />
      <div className={styles.read}>
        <Progress value={read} max={Math.max(1, reach)} label={progress} />
        <p>{progress}</p>
      </div>
      <div className={styles.deeds}>
        <Look id={letter.id} />
        {(state === 'shown' || state === 'scheduled') && <Recall id={letter.id} />}
        <span className={styles.by}>{_('office-messages.by', { name: sentBy, at: moment(sentAt) })}</span>
      </div>
    </Card>
  )
}

function Look({ id }: { id: string }) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" size="small" icon={<Eye />} onClick={() => setOpen(true)}>
        {_('office-messages.look')}
      </Button>
      <Dialog
        open={open}
        size="medium"
        onClose={() => setOpen(false)}
        title={_('office-messages.preview')}
        closeLabel={_('office.close')}
      >
        {open && <Whole id={id} />}
      </Dialog>
    </>
  )
}

function Whole({ id }: { id: string }) {
  const { data } = useAsked({
    key: [...LETTERS, id],
    ask: (signal) => call(readLetter, { params: { id } }, signal),
  })
  return data ? <LetterShown letter={data} /> : <Skeleton height="200px" shape="card" />
}

function Recall({ id }: { id: string }) {
  const { _ } = useLingui()
  const mayChange = useMay()('messages.change')
  const { fault, send } = useSending(LETTERS)
  const [asking, setAsking] = useState(false)
  if (!mayChange) return null

  async function recall() {
    if (!(await send(() => call(recallLetter, { params: { id } })))) return
    setAsking(false)
    toast.success(_('office-messages.recall.done'))
  }

  return (
    <>
      <Button look="outline" size="small" icon={<Undo2 />} onClick={() => setAsking(true)}>
        {_('office-messages.recall')}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_('office-messages.recall.ask')}
        cancelLabel={_('office.cancel')}
        confirmLabel={_('office-messages.recall')}
        onConfirm={recall}
        danger
        error={fault}
      >
        {_('office-messages.recall.note')}
      </ConfirmDialog>
    </>
  )
}
