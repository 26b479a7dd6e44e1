-- An order of nothing has a payment too: of the method 'none', paid as it is placed.
alter table payments drop constraint payments_amount_paise_check;
alter table payments add constraint payments_amount_paise_check
  check (amount_paise > 0 or (amount_paise = 0 and method = 'none'));
