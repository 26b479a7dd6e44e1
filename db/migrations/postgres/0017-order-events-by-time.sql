-- What happened since the last look is counted for the shop's figures.
create index order_events_by_time on order_events (at);
