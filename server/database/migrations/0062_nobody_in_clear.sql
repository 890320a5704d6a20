-- Networks and devices are counted by keyed hashes, which have 43 letters. What was counted in clear
-- before is met by no count any more, and goes. 'visit' is a device that opened a page.
delete from campaign_counts
where subject ~ '^(seen )?(network|device) |^visit '
  and subject !~ '^(seen )?(network|device|visit) [A-Za-z0-9_-]{43}( |$)';

-- Of a signal only its kind, its person and its figures are ever looked at.
update farming_signals set subject = ''
where kind in ('network', 'device') and subject !~ '^[A-Za-z0-9_-]{43}$';
