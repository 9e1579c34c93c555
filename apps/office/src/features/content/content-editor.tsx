import { useLingui } from '@lingui/react'
import { missingIn } from '@sanuk/contracts/content-demands'
import type { ContentKind } from '@sanuk/contracts/office-content'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Tabs } from '@sanuk/ui/tabs'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { FormFault } from '../../components/form-fault.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMay } from '../../session/use-operator.ts'
import { faultText } from '../../wire/fault-text.ts'
import type { useBrand } from '../../wire/use-brand.ts'
import styles from './content.module.css'
import { type ContentEntry, contentAddress } from './content.ts'
import { type ContentFaults, contentFaults, languageOf } from './content-faults.ts'
import { EditorActions } from './editor-actions.tsx'
import { Leaving, withoutAsking } from './leaving.tsx'
import { newVersion } from './new-version.ts'
import { PictureShelf } from './picture-shelf.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { StateBadges } from './state-badges.tsx'
import { titleOf } from './title-of.ts'
import { useDraft } from './use-draft.ts'
import { WaitingNote } from './waiting-note.tsx'
import { WordFields } from './word-fields.tsx'

type Props = {
  kind: ContentKind
  /** Left out while it is new. */
  entry: ContentEntry | null
  brand: NonNullable<ReturnType<typeof useBrand>>
}

/** Where one thing is written: its words in each language, and beside them what holds for all. */
export function ContentEditor({ kind, entry, brand }: Props) {
  const { _ } = useLingui()
  const [, navigate] = useLocation()
  const mayChange = useMay()('content.change')
  const draft = useDraft(entry, entry?.draft ?? entry?.published ?? newVersion(kind))
  const { version } = draft
  const languages = brand.languages.map(({ code }) => code)
  const missing = missingIn(version, languages)
  const [language, setLanguage] = useState(languages[0] ?? 'th')
  const [fault, setFault] = useState('')
  const [faults, setFaults] = useState<ContentFaults>({})

  /** What went wrong stands at the top and beside its fields, in whose language the form is then. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setFault('')
    setFaults({})
    try {
      await work()
      return true
    } catch (error) {
      const found = contentFaults(error)
      setFault(faultText(error, _))
      setFaults(found)
      setLanguage(languageOf(found) ?? language)
      return false
    }
  }

  async function save() {
    const done = await attempt(async () => {
      const id = await draft.save()
      if (!entry) withoutAsking(() => navigate(contentAddress(kind, id), { replace: true }))
    })
    if (done) toast.success(_('office-content.saved'))
  }

  /** Marks what is still missing before anything is proposed. */
  function isWhole(): boolean {
    if (missing.length === 0) return true
    const marked = Object.fromEntries(missing.map((field) => [field, _('office-content.required')]))
    setFaults(marked)
    setFault(_('office-content.missing.note'))
    setLanguage(languageOf(marked) ?? language)
    return false
  }

  /** What was missing and is there now is no fault any more. */
  const faultOf = (field: string) =>
    faults[field] !== _('office-content.required') || missing.includes(field) ? faults[field] : undefined
  const fields = { version, onChange: draft.change, fault: faultOf }
  const title = titleOf(version, languages) || _(entry ? 'office-content.untitled' : `office-content.${kind}.new`)
  return (
    <PictureShelf known={entry?.pictures}>
      <PageHead title={title} note={<Standing entry={entry} changed={draft.changed} />}>
        <EditorActions {...{ kind, entry, title, draft, mayChange, attempt, isWhole }} onSave={save} />
      </PageHead>
      {entry?.proposal && <WaitingNote />}
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.editor} disabled={!mayChange}>
        <Card title={_('office-content.words')}>
          <Tabs
            label={_('office-content.languages')}
            value={language}
            onChange={setLanguage}
            tabs={brand.languages.map(({ code, name }) => ({
              value: code,
              label: <span lang={code}>{name}</span>,
              mark: <Missing count={missing.filter((field) => field.endsWith(`.${code}`)).length} />,
              panel: <WordFields {...fields} language={code} />,
            }))}
          />
        </Card>
        <Card title={_('office-content.settings')}>
          <SettingsFields {...fields} isNew={!entry} timeZone={brand.timeZone} />
        </Card>
      </fieldset>
      <Leaving changed={draft.changed && mayChange} />
    </PictureShelf>
  )
}

function Missing({ count }: { count: number }) {
  const { _ } = useLingui()
  return count > 0 && <Badge look="luck">{_('office-content.missing', { count })}</Badge>
}

function Standing({ entry, changed }: { entry: ContentEntry | null; changed: boolean }) {
  const { _ } = useLingui()
  return (
    <span className={styles.badges}>
      {entry && <StateBadges row={entry} />}
      {changed && <Badge look="bad">{_('office-content.unsaved')}</Badge>}
    </span>
  )
}
