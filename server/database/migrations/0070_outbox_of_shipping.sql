-- What the local provider of shipping records was told shows beside the codes.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('sms', 'captcha', 'shipping'));
