import { testParts } from './options.ts'

export const helpPage = `Sanuk: an online gaming and betting platform.

  ./sanuk                    start everything: site on 8080, back office on 8081, games on 8082, demo bank on 8083,
                             demo phone on 8085, which shows every message and letter that is sent
  ./sanuk test [part…]       prove it in a quarter of an hour; parts: ${testParts.join(' ')}
  ./sanuk test all [part…]   prove it with the slow tests and the fault tests, in an hour
  ./sanuk test changed [REF] test what the changes since REF (default: HEAD, so what is not committed) can touch
  ./sanuk dev                start everything with hot reload
  ./sanuk bench [group…]     measure it; --record adds the figures to docs/figures.md
  ./sanuk bench agents       salaries and overviews of agents; --members N, --levels N, --rounds N
  ./sanuk par [game…]        exact figures of the games without reels; --rounds N plays each as often, too, --json
  ./sanuk par slots [CODE…]  exact figures of slots, from their data; --write prints their par sheets anew, --json
  ./sanuk par titles         exact figures of the Studio's titles without reels; --write prints their sheets anew
  ./sanuk fairness           prove it fair: outcomes against exact distributions, --times N as many as the tests play;
                             --rounds N verified and altered ones refused; what dieharder says of the generator;
                             or a part: statistics rounds draws shoes series generator
  ./sanuk brand add CODE     make a brand, with no demo in it: --host HOST…, --name NAME, --currency THB, --language th…,
                             --country TH, --time-zone Asia/Bangkok, --copy CODE begins with what another one has set
  ./sanuk brand list         which brands there are
  ./sanuk operator add NAME  make one of a brand's first two operators, with a password for once: --brand CODE,
                             --name 'FULL NAME'
  ./sanuk vendor add CODE    enter a game vendor, in the sandbox; --name NAME, --address URL, --transfer
  ./sanuk vendor key CODE    make it a key; --public-key FILE takes its own, --revoke ID takes one away
  ./sanuk vendor ticket      open its game for a try: --member NAME --game CODE
  ./sanuk vendor reconcile   its statement of a day beside our books: CODE --day YYYY-MM-DD [--zone ZONE] FILE
  ./sanuk vendor list        who there is, with which keys
  ./sanuk ledger check       are the books true? every rule, one by one
  ./sanuk ledger verify      rebuild every balance from its transfers and walk the chain of seals
  ./sanuk agents audit       count anew what agents earned, by a program of its own, and compare it with what is kept
                             and paid; --brand CODE, --from DAY, --to DAY, --json
  ./sanuk turnover rebuild   make every sum of play anew from the rounds, and say what differs; --repair writes them
  ./sanuk help               this page

Options of ./sanuk and ./sanuk dev (--data also of ./sanuk agents, brand, operator, vendor, ledger and turnover)
  --port N                   the site's port; back office, games, demo bank, wallet vendor, demo phone and its
                             mail server take the six that follow
  --data DIR                 where data, logs and demo accounts are kept (default: .sanuk/data)

Options of ./sanuk test
  --seed N                   repeat the order of an earlier run, which printed its seed

Environment
  DATABASE_URL               use this PostgreSQL (15 or newer; a user with CREATEROLE who owns the database)
                             instead of the embedded one
  SANUK_DATABASE_URL         of ./sanuk agents, brand, operator, vendor, ledger and turnover: the server's own login in
                             production, with SANUK_LEDGER_KEY, instead of a data directory
  HOST                       the interface to serve on (default: 127.0.0.1)

Ctrl-C stops everything. Logs are in <data>/logs, the demo accounts in <data>/demo-accounts.json.`
