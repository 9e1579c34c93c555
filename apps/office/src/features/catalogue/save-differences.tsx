import { useLingui } from '@lingui/react'
import { useLanguage } from '../../language/language.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import type { Difference } from './catalogue.ts'

const GROUPS = ['new', 'changed', 'gone'] as const

type Group = (typeof GROUPS)[number]
type Field = Difference['changed'][number]['fields'][number]
type Game = Difference['new'][number] & { readonly fields?: readonly Field[] }
type Line = Pick<Game, 'code' | 'names'> & { readonly group: Group; readonly changed?: Field }

const linesOf = (group: Group, { code, names, fields }: Game): readonly Line[] =>
  fields ? fields.map((changed) => ({ group, code, names, changed })) : [{ group, code, names }]

/** Saves in what a vendor's list and ours differ: a line for each game, and for each field of one that changed. */
export function SaveDifferences({ vendor, difference }: { vendor: string; difference: Difference }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const rows = GROUPS.flatMap((group) => difference[group].flatMap((game) => linesOf(group, game)))
  return (
    <SaveWhole
      name={`list-${vendor}-differences`}
      columns={[
        { header: _('office.state'), text: ({ group }) => _(`office-catalogue.compare.${group}`) },
        { header: _('office-catalogue.code'), text: ({ code }) => code },
        { header: _('office-catalogue.game'), text: ({ names }) => names[language] },
        {
          header: _('office-catalogue.compare.field'),
          text: ({ changed }) => (changed ? _(`office-catalogue.field.${changed.field}`) : ''),
        },
        { header: _('office-catalogue.compare.before'), text: ({ changed }) => changed?.before ?? '' },
        { header: _('office-catalogue.compare.after'), text: ({ changed }) => changed?.after ?? '' },
      ]}
      rows={rows}
    />
  )
}
