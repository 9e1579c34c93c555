import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import { Avatar } from '@sanuk/ui/avatar'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { avatarOf } from '../../art/avatar-of.ts'
import { useModules } from '../../brand/use-modules.ts'
import type { PanelName } from '../../panels/panel-names.ts'
import { Link } from '../../router/link.tsx'
import { read } from '../../wire/read.ts'
import type { CentreEntry } from './centre-entry.ts'
import styles from './centre-menu.module.css'

type CentreMenuProps = {
  readonly entries: readonly CentreEntry[]
  readonly current: PanelName
  readonly onChoose: (page: PanelName) => void
}

export function CentreMenu({ entries, current, onChoose }: CentreMenuProps) {
  const { _ } = useLingui()
  const isOn = useModules()
  return (
    <>
      <Portrait />
      <nav aria-label={_('member-centre.pages')}>
        <ul className={styles.list}>
          {entries
            .filter(({ module }) => !module || isOn(module))
            .map(({ name, word, Icon, Mark }) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={name === current ? 'page' : undefined}
                  onClick={() => onChoose(name)}
                >
                  <Icon />
                  <span className={styles.word}>{_(word)}</span>
                  {Mark && <Mark />}
                </button>
              </li>
            ))}
        </ul>
      </nav>
    </>
  )
}

function Portrait() {
  const { _ } = useLingui()
  const { data: member } = useQuery(read(memberInfo))
  return (
    <div className={styles.portrait}>
      <Avatar name={member?.nickname ?? ''} src={avatarOf(member?.avatar, member?.picture)} />
      <div className={styles.who}>
        <p className={styles.name}>{member?.nickname ?? <Skeleton width="90px" />}</p>
        <p className={styles.rank}>
          {member ? (
            <Link to="/vip">{_('member-centre.rank', { level: member.rankLevel })}</Link>
          ) : (
            <Skeleton width="60px" />
          )}
        </p>
      </div>
    </div>
  )
}
