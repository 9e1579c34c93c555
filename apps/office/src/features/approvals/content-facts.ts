import type { ContentVersion } from '@sanuk/contracts/office-content'
import type { Fact } from '@sanuk/ui/facts'
import type { OfficeWord } from '../../language/office-word.ts'

type Write = { readonly say: (word: OfficeWord) => string; readonly moment: (instant: string) => string }

/** What a publishing would put on the site, besides what is seen of it: where it stands, for whom, when, and its link. */
export function contentFacts(draft: ContentVersion, { say, moment }: Write): readonly Fact[] {
  const { from, until } = draft
  return [
    { name: say('approvals.content.kind'), value: say(`approvals.content.${draft.kind}`) },
    ...placeFacts(draft, say),
    ...(from ? [{ name: say('approvals.content.from'), value: moment(from) }] : []),
    ...(until ? [{ name: say('approvals.content.until'), value: moment(until) }] : []),
    ...('url' in draft && draft.url ? [{ name: say('approvals.content.link'), value: draft.url }] : []),
  ]
}

function placeFacts(draft: ContentVersion, say: Write['say']): readonly Fact[] {
  const name = say('approvals.content.place')
  switch (draft.kind) {
    case 'banner':
      return [{ name, value: say(`office-content.group.${draft.groupName}`) }]
    case 'article':
      return [
        {
          name,
          value: `${say(`office-content.audience.${draft.audience}`)} · ${say(`help.section.${draft.section}`)}`,
        },
        { name: say('office-content.slug'), value: draft.slug },
      ]
    case 'legal':
      return [
        { name, value: say(`office-content.document.${draft.document}`) },
        ...(draft.sample ? [{ name: say('office-content.sample'), value: say('office-content.sample.yes') }] : []),
      ]
    case 'promotion':
      return [{ name, value: say(`promotions.category.${draft.category}`) }]
    case 'announcement':
      return [
        { name: say('office-content.execution'), value: say(`office-content.execution.${draft.execution}`) },
        { name, value: draft.types.map((type) => say(`office-content.type.${type}`)).join(' · ') },
        ...(draft.toPhones
          ? [{ name: say('approvals.content.to_phones'), value: say('approvals.content.to_phones.yes') }]
          : []),
      ]
  }
}
