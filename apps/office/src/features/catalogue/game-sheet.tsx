import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { Sheet } from '@sanuk/ui/sheet'
import { useLanguage } from '../../language/language.ts'
import { useMay } from '../../session/use-operator.ts'
import styles from './catalogue.module.css'
import type { Game } from './catalogue.ts'
import { GameCover } from './game-cover.tsx'
import { GameForm } from './game-form.tsx'
import { GameState } from './game-state.tsx'
import { useChoose } from './use-choose.ts'

/** One game: what its vendor says of it, and what the brand makes of that. */
export function GameSheet({ game, onClose }: { game: Game | null; onClose: () => void }) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <Sheet
      open={game !== null}
      onClose={onClose}
      side="right"
      title={game?.names[language]}
      closeLabel={_('office.close')}
    >
      {game && <Whole key={game.nodeId} game={game} onClose={onClose} />}
    </Sheet>
  )
}

function Whole({ game, onClose }: { game: Game; onClose: () => void }) {
  const { _ } = useLingui()
  const mayChange = useMay()('catalogue.change')
  const { reset, putInFront } = useChoose()
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <GameCover picture={game.picture} large />
        <GameState game={game} />
      </div>
      {mayChange && (
        <>
          <GameForm key={JSON.stringify(game.chosen)} game={game} onDone={onClose} />
          <div className={styles.actions}>
            {game.chosen.place === null && (
              <Button look="outline" onClick={() => putInFront([game])}>
                {_('office-catalogue.do.front')}
              </Button>
            )}
            <Button look="outline" onClick={() => reset([game])}>
              {_('office-catalogue.do.reset')}
            </Button>
          </div>
        </>
      )}
      <Facts
        facts={[
          { name: _('office-catalogue.field.name.th'), value: <span lang="th">{game.names.th}</span> },
          { name: _('office-catalogue.field.name.en'), value: <span lang="en">{game.names.en}</span> },
          { name: _('office-catalogue.vendor'), value: game.vendorName },
          { name: _('office-catalogue.label'), value: game.vassalageName },
          { name: _('office-catalogue.category'), value: _(`office.category.${game.gameType}`) },
          ...(game.children > 0
            ? [{ name: _('office-catalogue.games'), value: _('office-catalogue.entry', { games: game.children }) }]
            : []),
          { name: _('office-catalogue.code'), value: game.code, code: true },
          { name: _('office.id'), value: game.nodeId, code: true },
        ]}
      />
    </div>
  )
}
