import { useLingui } from '@lingui/react'
import { chooseVassalage } from '@sanuk/contracts/office-catalogue'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Select } from '@sanuk/ui/select'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './catalogue.module.css'
import { CATALOGUE, type Label, type Lane, type Wish } from './catalogue.ts'

/** Whether visitors find a label in the menus, and whether it is marked hot there. */
export function LabelState({ label: { hidden, isHot } }: { label: Label }) {
  const { _ } = useLingui()
  return (
    <span className={styles.states}>
      {hidden && <Badge look="bad">{_('office-catalogue.lane.hidden')}</Badge>}
      {isHot && <Badge look="live">{_('office-catalogue.hot')}</Badge>}
    </span>
  )
}

/** Marks a label hot in the menus, hides it and shows it again. */
export function LabelActions({ gameType, label }: { gameType: Lane['gameType']; label: Label }) {
  const { _ } = useLingui()
  const doing = useDoing(CATALOGUE)
  const [asking, setAsking] = useState(false)
  const { vassalage, name, hidden, games, chosenHot } = label

  async function choose(wish: Wish) {
    try {
      await doing(() => call(chooseVassalage, { params: { gameType, vassalage }, body: wish }))
      toast.success(_('office-catalogue.lane.done', { name }))
    } catch (fault) {
      toast.error(_('office-catalogue.not_done'), { description: faultText(fault, _) })
    }
    setAsking(false)
  }

  return (
    <span className={styles.actions}>
      <Select
        className={styles.choice}
        label={_('office-catalogue.lane.hot', { name })}
        value={chosenHot === null ? 'auto' : chosenHot ? 'yes' : 'no'}
        onChange={(value) => choose({ hot: value === 'auto' ? null : value === 'yes' })}
        options={(['auto', 'yes', 'no'] as const).map((value) => ({
          value,
          label: _(`office-catalogue.lane.hot.${value}`),
        }))}
      />
      <Button
        look="outline"
        aria-label={`${_(hidden ? 'office-catalogue.lane.show' : 'office-catalogue.lane.hide')} ${name}`}
        onClick={() => (hidden ? choose({ hidden: false }) : setAsking(true))}
      >
        {_(hidden ? 'office-catalogue.lane.show' : 'office-catalogue.lane.hide')}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_('office-catalogue.lane.ask', { name })}
        cancelLabel={_('office.cancel')}
        confirmLabel={_('office-catalogue.lane.hide')}
        danger
        onConfirm={() => choose({ hidden: true })}
      >
        {_('office-catalogue.lane.ask.note', { games })}
      </ConfirmDialog>
    </span>
  )
}
