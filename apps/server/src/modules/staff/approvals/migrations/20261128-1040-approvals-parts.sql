-- Which part of a record a proposal is about; empty where it is about all of it. Proposals about other parts of the same
-- record may wait beside it.
alter table approvals.proposal add column part text not null default '';
update approvals.proposal set part = details ->> 'scheme' where kind = 'salary.contract' and details ? 'scheme';
drop index approvals.proposal_waiting;
-- One at a time about one part of one thing.
create unique index proposal_waiting on approvals.proposal (brand, kind, subject_id, part) where state = 'waiting';
