import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { Bookmark, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { notify } from '../../../toasts/toasts.ts'
import { selectionFrom } from '../wire-selection.ts'
import { draftOf } from './draft.ts'
import { type NumberSet, removeSet, SET_NAME_MAX, SETS_MAX, saveSet, setsFor, useNumberSets } from './number-sets.ts'
import styles from './saved-numbers.module.css'
import type { Pad } from './use-pad.ts'

/** Sets of numbers that are kept on this device: those that fit the play can be used again, and what is picked saved. */
export function SavedNumbers({ pad }: { readonly pad: Pad }) {
  const { _ } = useLingui()
  const username = useSession()?.username ?? null
  const { form } = pad.play
  const fitting = setsFor(form, useNumberSets(username))

  const use = ({ selection }: NumberSet) => pad.setDraft(() => draftOf(pad.play, selectionFrom(selection)))
  function remove(set: NumberSet) {
    removeSet(username, set)
    const action = { label: _('site.undo'), onClick: () => void saveSet(username, set, form) }
    void notify('info', _('lottery-betting.sets.deleted', { name: set.name }), action)
  }

  return (
    <details className={styles.saved}>
      <summary>
        <Bookmark aria-hidden="true" /> {_('lottery-betting.sets')}
      </summary>
      {fitting.length === 0 && <p className={styles.none}>{_('lottery-betting.sets.none')}</p>}
      {fitting.length > 0 && (
        <ul className={styles.sets} aria-label={_('lottery-betting.sets')}>
          {fitting.map((set) => (
            <li key={set.name} className={styles.set}>
              <Button
                look="quiet"
                size="small"
                aria-label={_('lottery-betting.sets.use', { name: set.name })}
                onClick={() => use(set)}
              >
                {set.name}
              </Button>
              <IconButton
                size="small"
                label={_('lottery-betting.sets.delete', { name: set.name })}
                onClick={() => remove(set)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pad.checked.units > 0 && <SaveForm pad={pad} username={username} />}
    </details>
  )
}

/** Gives what is picked a name. */
function SaveForm({ pad: { play, checked }, username }: { readonly pad: Pad; readonly username: string | null }) {
  const { _ } = useLingui()
  const [name, setName] = useState('')
  function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    const isSaved = saveSet(username, { name: wanted, selection: checked.line.selection }, play.form)
    if (isSaved) setName('')
    void (isSaved
      ? notify('success', _('lottery-betting.sets.saved', { name: wanted }))
      : notify('error', _('lottery-betting.sets.full', { count: SETS_MAX })))
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextInput
        aria-label={_('lottery-betting.sets.name')}
        placeholder={_('lottery-betting.sets.name')}
        maxLength={SET_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="outline" size="small" disabled={name.trim() === ''}>
        {_('lottery-betting.sets.save')}
      </Button>
    </form>
  )
}
