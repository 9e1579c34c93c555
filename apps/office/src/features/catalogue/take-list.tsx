import { useLingui } from '@lingui/react'
import { takeList } from '@sanuk/contracts/office-lists'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './catalogue.module.css'
import { CATALOGUE, type Difference } from './catalogue.ts'

/** Takes over all of a list or the chosen games, after a question. */
export function TakeList({ difference, codes }: { difference: Difference; codes: ReadonlySet<string> }) {
  const { _ } = useLingui()
  const doing = useDoing(CATALOGUE)
  const [asking, setAsking] = useState<'all' | 'some' | null>(null)
  const [fault, setFault] = useState<unknown>()
  const taken = asking === 'some' ? [...codes] : null
  const numberOf = (group: readonly { readonly code: string }[]) =>
    group.filter(({ code }) => taken?.includes(code) ?? true).length
  const counts = {
    new: numberOf(difference.new),
    changed: numberOf(difference.changed),
    gone: numberOf(difference.gone),
  }

  async function take() {
    const { vendor, digest } = difference
    try {
      const done = await doing(() => call(takeList, { params: { vendor }, body: { digest, codes: taken } }))
      setAsking(null)
      toast.success(_('office-catalogue.compare.taken', done))
    } catch (error) {
      setFault(error)
    }
  }

  const ask = (what: 'all' | 'some') => {
    setFault(undefined)
    setAsking(what)
  }
  const some = { games: codes.size }
  return (
    <div className={styles.actions}>
      <Button onClick={() => ask('all')}>{_('office-catalogue.compare.all')}</Button>
      <Button look="outline" disabled={codes.size === 0} onClick={() => ask('some')}>
        {_('office-catalogue.compare.some', some)}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        onCancel={() => setAsking(null)}
        title={asking === 'some' ? _('office-catalogue.compare.ask.some', some) : _('office-catalogue.compare.ask')}
        cancelLabel={_('office.cancel')}
        confirmLabel={asking === 'some' ? _('office-catalogue.compare.some', some) : _('office-catalogue.compare.all')}
        onConfirm={take}
        error={fault === undefined ? undefined : faultText(fault, _)}
      >
        {_('office-catalogue.compare.ask.note', counts)}
      </ConfirmDialog>
    </div>
  )
}
