import { useLingui } from '@lingui/react'
import { replayAnyRound } from '@sanuk/contracts/office-rounds'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { ExternalLink } from 'lucide-react'
import { useTheme } from '../../theme/theme.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import type { RoundDetail } from './rounds.ts'

/** Opens the vendor's page of the round as its member saw it, with symbols, lines and multipliers, in a tab of its own. */
export function RoundReplay({ round }: Pick<RoundDetail, 'round'>) {
  const { _ } = useLingui()
  const theme = useTheme()
  if (round.state !== 'settled' && round.state !== 'resettled') return null

  async function open() {
    // Opened at the press: browsers block what opens after an answer.
    const tab = window.open('about:blank', '_blank')
    try {
      const { content } = await call(replayAnyRound, { params: { id: round.id }, body: { theme } })
      if (!tab) return toast.error(_('office.round.replay.blocked'))
      tab.opener = null
      tab.location.href = content
    } catch (fault) {
      tab?.close()
      toast.error(_('office.round.replay.failed'), { description: faultText(fault, _) })
    }
  }

  return (
    <Button look="outline" icon={<ExternalLink />} onClick={open}>
      {_('office.round.replay')}
    </Button>
  )
}
