import { useLingui } from '@lingui/react'
import { contentVersion, oneContent } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { Segmented } from '@sanuk/ui/segmented'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Shown } from '../../components/content-shown/shown.tsx'
import { useTheme } from '../../theme/theme.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import styles from './approvals.module.css'
import { APPROVALS, type Proposal } from './approvals.ts'

const publishing = z.object({ draft: contentVersion })

/** What a publishing would put on the site, as it will look there; while it waits, also what is there now. */
export function ContentProposal({ proposal: { state, subjectId, details } }: { proposal: Proposal }) {
  const { _ } = useLingui()
  const languages = useBrand()?.languages ?? []
  const [chosen, setLanguage] = useState<Language>()
  const [side, setSide] = useState<'proposed' | 'now'>('proposed')
  const dark = useTheme() === 'dark'
  const { data } = useAsked({
    key: [...APPROVALS, 'content', subjectId],
    ask: (signal) => call(oneContent, { params: { id: subjectId } }, signal),
  })
  const pictures = new Map(data?.pictures.map(({ id, picture }) => [id, picture]))
  const before = state === 'waiting' && data?.state !== 'withdrawn' ? data?.published : null
  const version = side === 'now' && before ? before : publishing.parse(details).draft
  const language = chosen ?? languages[0]?.code ?? 'th'
  return (
    <div className={styles.content}>
      <div className={styles.sides}>
        <Segmented
          label={_('approvals.content.language')}
          value={language}
          onChange={setLanguage}
          options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
        />
        {before && (
          <Segmented
            label={_('approvals.content.side')}
            value={side}
            onChange={setSide}
            options={(['proposed', 'now'] as const).map((value) => ({ value, label: _(`approvals.content.${value}`) }))}
          />
        )}
      </div>
      <Shown
        version={version}
        language={language}
        dark={dark}
        pictureOf={(id) => (id ? pictures.get(id) : undefined)}
      />
    </div>
  )
}
