-- A number that stands in an application says nothing yet; once approved it verifies one account.
drop index identities_number;
create unique index identities_number on identities (number_hash) where state = 'approved';
