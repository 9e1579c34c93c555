import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { Menu, MenuLink, MenuSeparator } from '@sanuk/ui/menu'
import { ChevronsUpDown, LayoutGrid } from 'lucide-react'
import { useLanguage } from '../../../language/language.ts'
import { useRouter } from '../../../router/use-router.ts'
import type { ListedLottery } from './lottery-link.ts'

type GameSwitcherProps = {
  readonly lotteries: readonly ListedLottery[]
  readonly gameCode: string
  /** Where all of them are listed. */
  readonly hall: string
}

/** From one lottery to another, or to the list of all. */
export function GameSwitcher({ lotteries, gameCode, hall }: GameSwitcherProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const router = useRouter()
  const leadTo = (href: string) => ({
    href,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void router.go(href)
    },
  })
  return (
    <Menu
      trigger={
        <IconButton size="small" label={_('lottery.switch')}>
          <ChevronsUpDown />
        </IconButton>
      }
    >
      <MenuLink icon={<LayoutGrid />} {...leadTo(hall)}>
        {_('lottery.hall.all')}
      </MenuLink>
      <MenuSeparator />
      {lotteries
        .filter(({ game }) => game.playable && game.gameCode !== gameCode)
        .map(({ game, href }) => (
          <MenuLink key={game.nodeId} {...leadTo(href)}>
            {game.names[language]}
          </MenuLink>
        ))}
    </Menu>
  )
}
