-- Whoever follows sign-ins asks for those after the last one they saw.
create index device_seen on identity.device (seen_at);
