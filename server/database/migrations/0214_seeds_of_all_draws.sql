-- All draws hang on the one chain of seeds; what was drawn before is told without.
alter table lottery_seeds rename to draw_seeds;
alter table draws add column day date, add column message text not null default '';
