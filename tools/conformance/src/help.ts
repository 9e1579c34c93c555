export const helpPage = `Plays a game vendor against a platform and says which rules of the seamless wallet it keeps.

  node tools/conformance/src/main.ts --address https://platform.example --vendor ACME --key k1 \\
    --token TICKET --game golden-tiger

  node tools/conformance/src/main.ts --address … --vendor ACME --key k1 --token TICKET --game golden-tiger try bet 10

With try behind the options it looks at no rule: it makes the call that follows, or every one that is typed, and shows
what is sent and answered. The verbs stand at the end.

The secret comes from the environment (VENDOR_SECRET) or from a file, never from the command line.

  --address URL             the platform, without a path
  --vendor CODE             the code the platform knows the vendor by
  --key ID                  the id of the key
  --secret-file FILE        the shared secret, instead of VENDOR_SECRET
  --private-key-file FILE   the private half of an Ed25519 key as PEM, for vendors that sign so
  --token TICKET            a launch ticket (good for one minute) or the session it became; or LAUNCH_TICKET
  --game CODE               the game the ticket opens
  --member ID               the member the ticket must be for
  --currency CODE           the currency the member must have

For rules that need more; without, they are not looked at
  --other-vendor CODE       a second vendor, with --other-key ID and OTHER_VENDOR_SECRET
  --other-address IP        an address of this machine outside the vendor's list
  --expired-token TICKET    a ticket whose minute is over
  --campaign CODE           a campaign by which the vendor may pay prizes
  --hall-game CODE          another game of the hall that the ticket opens, which takes the same stakes
  --other-game CODE         a game of the vendor that is not in that hall

  --only NAME               one rule or group, such as bet.idempotent or orders; may come several times
  --json                    the report as JSON
  --help                    this page

The member needs fifty times the game's smallest stake, and nothing else may play with him meanwhile: he leaves with
what he came with. It ends with 0 where every rule is kept, with 1 where one is broken, with 2 where it could not begin.`
