import { useLingui } from '@lingui/react'
import { GAME_TYPES, type GameEntry, listGames } from '@sanuk/contracts/catalogue'
import { Button } from '@sanuk/ui/button'
import { FieldGroup } from '@sanuk/ui/field'
import { useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './content.module.css'

type Props = {
  /** The game's id; empty while none is chosen. */
  value: string
  onChange: (id: string) => void
  fault: string | undefined
}

const OFFERED = '6'
const gameType = GAME_TYPES.join(',')

/** One of the games on the site, found by its name. */
export function GameChoice({ value, onChange, fault }: Props) {
  const { _ } = useLingui()
  const { data } = useAsked({
    key: ['linked-game', value],
    ask: async (signal) => (value ? (await call(listGames, { query: { gameType, nodeIds: value } }, signal)).list : []),
  })
  if (!value) return <GameSearch onChange={onChange} fault={fault} />
  const game = data?.[0]
  return (
    <div className={styles.game}>
      {game && <GameName game={game} />}
      {data && !game && <span>{_('office-content.link.game.gone')}</span>}
      <Button look="outline" size="small" onClick={() => onChange('')}>
        {_('office-content.link.game.change')}
      </Button>
    </div>
  )
}

function GameSearch({ onChange, fault }: Pick<Props, 'onChange' | 'fault'>) {
  const { _ } = useLingui()
  const [name, setName] = useState('')
  const { data } = useAsked({
    key: ['games-named', name],
    ask: async (signal) =>
      name ? (await call(listGames, { query: { gameType, gameName: name, pageSize: OFFERED } }, signal)).list : [],
    keepsFormer: true,
  })
  return (
    <FieldGroup label={_('office-content.link.game.label')} error={fault}>
      <PausedSearch label={_('office-content.link.game.search')} text={name} onSearch={setName} />
      <ul className={styles.games}>
        {data?.map((game) => (
          <li key={game.nodeId}>
            <button type="button" className={styles.gameFound} onClick={() => onChange(game.nodeId)}>
              <GameName game={game} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {name && data?.length === 0 && _('office-content.link.game.none')}
      </p>
    </FieldGroup>
  )
}

function GameName({ game: { names, vassalageName } }: { game: Pick<GameEntry, 'names' | 'vassalageName'> }) {
  const language = useLanguage()
  return (
    <span className={styles.gameName}>
      <strong>{names[language]}</strong>
      <span>{vassalageName}</span>
    </span>
  )
}
