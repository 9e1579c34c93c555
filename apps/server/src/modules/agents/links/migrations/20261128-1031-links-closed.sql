/* Links end with the agency; those of agents who are closed already let nobody in. */
update links.link set closed_at = greatest(clock_timestamp(), link.created_at)
  from agents.agent
 where agent.member = link.agent and agent.state = 'closed' and link.closed_at is null;

/* Accounts that agents of a brand opened lately. */
create index account_of_brand on links.account (brand, opened_at);
