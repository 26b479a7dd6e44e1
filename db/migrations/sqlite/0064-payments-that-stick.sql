-- Money that a bank keeps aside for us and that was not taken yet.
create index payments_authorized on payments (updated_at) where status = 'authorized';
