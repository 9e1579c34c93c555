// Rules for our vendors, their pages and the games they play. A part of the floor plan in .dependency-cruiser.cjs.
const test = '(\\.test\\.tsx?|\\.fixture\\.tsx?)$'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'vendor-server-knows-no-game',
    comment:
      'What every vendor of ours stands on: signed calls, sessions, randomness. Games stand in the vendor itself.',
    severity: 'error',
    from: { path: '^packages/vendor-server/src', pathNot: test },
    to: {
      path: '^packages/',
      pathNot: '^packages/(vendor-(server|kit)|contracts|host|locales|money|engines/src/random)/',
    },
  },
  {
    name: 'vendor-client-knows-no-game',
    comment:
      'What pages of every vendor of ours stand on: calls, sessions, the site around them. Protocols and words are handed in by the app.',
    severity: 'error',
    from: { path: '^packages/vendor-client/src', pathNot: test },
    to: { path: '^packages/', pathNot: '^packages/(vendor-client|contracts|money|locales/src/word)' },
  },
  {
    name: 'vendors-use-the-public-calls',
    comment: 'A vendor of ours is a vendor like any other: it signs its calls and never sees the ledger.',
    severity: 'error',
    from: { path: '^apps/', pathNot: '^apps/server/' },
    to: { path: '^packages/ledger/' },
  },
  {
    name: 'only-vendors-serve-vendor-calls',
    comment:
      'packages/vendor-server is the base of vendors. The platform calls them and is called, and shares no code.',
    severity: 'error',
    from: { path: '^apps/(server|web|office|(studio|rooms)/client)/' },
    to: { path: '^packages/vendor-server/' },
  },
  {
    name: 'games-only-in-the-studio',
    comment:
      'Outcomes are decided by the vendor. Of engines the platform keeps the lottery’s, in the room of that name.',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: '^apps/server/src/modules/lottery/' },
    to: { path: '^packages/engines/' },
  },
  {
    name: 'platform-draws-lotteries-only',
    comment: 'Of engines the platform uses the lottery’s, exact fractions and what draws without bias.',
    severity: 'error',
    from: { path: '^apps/server/src/modules/lottery/' },
    to: { path: '^packages/engines/', pathNot: '^packages/engines/src/(exact|lottery|random)/' },
  },
  {
    name: 'browser-sees-no-outcome',
    comment:
      'The browser may count bets, and what was drawn before; it never draws, spins, settles or posts. Only engines/<family>/bets.ts, the pay table and the roads of live tables, and what the lottery counts of results are for it.',
    severity: 'error',
    from: { path: '^apps/(web|office|(studio|rooms)/client)/', pathNot: '\\.config\\.ts$' },
    to: {
      path: '^packages/(ledger|engines|vendor-kit|vendor-server|host)/',
      pathNot: [
        '^packages/engines/src/([^/]+/bets|lottery/statistics/(attributes|count-symbols|grids|sums))\\.ts$',
        '^packages/engines/src/live/(roads/[^/]+|spots)\\.ts$',
        '^packages/engines/src/live/[^/]+/spots\\.ts$',
        '^packages/engines/src/live/cockfight/(birds|pool|quotes)\\.ts$',
      ],
    },
  },
  {
    name: 'client-knows-the-protocol-only',
    comment:
      'A client meets its server in protocol.ts (at live tables also in room-calls.ts). The Studio’s knows what a family says there by instant-wire.ts and its pictures by slot-art.ts; the page of a live table applies news as the server does, by apply-news.ts.',
    severity: 'error',
    from: { path: '^apps/(studio|rooms)/client/' },
    to: {
      path: '^apps/(studio|rooms)/src/',
      pathNot: [
        '^apps/studio/src/(protocol|instant/instant-wire|titles/slot-art)\\.ts$',
        '^apps/rooms/src/(protocol|chat-protocol|room-calls|apply-news)\\.ts$',
      ],
    },
  },
  {
    name: 'rooms-client-stands-on-few',
    comment:
      'The page of a live table shows what the server decided: it stands on the base of vendors’ pages, words, money and looks, and of engines on the pay table and the roads.',
    severity: 'error',
    from: { path: '^apps/rooms/client/', pathNot: [test, '\\.config\\.ts$'] },
    to: {
      path: '^packages/',
      pathNot: [
        '^packages/(contracts|locales|money|ui|vendor-client|wire)/',
        '^packages/engines/src/live/(roads/[^/]+|spots)\\.ts$',
        '^packages/engines/src/live/[^/]+/spots\\.ts$',
        '^packages/engines/src/live/cockfight/(birds|pool|quotes)\\.ts$',
      ],
    },
  },
]
