-- Each key has one purpose from here on and each seal names its row. What was hashed or sealed
-- for minutes and has no original is asked for again; the rest is rekeyed before the server listens.
delete from captchas;
delete from sms_codes;
delete from wechat_codes;
delete from jobs where name = 'auth: send sms';
