// The floor plan. Each rule's comment tells its reader what to do, not only what is wrong.
const vendorRules = require('./.dependency-cruiser.vendors.cjs')

const room = '^apps/server/src/modules/[^/]+/([^/]+)/'
const feature = '^apps/(?:web|office)/src/features/([^/]+)/'
/** Rooms that move money: the list an auditor reads. */
const tills = [
  ...[
    'activities',
    'adjustments',
    'books',
    'cashier',
    'jackpots',
    'lottery',
    'missions',
    'points',
    'raffle',
    'referrals',
    'rebates',
    'salary',
    'seamless',
    'transfers',
    'trials',
    'upline',
    'vip',
    'wallet',
  ],
  'withdrawals',
]
const entry = [
  '^apps/server/src/(main|migrate|seed|ledger|turnover|vendor|setup)\\.ts$',
  '^apps/(web|office)/src/(main|first-paint|banner-drawing)\\.tsx$',
  // The icons' own library is built with it.
  '^apps/web/src/components/icon\\.ts$',
  '^apps/web/(gallery|journeys)/',
  '^apps/(studio|rooms)/src/main\\.ts$',
  '^apps/(studio|rooms)/client/src/[^/]+\\.tsx?$',
  '^tools/art/src/fonts\\.ts$',
  '^tools/[^/]+/src/main\\.ts$',
  '^packages/verifier/src/main\\.ts$',
  '^tools/launcher/src/(test-database|test-parts/vitest-report)\\.ts$',
  '/die-with-launcher\\.ts$',
  '\\.config\\.ts$',
]
const test = '(\\.test\\.tsx?|\\.journey\\.ts|\\.fixture\\.tsx?)$'

/** What tests use and no program. */
const onlyForTests =
  '^tools/launcher/src/(cloned-database|slow-tests|test-platform)\\.ts$|^tools/(bank-simulator|message-simulator|wallet-vendor)/page/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files need each other: move what both need down a floor, or make one tell the other by a job.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-of-types',
      comment:
        'Files need each other as types: move the type they share to the lower file, or to one of its own. The door of a room, index.ts, lies above all of its files; only room.ts may name rooms above its own.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: ['/room\\.ts$', test] },
      to: { circular: true, viaOnly: { pathNot: ['/[^/]*room\\.ts$'] } },
    },
    {
      name: 'money-stands-alone',
      comment: 'packages/money is arithmetic. It imports nothing at all.',
      severity: 'error',
      from: { path: '^packages/money/src', pathNot: test },
      to: { pathNot: '^packages/money/src' },
    },
    {
      name: 'engines-are-pure',
      comment:
        'An engine is a function of (rules, state, randomness): no clock, network, file, database or npm package. Pass it in.',
      severity: 'error',
      from: { path: '^packages/engines/src', pathNot: test },
      to: { pathNot: '^packages/(engines|money)/src' },
    },
    {
      name: 'engine-families-do-not-meet',
      comment:
        'Slots know nothing of lottery. What both need goes to engines/src/random, exact or cards, or packages/money; games without reels are written in the words of instant.',
      severity: 'error',
      from: { path: '^packages/engines/src/([^/]+)/' },
      to: { path: '^packages/engines/src/([^/]+)/', pathNot: '^packages/engines/src/($1|random|exact|cards|instant)/' },
    },
    {
      name: 'verifier-shares-nothing',
      comment: 'Whoever checks our rounds must not believe our code: the verifier imports no other package of ours.',
      severity: 'error',
      from: { path: '^packages/verifier/src', pathNot: test },
      to: { path: '^(apps|packages|tools)/', pathNot: '^packages/verifier/src' },
    },
    {
      name: 'agent-audit-shares-nothing',
      comment: 'What counts the pay of agents anew must not repeat our mistakes: it imports no other package of ours.',
      severity: 'error',
      from: { path: '^tools/agent-audit/src', pathNot: test },
      to: { path: '^(apps|packages|tools)/', pathNot: '^tools/agent-audit/src' },
    },
    {
      name: 'contracts-are-leaves',
      comment: 'Contracts describe the wire: zod and money only, so that browser and server both can load them.',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: test },
      to: { pathNot: '^packages/(contracts|money)/src|node_modules/zod' },
    },
    {
      name: 'ledger-knows-no-game',
      comment: 'The ledger moves amounts between accounts. It has never heard of a bet, a rebate or a player.',
      severity: 'error',
      from: { path: '^packages/ledger/src', pathNot: test },
      to: { path: '^(apps|packages/(contracts|engines|locales|ui|vendor-client|vendor-kit|vendor-server))/' },
    },
    {
      name: 'host-knows-no-business',
      comment: 'What every program of ours starts with: environment, log, pool, health. It knows none of our packages.',
      severity: 'error',
      from: { path: '^packages/host/src', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/host/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'A package is a floor; an app stands on it.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-meet',
      comment: 'Browser, server and studio meet in packages/contracts and nowhere else.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    ...vendorRules,
    {
      name: 'rooms-meet-at-the-door',
      comment: "Import only the other room's index.ts.",
      severity: 'error',
      from: { path: room },
      to: {
        path: room,
        pathNot: ['^apps/server/src/modules/[^/]+/$1/', '^apps/server/src/modules/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'rooms-meet-as-types',
      comment: 'A room is given what it needs by the rooms below; it imports only the type of it (import type).',
      severity: 'error',
      from: { path: room, pathNot: test },
      to: {
        path: '^apps/server/src/modules/[^/]+/[^/]+/index\\.ts$',
        pathNot: '^apps/server/src/modules/[^/]+/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-knows-no-room',
      comment: 'The platform is below the rooms: it is given what it needs through the gate.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: test },
      to: { path: '^apps/server/src/(modules|house|rooms|main|seed)' },
    },
    {
      name: 'only-the-store-knows-sql',
      comment: 'Queries live in store.ts, store/ and platform/, so that rules can be read without tables.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: ['/store\\.ts$', '/store/', test] },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-tills-touch-the-ledger',
      comment: 'A room that moves money is named in `tills`, so that this line is the list an auditor reads.',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/',
        pathNot: [`^apps/server/src/modules/[^/]+/(${tills.join('|')})/`, test],
      },
      to: {
        path: '^(packages/ledger/|apps/server/src/platform/accruals/pay-members)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-do-not-query',
      comment: 'A route translates: contract in, one call, reply out.',
      severity: 'error',
      from: { path: '/(office-)?routes\\.ts$' },
      to: { path: '/store(\\.ts$|/)' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Two features are put together by a page (pages/), not by each other.',
      severity: 'error',
      from: { path: feature },
      to: { path: feature, pathNot: '^apps/[^/]+/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'components, wire, session and the like lie below features; features lie below pages.',
      severity: 'error',
      from: { path: '^apps/(web|office)/src/(components|wire|session|language|theme)/' },
      to: { path: '^apps/[^/]+/src/(features|pages)/' },
    },
    {
      name: 'no-import-of-a-test',
      comment: 'Factor what is useful in a test out into a *.fixture.ts beside it.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-dead-wood',
      comment: 'No entry point reaches this file: delete it.',
      severity: 'error',
      from: { path: entry },
      to: {
        path: '^(apps|packages|tools)/',
        pathNot: [...entry, test, onlyForTests, '/dist/', '\\.(css|json|svg|d\\.ts)$'],
        reachable: false,
      },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|tools)/.*/?(dist|public)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
