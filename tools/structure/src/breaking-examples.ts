const room = 'apps/server/src/modules/rewards'

/** For each rule of the floor plan files that break it, the guilty one first. Written into an empty tree. */
export const breakingExamples: Record<string, Record<string, string>> = {
  'no-circle': {
    [`${room}/circle/one.ts`]: "import { two } from './two.ts'\nexport const one = () => two",
    [`${room}/circle/two.ts`]: "import { one } from './one.ts'\nexport const two = () => one",
  },
  'no-circle-of-types': {
    [`${room}/types/one.ts`]: "import type { Two } from './two.ts'\nexport type One = Two | null",
    [`${room}/types/two.ts`]: "import type { One } from './one.ts'\nexport type Two = { readonly one: One }",
  },
  'money-stands-alone': { 'packages/money/src/guilty.ts': "import { z } from 'zod'\nexport const x = z" },
  'engines-are-pure': {
    'packages/engines/src/lottery/impure.ts': "import { randomInt } from 'node:crypto'\nexport const x = randomInt",
  },
  'engine-families-do-not-meet': {
    'packages/engines/src/slots/meeting.ts': "import { draw } from '../lottery/draw.ts'\nexport const x = draw",
    'packages/engines/src/lottery/draw.ts': 'export const draw = 1',
  },
  'verifier-shares-nothing': {
    'packages/verifier/src/guilty.ts':
      "import { draw } from '../../engines/src/lottery/draw.ts'\nexport const x = draw",
    'packages/engines/src/lottery/draw.ts': 'export const draw = 1',
  },
  'agent-audit-shares-nothing': {
    'tools/agent-audit/src/guilty.ts':
      "import { periods } from '../../../apps/server/src/platform/accruals/periods.ts'\nexport const x = periods",
    'apps/server/src/platform/accruals/periods.ts': 'export const periods = 1',
  },
  'contracts-are-leaves': {
    'packages/contracts/src/guilty.ts':
      "import { draw } from '../../engines/src/lottery/draw.ts'\nexport const x = draw",
  },
  'ledger-knows-no-game': {
    'packages/ledger/src/guilty.ts': "import { draw } from '../../engines/src/lottery/draw.ts'\nexport const x = draw",
    'packages/ledger/src/post.ts': 'export const post = 1',
  },
  'vendor-server-knows-no-game': {
    'packages/vendor-server/src/guilty.ts':
      "import { spin } from '../../engines/src/slots/spin.ts'\nexport const x = spin",
    'packages/engines/src/slots/spin.ts': 'export const spin = 1',
  },
  'vendor-client-knows-no-game': {
    'packages/vendor-client/src/guilty.ts':
      "import { spin } from '../../engines/src/slots/spin.ts'\nexport const x = spin",
    'packages/engines/src/slots/spin.ts': 'export const spin = 1',
  },
  'rooms-client-stands-on-few': {
    'apps/rooms/client/src/guilty.ts':
      "import { settle } from '../../../../packages/engines/src/live/baccarat/settle-coup.ts'\nexport const x = settle",
    'packages/engines/src/live/baccarat/settle-coup.ts': 'export const settle = 1',
  },
  'packages-know-no-app': {
    'packages/ui/src/guilty.ts': "import { page } from '../../../apps/web/src/pages/page.ts'\nexport const x = page",
    'apps/web/src/pages/page.ts': 'export const page = 1',
  },
  'apps-do-not-meet': {
    'apps/web/src/guilty.ts': "import { house } from '../../server/src/house.ts'\nexport const x = house",
    'apps/server/src/house.ts': 'export const house = 1',
  },
  'vendors-use-the-public-calls': {
    'apps/studio/src/guilty.ts': "import { post } from '../../../packages/ledger/src/post.ts'\nexport const x = post",
  },
  'only-vendors-serve-vendor-calls': {
    'apps/server/src/platform/serving.ts':
      "import { x } from '../../../../packages/vendor-server/src/repeat.ts'\nexport const y = x",
    'packages/vendor-server/src/repeat.ts': 'export const x = 1',
  },
  'games-only-in-the-studio': {
    [`${room}/guilty/game.ts`]:
      "import { draw } from '../../../../../../packages/engines/src/lottery/draw.ts'\nexport const x = draw",
  },
  'platform-draws-lotteries-only': {
    'apps/server/src/modules/lottery/lottery/spin.ts':
      "import { spin } from '../../../../../../packages/engines/src/slots/spin.ts'\nexport const x = spin",
    'packages/engines/src/slots/spin.ts': 'export const spin = 1',
  },
  'host-knows-no-business': {
    'packages/host/src/greedy.ts': "import { round } from '../../money/src/round.ts'\nexport const x = round",
    'packages/money/src/round.ts': 'export const round = 1',
  },
  'browser-sees-no-outcome': {
    'apps/web/src/outcome.ts':
      "import { draw } from '../../../packages/engines/src/lottery/draw.ts'\nexport const x = draw",
  },
  'client-knows-the-protocol-only': {
    'apps/studio/client/src/guilty.ts': "import { secret } from '../../src/secret.ts'\nexport const x = secret",
    'apps/studio/src/secret.ts': 'export const secret = 1',
  },
  'rooms-meet-at-the-door': {
    [`${room}/rebate/back.ts`]: "import type { turnover } from '../bets/store.ts'\nexport type X = typeof turnover",
    [`${room}/bets/store.ts`]: 'export const turnover = 1',
  },
  'rooms-meet-as-types': {
    [`${room}/rebate/value.ts`]: "import { createBets } from '../bets/index.ts'\nexport const x = createBets",
    [`${room}/bets/index.ts`]: 'export const createBets = 1',
  },
  'platform-knows-no-room': {
    'apps/server/src/platform/guilty.ts':
      "import { createBets } from '../modules/rewards/bets/index.ts'\nexport const x = createBets",
  },
  'only-the-store-knows-sql': {
    [`${room}/rebate/query.ts`]: "import { sql } from 'kysely'\nexport const x = sql",
  },
  'only-tills-touch-the-ledger': {
    [`${room}/rebate/pay.ts`]:
      "import { post } from '../../../../../../packages/ledger/src/post.ts'\nexport const x = post",
  },
  'routes-do-not-query': {
    [`${room}/bets/office-routes.ts`]: "import { turnover } from './store.ts'\nexport const x = turnover",
  },
  'features-do-not-meet': {
    'apps/web/src/features/rebate/guilty.ts': "import { slip } from '../lottery/slip.ts'\nexport const x = slip",
    'apps/web/src/features/lottery/slip.ts': 'export const slip = 1',
  },
  'shared-knows-no-feature': {
    'apps/web/src/components/guilty.ts': "import { slip } from '../features/lottery/slip.ts'\nexport const x = slip",
  },
  'no-import-of-a-test': {
    [`${room}/rebate/imports-a-test.ts`]: "import { x } from './x.test.ts'\nexport const y = x",
    [`${room}/rebate/x.test.ts`]: 'export const x = 1',
  },
  'no-dead-wood': {
    [`${room}/rebate/forgotten.ts`]: 'export const forgotten = 1',
    'apps/server/src/main.ts': 'export const main = 1',
  },
  'not-to-unresolvable': { [`${room}/rebate/lost.ts`]: "import { y } from './nowhere.ts'\nexport const x = y" },
}
