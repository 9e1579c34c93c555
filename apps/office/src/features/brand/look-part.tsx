import { useLingui } from '@lingui/react'
import { THEME_TOKENS } from '@sanuk/contracts/system'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { type CSSProperties, useState } from 'react'
import styles from './brand.module.css'
import type { BrandSettings } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

const LOOKS = ['light', 'dark'] as const
type Look = (typeof LOOKS)[number]
type Token = (typeof THEME_TOKENS)[number]

/** The brand's mark and its colours in both themes; what is left empty is the house's own. */
export function LookPart({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const { save, faults, busy } = useSaveSettings(settings)
  const [logo, setLogo] = useState(settings.logo ?? '')
  const [theme, setTheme] = useState(settings.theme)
  const paint = (look: Look, token: Token, colour: string | undefined) => {
    const { [token]: _former, ...others } = theme[look]
    setTheme({ ...theme, [look]: colour ? { ...others, [token]: colour } : others })
  }
  return (
    <PartForm fault={faults['']} busy={busy} onSave={() => save({ logo: logo.trim() || null, theme })}>
      <Field label={_('brand.logo')} hint={_('brand.logo.hint')} error={faults.logo}>
        <TextInput value={logo} onChange={(event) => setLogo(event.target.value)} />
      </Field>
      <div className={styles.columns}>
        {LOOKS.map((look) => (
          <div key={look} className={styles.part}>
            <h2 className={styles.title}>{_(`brand.theme.${look}`)}</h2>
            <Sample look={look} colours={theme[look]} />
            {THEME_TOKENS.map((token) => (
              <Field key={token} label={_(`brand.token.${token}`)} error={faults[`theme.${look}.${token}`]}>
                <TextInput
                  placeholder={_('brand.token.own')}
                  maxLength={7}
                  value={theme[look][token] ?? ''}
                  onChange={(event) => paint(look, token, event.target.value.toLowerCase())}
                  prefix={
                    <input
                      type="color"
                      className={styles.swatch}
                      aria-label={_(`brand.token.${token}`)}
                      value={theme[look][token] ?? '#0b7f5c'}
                      onChange={(event) => paint(look, token, event.target.value)}
                    />
                  }
                />
              </Field>
            ))}
          </div>
        ))}
      </div>
    </PartForm>
  )
}

/** How a button and a word look in the colours chosen. */
function Sample({ look, colours }: { look: Look; colours: Partial<Record<Token, string>> }) {
  const { _ } = useLingui()
  const worn = Object.fromEntries(Object.entries(colours).map(([token, colour]) => [`--${token}`, colour]))
  return (
    <div className={styles.sample} data-theme={look} style={worn as CSSProperties}>
      <Button size="small" tabIndex={-1}>
        {_('brand.sample.button')}
      </Button>
      <span className={styles.sampleWord}>{_('brand.sample.word')}</span>
    </div>
  )
}
