import { useLingui } from '@lingui/react'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { Facts } from '@sanuk/ui/facts'
import { Link } from 'wouter'
import { MemberLink } from '../../components/member-link.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { BetSummaries } from './bet-summaries.tsx'
import { RoundState } from './round-state.tsx'
import type { RoundDetail } from './rounds.ts'

/** The outcome of a round in words, whose it was and which game. */
export function RoundFacts({ detail }: { detail: RoundDetail }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const money = useMoney()
  const moment = useMoment()
  const { round, vendorRound, vendor } = detail
  return (
    <Facts
      facts={[
        { name: _('office.state'), value: <RoundState state={round.state} /> },
        { name: _('office.round.outcome'), value: <Outcome detail={detail} /> },
        {
          name: _('office.username'),
          value: <MemberLink member={{ id: round.member, username: round.username }} />,
        },
        { name: _('office.round.game'), value: round.gameNames[language] },
        { name: _('office.round.vendor'), value: `${round.vassalageName} (${vendor})` },
        { name: _('office.round.category'), value: _(`office.category.${round.gameType}`) },
        ...(round.summaries
          ? [{ name: _('office.round.summary'), value: <BetSummaries summaries={round.summaries} /> }]
          : []),
        { name: _('office.round.stake'), value: money(round.stake) },
        { name: _('office.round.win'), value: money(round.win) },
        { name: _('office.round.net'), value: money(round.net, { net: true }) },
        { name: _('office.round.started'), value: moment(round.startedAt) },
        { name: _('office.round.settled'), value: round.settledAt ? moment(round.settledAt) : _('office.none') },
        { name: _('office.round.wallet'), value: <OfThatDay round={round} /> },
        { name: _('office.reference'), value: round.reference, code: true },
        { name: _('office.round.vendor_round'), value: vendorRound, code: true },
        { name: _('office.id'), value: round.id, code: true },
      ]}
    />
  )
}

/** Won, lost, given back or not decided yet; the multiple goes with a win. */
function Outcome({ detail: { round, multiple } }: { detail: RoundDetail }) {
  const { _ } = useLingui()
  if (round.state === 'open' || round.state === 'closed') return _('office.round.outcome.pending')
  if (round.state === 'rolled_back') return _('office.round.outcome.refunded')
  if (Number(round.win) === 0) return _('office.round.outcome.lost')
  return multiple ? _('office.round.outcome.won', { multiple }) : _('office.round.outcome.free')
}

/** To all movements of the member's wallet on the day of the round. */
function OfThatDay({ round }: Pick<RoundDetail, 'round'>) {
  const { _ } = useLingui()
  const zone = useBrand()?.timeZone ?? 'UTC'
  const mayLook = useMay()('members.see')
  const day = dayOf(Date.parse(round.startedAt), zone)
  if (!mayLook) return _('office.none')
  return (
    <Link to={`/members/${round.member}/entries?${new URLSearchParams({ from: day, to: day })}`}>
      {_('office.round.wallet.day')}
    </Link>
  )
}
