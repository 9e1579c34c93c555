import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { type CommandGroup, CommandPalette } from '@sanuk/ui/command-palette'
import { EmptyState } from '@sanuk/ui/empty-state'
import { SearchX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { recentChoices, rememberChoice } from '../../session/recent-choices.ts'
import type { Choice } from './choice.ts'
import { foundPages } from './found-pages.ts'
import styles from './palette.module.css'
import { RECORD_SOURCES } from './record-sources.tsx'
import { useFoundRecords } from './use-found-records.ts'
import { usePageChoices } from './use-page-choices.ts'
import { useRested } from './use-rested.ts'

type PaletteProps = { readonly open: boolean; readonly onClose: () => void }

/** Finds pages by their names, and members, money and rounds by what a member quotes. */
export function Palette({ open, onClose }: PaletteProps) {
  const { _ } = useLingui()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const rested = useRested(text)
  const records = useFoundRecords(rested)
  const pages = usePages(open, text)
  const busy = text !== rested || records.busy
  const found: readonly CommandGroup<Choice>[] = [
    ...pages,
    ...records.groups.map(({ source: { kind, word, icon }, records: rows }) => ({
      key: kind,
      label: _(word),
      items: rows.map((row) => ({ ...row, key: row.to, kind, icon })),
    })),
  ]
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  const isOver = !busy && records.failed.length === 0

  function choose({ to, kind, label }: Choice) {
    rememberChoice({ to, kind, label: kind === 'page' ? '' : label })
    close()
    navigate(to)
  }

  function close() {
    setTyped('')
    onClose()
  }

  return (
    <CommandPalette
      open={open}
      onClose={close}
      label={_('office.palette')}
      placeholder={_('office.palette.hint')}
      closeLabel={_('office.close')}
      text={typed}
      onText={setTyped}
      groups={found}
      onChoose={choose}
      busy={busy}
      status={busy ? _('office.palette.searching') : _('office.palette.found', { count })}
      empty={
        isOver && (
          <EmptyState icon={<SearchX />} title={_('office.search.nothing', { search: text })}>
            {_('office.palette.nothing.note')}
          </EmptyState>
        )
      }
      fault={records.failed.length > 0 && <Failed {...records} />}
      keys={<Keys />}
    />
  )
}

/** What was chosen last and all pages while nothing is typed, then those that the text finds. */
function usePages(open: boolean, text: string): readonly CommandGroup<Choice>[] {
  const { _ } = useLingui()
  const named = usePageChoices(open)
  const pages = { key: 'pages', label: _('office.palette.pages'), items: named.map(({ page }) => page) }
  if (text !== '') return [{ ...pages, items: foundPages(named, text) }]
  const recent = recentChoices().flatMap(({ to, kind, label }) => {
    const page = pages.items.find((one) => one.to === to)
    if (page) return [{ ...page, key: `recent ${to}` }]
    const source = RECORD_SOURCES.find((one) => one.kind === kind)
    return source
      ? [{ key: `recent ${to}`, to, kind: source.kind, label, note: _(source.word), icon: source.icon }]
      : []
  })
  return [{ key: 'recent', label: _('office.palette.recent'), items: recent }, pages]
}

/** Names the lists that could not be searched: what they hold may be missing above. */
function Failed({ failed, retry }: Pick<ReturnType<typeof useFoundRecords>, 'failed' | 'retry'>) {
  const { _ } = useLingui()
  const lists = failed.map(({ word }) => _(word)).join(', ')
  return (
    <div className={styles.failed} role="alert">
      <TriangleAlert />
      <span>{_('office.palette.failed', { lists })}</span>
      <Button look="outline" size="small" onClick={retry}>
        {_('office.retry')}
      </Button>
    </div>
  )
}

/** Which keys do what. */
function Keys() {
  const { _ } = useLingui()
  return (
    <div className={styles.keys}>
      {KEYS.map(({ word, keys }) => (
        <span key={word} className={styles.key}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {_(word)}
        </span>
      ))}
    </div>
  )
}

const KEYS = [
  { word: 'office.palette.move', keys: ['↑', '↓'] },
  { word: 'office.palette.open', keys: ['Enter'] },
  { word: 'office.palette.leave', keys: ['Esc'] },
] as const
