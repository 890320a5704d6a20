-- WeChat tells not only who somebody is for a code of theirs, but also the phone they chose to give.
alter table wechat_codes rename column openid_sealed to said_sealed;
