import { useLingui } from '@lingui/react'
import { CLASSIFICATIONS } from '@sanuk/contracts/catalogue'
import { CHOSEN_AT_ONCE } from '@sanuk/contracts/office-catalogue'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Menu, MenuItem, MenuSeparator } from '@sanuk/ui/menu'
import { useState } from 'react'
import styles from './catalogue.module.css'
import type { Game, Wish } from './catalogue.ts'
import { useChoose } from './use-choose.ts'
import type { Selection } from './use-selection.ts'

/** How many games are chosen, and what can be done with all of them. */
export function BulkBar({ selection, shown }: { selection: Selection; shown: readonly Game[] }) {
  const { _ } = useLingui()
  const { choose, reset, putInFront } = useChoose()
  // What was asked stays on the closing window.
  const [asked, setAsked] = useState<'hide' | 'reset'>('hide')
  const [asking, setAsking] = useState(false)
  const { games } = selection
  const count = { games: games.length }
  const carryOut = async (work: Promise<boolean>) => {
    if (await work) selection.none()
    setAsking(false)
  }
  const wish = (what: Wish) => carryOut(choose(games, what))
  const ask = (what: typeof asked) => {
    setAsked(what)
    setAsking(true)
  }
  return (
    <fieldset className={styles.bulk} aria-label={_('office-catalogue.do')}>
      <p role="status" className={styles.chosen}>
        {_('office-catalogue.chosen', count)}
        {selection.isFull && ` ${_('office-catalogue.chosen.most', { most: CHOSEN_AT_ONCE })}`}
      </p>
      <Button size="small" look="ghost" onClick={() => (games.length > 0 ? selection.none() : selection.all(shown))}>
        {_(games.length > 0 ? 'office-catalogue.select.none' : 'office-catalogue.select.all')}
      </Button>
      {games.length > 0 && (
        <>
          <Button size="small" look="outline" onClick={() => ask('hide')}>
            {_('office-catalogue.do.hide')}
          </Button>
          <Button size="small" look="outline" onClick={() => wish({ hidden: false })}>
            {_('office-catalogue.do.show')}
          </Button>
          <Button size="small" look="outline" onClick={() => wish({ hot: true })}>
            {_('office-catalogue.do.hot')}
          </Button>
          <Button size="small" look="outline" onClick={() => wish({ hot: false })}>
            {_('office-catalogue.do.cold')}
          </Button>
          <Button size="small" look="outline" onClick={() => carryOut(putInFront(games))}>
            {_('office-catalogue.do.front')}
          </Button>
          <ClassMenu onChoose={(classification) => wish({ classification })} />
          <Button size="small" look="outline" onClick={() => ask('reset')}>
            {_('office-catalogue.do.reset')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_(`office-catalogue.ask.${asked}`, count)}
        cancelLabel={_('office.cancel')}
        confirmLabel={_(`office-catalogue.do.${asked}`)}
        danger={asked === 'hide'}
        onConfirm={() => (asked === 'hide' ? wish({ hidden: true }) : carryOut(reset(games)))}
      >
        {_(`office-catalogue.ask.${asked}.note`)}
      </ConfirmDialog>
    </fieldset>
  )
}

function ClassMenu({ onChoose }: { onChoose: (classification: Game['classification'] | null) => void }) {
  const { _ } = useLingui()
  return (
    <Menu
      trigger={
        <Button size="small" look="outline">
          {_('office-catalogue.do.class')}
        </Button>
      }
    >
      {CLASSIFICATIONS.map((value) => (
        <MenuItem key={value} onClick={() => onChoose(value)}>
          {_(`office-catalogue.class.${value}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => onChoose(null)}>{_('office-catalogue.do.class.own')}</MenuItem>
    </Menu>
  )
}
