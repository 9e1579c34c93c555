import type { OfficeChatMessage } from '@sanuk/contracts/office-live-chat'
import { MemberLink } from '../../components/member-link.tsx'
import type { DescribedColumn } from '../../lists/described-column.tsx'
import type { Formats } from '../../lists/use-formats.ts'

type Writer = Pick<OfficeChatMessage, 'member' | 'brand' | 'nickname'>

/** Who wrote: members of other brands are not named. */
export const writerColumn: DescribedColumn<Writer> = {
  key: 'member',
  header: 'office-live-chat.member',
  phone: 'heading',
  text: ({ member, brand, nickname }) => member?.username ?? `${nickname} (${brand})`,
  cell: ({ member, brand, nickname }, { _ }) =>
    member ? <MemberLink member={member} /> : _('office-live-chat.elsewhere', { nickname, brand }),
}

/** Until when a member is muted. */
export const muteText = (until: string | null, { _, moment }: Formats): string =>
  until === null ? _('office-live-chat.muted.forever') : _('office-live-chat.muted.until', { moment: moment(until) })
