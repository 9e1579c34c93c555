import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import type { Word } from '@sanuk/locales/word'
import { Avatar } from '@sanuk/ui/avatar'
import { CountBadge } from '@sanuk/ui/badge'
import { classNames } from '@sanuk/ui/class-names'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowUpFromLine,
  ChevronDown,
  List,
  LogOut,
  Mail,
  Percent,
  ReceiptText,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { avatarOf } from '../art/avatar-of.ts'
import { useBrand } from '../brand/use-brand.ts'
import { useModules } from '../brand/use-modules.ts'
import list from '../components/hover-list.module.css'
import { lazyPart } from '../components/lazy-part.ts'
import { useDisclosure } from '../components/use-disclosure.ts'
import { useUnreadMessages } from '../components/use-unread-messages.ts'
import { type PanelName, windowOf } from '../panels/panel-names.ts'
import { usePanels } from '../panels/use-panels.ts'
import { Link } from '../router/link.tsx'
import { useSession } from '../session/session.ts'
import { useTheme } from '../theme/theme.ts'
import { read } from '../wire/read.ts'
import styles from './member-bar.module.css'
import { useAvailablePromotions } from './use-available-promotions.ts'

const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx').then((part) => part.SignOutDialog))

/** Portrait and name, and below them the ways into one's own account and out of it. */
export function AccountMenu() {
  const { _ } = useLingui()
  const menu = useDisclosure()
  const { data: member } = useQuery(read(memberInfo))
  const session = useSession()
  const isOn = useModules()
  const theme = useTheme()
  const [leaving, setLeaving] = useState(false)
  const name = member?.nickname ?? session?.username ?? ''
  const unread = useUnreadMessages()
  const waiting = unread + useAvailablePromotions()
  const agentTypes = useBrand()?.agentCentreTypes ?? []
  const isAgent = member !== undefined && agentTypes.includes(member.type)
  return (
    <div className={list.frame} {...menu.frame}>
      <button type="button" className={styles.account} aria-expanded={menu.open} onClick={menu.toggle}>
        <span className={styles.portrait}>
          <Avatar name={name} src={avatarOf(member?.avatar, member?.picture)} size="small" />
          <span className={styles.waits}>
            <CountBadge count={waiting} label={_('site.account.waiting', { count: waiting })} />
          </span>
        </span>
        <VisuallyHidden>{_('site.account', { name })}</VisuallyHidden>
        <span className={styles.nickname} aria-hidden="true">
          {name}
        </span>
        <ChevronDown />
      </button>
      {menu.open && (
        <ul className={classNames(list.list, list.end, styles.menu)} data-theme={theme}>
          <PanelEntry
            panel="securityCenter"
            word="site.account.member_centre"
            icon={<UserRound />}
            onPick={menu.close}
          />
          <PanelEntry
            panel="messageV2"
            word="site.account.messages"
            icon={<Mail />}
            count={unread}
            onPick={menu.close}
          />
          {isAgent && (
            <PanelEntry
              panel="agentTeamOverview"
              word="site.account.agent_centre"
              icon={<UsersRound />}
              onPick={menu.close}
            />
          )}
          <PanelEntry panel="withdraw" word="site.account.withdraw" icon={<ArrowUpFromLine />} onPick={menu.close} />
          <PanelEntry panel="transactionHistory" word="site.account.records" icon={<List />} onPick={menu.close} />
          <PanelEntry
            panel="personalHistoryCopy"
            word="site.account.betting"
            icon={<ReceiptText />}
            onPick={menu.close}
          />
          {isOn('PTSYS3') && (
            <li>
              <Link to="/pointMall" className={list.item} onClick={menu.close}>
                <Star />
                {_('site.account.mall')}
              </Link>
            </li>
          )}
          {isOn('MANPLAYREB3') && (
            <PanelEntry panel="manualRebate" word="site.account.rebate" icon={<Percent />} onPick={menu.close} />
          )}
          <li className={styles.last}>
            <button type="button" className={list.item} onClick={() => setLeaving(true)}>
              <LogOut />
              {_('site.sign_out')}
            </button>
          </li>
        </ul>
      )}
      {leaving && (
        <Suspense>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  )
}

type PanelEntryProps = {
  readonly panel: PanelName
  readonly word: Word
  readonly icon: ReactNode
  readonly count?: number
  readonly onPick: () => void
}

/** Leads to a page of a centre; to one of the member centre where the brand has that on. */
function PanelEntry({ panel, word, icon, count = 0, onPick }: PanelEntryProps) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const isOn = useModules()
  if (windowOf(panel) === 'memberCentre' && !isOn('MEMBER3')) return null
  const pick = () => {
    onPick()
    open(panel)
  }
  return (
    <li>
      <button type="button" className={list.item} onClick={pick}>
        {icon}
        <span className={styles.grow}>{_(word)}</span>
        <CountBadge count={count} label={_('site.account.waiting', { count })} />
      </button>
    </li>
  )
}
