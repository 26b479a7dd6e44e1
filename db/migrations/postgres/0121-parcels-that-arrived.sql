-- When a parcel came to where it belongs: those of one moment are one step, and are taken back as one.
alter table parcels add column delivered_at bigint;
update parcels set delivered_at = updated_at where state = 'delivered';
