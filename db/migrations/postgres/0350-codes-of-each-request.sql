-- Who asks for a code has it to herself: another's request takes neither its place nor its tries.
-- Codes live five minutes, so none is carried over.
drop table phone_codes;
create table phone_codes (
  request_hash text primary key,
  phone text not null,
  code_mac text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at bigint not null,
  expires_at bigint not null
);
create index phone_codes_phone on phone_codes (phone);
