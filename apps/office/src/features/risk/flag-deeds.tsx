import { useLingui } from '@lingui/react'
import { decideFlag, noteFlag, type RiskFlag, takeFlag } from '@sanuk/contracts/office-risk'
import { Button } from '@sanuk/ui/button'
import { Check, Hand, NotebookPen, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './risk.module.css'
import { RISK } from './risk.ts'

type Deed = 'note' | 'cleared' | 'confirmed'

/** Works on a case, writes to it, and ends it with a reason. */
export function FlagDeeds({ flag }: { readonly flag: RiskFlag }) {
  const { _ } = useLingui()
  const { busy, send } = useSending(RISK)
  const [deed, setDeed] = useState<Deed | null>(null)
  const params = { id: flag.id }
  const isOpen = flag.state === 'open'
  return (
    <div className={styles.deeds}>
      {isOpen && !flag.own && (
        <Button look="outline" icon={<Hand />} busy={busy} onClick={() => send(() => call(takeFlag, { params }))}>
          {_('office-risk.take')}
        </Button>
      )}
      <Button look="outline" icon={<NotebookPen />} onClick={() => setDeed('note')}>
        {_('office-risk.deed.note')}
      </Button>
      {isOpen && (
        <>
          <Button look="outline" icon={<Check />} onClick={() => setDeed('cleared')}>
            {_('office-risk.deed.cleared')}
          </Button>
          <Button look="danger" icon={<TriangleAlert />} onClick={() => setDeed('confirmed')}>
            {_('office-risk.deed.confirmed')}
          </Button>
        </>
      )}
      {deed && <WriteDialog id={flag.id} deed={deed} onClose={() => setDeed(null)} />}
    </div>
  )
}

type WriteProps = { readonly id: string; readonly deed: Deed; readonly onClose: () => void }

function WriteDialog({ id, deed, onClose }: WriteProps) {
  const { _ } = useLingui()
  const params = { id }

  async function write(text: string): Promise<string> {
    await (deed === 'note'
      ? call(noteFlag, { params, body: { text } })
      : call(decideFlag, { params, body: { state: deed, text } }))
    return _('office-risk.written')
  }

  return (
    <ReasonDialog
      about={RISK}
      open
      onClose={onClose}
      title={_(`office-risk.deed.${deed}`)}
      description={_(`office-risk.effect.${deed}`)}
      label={_('office-risk.text')}
      word={_(`office-risk.deed.${deed}`)}
      onSend={write}
    />
  )
}
