-- What a game takes in currencies in which its vendor lists other stakes than in the rest of them: a list of
-- {currency, minimumStake, maximumStake, freeRoundStakes}, amounts as decimal strings.
alter table catalogue.game add column stakes_in jsonb not null default '[]';
