import { useLingui } from '@lingui/react'
import type { ContentVersion } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { Dialog } from '@sanuk/ui/dialog'
import { Segmented } from '@sanuk/ui/segmented'
import { type SyntheticEvent, useState } from 'react'
import { Shown } from '../../../components/content-shown/shown.tsx'
import { useTheme } from '../../../theme/theme.ts'
import { useBrand } from '../../../wire/use-brand.ts'
import { usePictureShelf } from '../picture-shelf.tsx'
import styles from './preview.module.css'
import { PreviewFrame } from './preview-frame.tsx'

type Props = { version: ContentVersion; onClose: () => void }

const WIDTHS = { wide: 1280, phone: 390 } as const
const THEMES = ['light', 'dark'] as const

/** What is written as visitors would see it: in each language, on a desktop and a phone, by day and by night. */
export function PreviewDialog({ version, onClose }: Props) {
  const { _ } = useLingui()
  const { find } = usePictureShelf()
  const languages = useBrand()?.languages ?? []
  const [language, setLanguage] = useState<Language>(languages[0]?.code ?? 'th')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('wide')
  const [theme, setTheme] = useState(useTheme())
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-content.preview')}
      description={_('office-content.preview.note')}
    >
      <div className={styles.choices}>
        <Segmented
          label={_('office-content.languages')}
          value={language}
          onChange={setLanguage}
          options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
        />
        <Segmented
          label={_('office-content.preview.width')}
          value={width}
          onChange={setWidth}
          options={(['wide', 'phone'] as const).map((value) => ({
            value,
            label: _(`office-content.preview.${value}`),
          }))}
        />
        <Segmented
          label={_('office-content.preview.theme')}
          value={theme}
          onChange={setTheme}
          options={THEMES.map((value) => ({ value, label: _(`office-content.preview.${value}`) }))}
        />
      </div>
      <PreviewFrame title={_('office-content.preview')} width={WIDTHS[width]} theme={theme} language={language}>
        <div className={styles.page} onClickCapture={stay}>
          <Shown version={version} language={language} dark={theme === 'dark'} pictureOf={find} />
        </div>
      </PreviewFrame>
    </Dialog>
  )
}

/** A link in the preview leads nowhere. */
function stay(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
