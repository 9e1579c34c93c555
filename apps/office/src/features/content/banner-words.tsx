import { useLingui } from '@lingui/react'
import type { BannerVersion, Texts } from '@sanuk/contracts/office-content'
import { type Cut, cutOf } from './banner-cuts.ts'
import styles from './content.module.css'
import { PictureField } from './picture-field.tsx'
import { TextsField } from './texts-field.tsx'
import type { WordsProps } from './word-fields.tsx'

type Look = BannerVersion['look']
type Composed = Extract<Look, { kind: 'composed' }>
type Painted = Extract<Look, { kind: 'picture' }>

/** What a banner says in one language: in words, or by a picture. */
export function BannerWords(props: WordsProps<BannerVersion>) {
  const { look } = props.version
  return look.kind === 'composed' ? <ComposedWords {...props} look={look} /> : <Pictures {...props} look={look} />
}

function ComposedWords({ version, language, onChange, fault, look }: WordsProps<BannerVersion> & { look: Composed }) {
  const { _ } = useLingui()
  const write = (change: Partial<Composed>) => onChange({ ...version, look: { ...look, ...change } })
  const { second } = look
  const field = (name: 'kicker' | 'title' | 'lead' | 'button', label: string) => (
    <TextsField
      label={label}
      longest={name === 'lead' ? 300 : 160}
      tall={name === 'lead'}
      language={language}
      texts={look[name]}
      onChange={(texts: Texts) => write({ [name]: texts })}
      fault={fault(`look.${name}.${language}`)}
    />
  )
  return (
    <div className={styles.fields}>
      {field('kicker', _('office-content.kicker'))}
      {field('title', _('office-content.title'))}
      {field('lead', _('office-content.lead'))}
      {version.linkageType && field('button', _('office-content.button'))}
      {second && (
        <TextsField
          label={_('office-content.second.button')}
          longest={160}
          language={language}
          texts={second.button}
          onChange={(button) => write({ second: { ...second, button } })}
          fault={fault(`look.second.button.${language}`)}
        />
      )}
    </div>
  )
}

const FURTHER = ['wideDark', 'tall', 'tallDark'] as const satisfies readonly Cut[]

function Pictures({ version, language, onChange, fault, look }: WordsProps<BannerVersion> & { look: Painted }) {
  const { _ } = useLingui()
  const { [language]: cuts, ...others } = look.cuts
  const write = (change: Partial<Painted>) => onChange({ ...version, look: { ...look, ...change } })
  const put = (cut: Cut, id: string | null) => {
    const none = { wideDark: null, tall: null, tallDark: null }
    if (cut !== 'wide') return cuts && write({ cuts: { ...look.cuts, [language]: { ...cuts, [cut]: id } } })
    // Without the one that must be there, there are none.
    return write({ cuts: id ? { ...look.cuts, [language]: { ...none, ...cuts, wide: id } } : others })
  }
  const field = (cut: Cut, hint?: string) => (
    <PictureField
      key={cut}
      label={_(`office-content.cut.${cut}`)}
      hint={hint}
      value={cuts?.[cut] ?? null}
      cut={cutOf(version.groupName, cut)}
      onChange={(id) => put(cut, id)}
      fault={fault(`look.cuts.${language}.${cut}`) ?? (cut === 'wide' ? fault(`look.cuts.${language}`) : undefined)}
    />
  )
  return (
    <div className={styles.fields}>
      {field('wide')}
      {cuts && <div className={styles.cuts}>{FURTHER.map((cut) => field(cut, _('office-content.cut.optional')))}</div>}
      <TextsField
        label={_('office-content.alt')}
        hint={_('office-content.alt.hint')}
        longest={160}
        language={language}
        texts={look.alt}
        onChange={(alt) => write({ alt })}
        fault={fault(`look.alt.${language}`)}
      />
    </div>
  )
}
