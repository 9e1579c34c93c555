import { useLingui } from '@lingui/react'
import { type ContentKind, discardDraft, withdrawContent } from '@sanuk/contracts/office-content'
import { Button } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { Menu, MenuItem } from '@sanuk/ui/menu'
import { Ellipsis, Eye, EyeOff, Save, Send, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../wire/call.ts'
import { type ContentEntry, contentAddress } from './content.ts'
import { Deed } from './deed.tsx'
import { withoutAsking } from './leaving.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import type { useDraft } from './use-draft.ts'

type Props = {
  kind: ContentKind
  entry: ContentEntry | null
  title: string
  draft: ReturnType<typeof useDraft>
  mayChange: boolean
  attempt: (work: () => Promise<unknown>) => Promise<boolean>
  /** Whether it could be published; marks what is missing. */
  isWhole: () => boolean
  onSave: () => Promise<void>
}

const Preview = lazy(() => import('./preview/preview-dialog.tsx').then((part) => ({ default: part.PreviewDialog })))

type Asking = 'preview' | 'publish' | 'discard' | 'withdraw'

/** What can be done with what is written. */
export function EditorActions({ kind, entry, title, draft, mayChange, attempt, isWhole, onSave }: Props) {
  const { _ } = useLingui()
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<Asking | null>(null)
  const stop = () => setAsking(null)
  const leave = () => withoutAsking(() => navigate(contentAddress(kind)))
  const publishable = draft.changed || entry?.draft || entry?.state === 'withdrawn'
  // The site must never be without its terms: a new version replaces them.
  const withdrawable = kind !== 'legal' && entry?.published && entry.state !== 'withdrawn'
  return (
    <>
      <Button look="outline" icon={<Eye />} onClick={() => setAsking('preview')}>
        {_('office-content.preview')}
      </Button>
      {mayChange && (
        <>
          <Button look="outline" icon={<Save />} disabled={!draft.changed} onClick={onSave}>
            {_('office-content.save')}
          </Button>
          <Button icon={<Send />} disabled={!publishable} onClick={() => isWhole() && setAsking('publish')}>
            {_('office-content.publish')}
          </Button>
        </>
      )}
      {mayChange && (entry?.draft || withdrawable) && (
        <Menu
          align="end"
          trigger={
            <IconButton look="outline" label={_('office-content.more')}>
              <Ellipsis />
            </IconButton>
          }
        >
          {entry.draft && (
            <MenuItem icon={<Trash2 />} danger onClick={() => setAsking('discard')}>
              {_('office-content.discard')}
            </MenuItem>
          )}
          {withdrawable && (
            <MenuItem icon={<EyeOff />} danger onClick={() => setAsking('withdraw')}>
              {_('office-content.withdraw')}
            </MenuItem>
          )}
        </Menu>
      )}
      <ProposeDialog
        open={asking === 'publish'}
        onClose={stop}
        {...{ title, draft, attempt }}
        onDone={(id) => entry || withoutAsking(() => navigate(contentAddress(kind, id), { replace: true }))}
      />
      {entry && (
        <>
          <Deed
            open={asking === 'discard'}
            name="discard"
            {...{ title, onClose: stop, onDone: leave }}
            note={_(entry.published ? 'office-content.discard.note' : 'office-content.discard.note_new')}
            deed={() => call(discardDraft, { params: { id: entry.id } })}
          />
          <Deed
            open={asking === 'withdraw'}
            name="withdraw"
            {...{ title, onClose: stop, onDone: leave }}
            note={_('office-content.withdraw.note')}
            deed={() => call(withdrawContent, { params: { id: entry.id } })}
          />
        </>
      )}
      {asking === 'preview' && (
        <Suspense fallback={null}>
          <Preview version={draft.version} onClose={stop} />
        </Suspense>
      )}
    </>
  )
}
