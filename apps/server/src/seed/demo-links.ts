import type pg from 'pg'

/** Links of the demo agents by username, and of the demo agent above them; the demo players come by them. */
const CODES = { mali88: 'TEAMMAHA88', niran77: 'TEAMNRAN77', wichai66: 'TEAMWCHA66' }
const TOP_CODE = 'TEAMSANUK2'

type Place = { readonly brand: string; readonly host: string; readonly agent: string }

/** A link for plain members of the demo agent and of some of the team; none expires. */
export async function addLinks(client: pg.Client, { brand, host, agent }: Place): Promise<void> {
  const codes = Object.entries(CODES)
  await client.query(
    `insert into links.link (id, brand, agent, code, type, host, note, request_id, created_at)
     select gen_random_uuid(), $1, agent, code, 0, $2, 'Facebook', gen_random_uuid(), clock_timestamp()
       from (select $3::uuid as agent, $4::text as code
             union all
             select member.id, given.code from unnest($5::text[], $6::text[]) given (username, code)
               join members.member on member.brand = $1 and member.username = given.username) links`,
    [brand, host, agent, TOP_CODE, codes.map(([username]) => username), codes.map(([, code]) => code)],
  )
}
