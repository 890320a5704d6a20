import { protection, storage, upload } from '../proofs'
import { met, notOurs, open, type Row } from '../row'

/** V5: files. */
export const files: Row[] = [
  met(
    '5.1.1',
    2,
    'Kinds, sizes and what is done with each stand in one table',
    protection('## Files'),
  ),
  met(
    '5.2.1',
    1,
    'As large as its kind may be, by people who are signed in, an allowance an hour and a day',
    upload('is as large as allowed and no larger'),
    upload('nobody sends more than an allowance by the hour'),
  ),
  met(
    '5.2.2',
    1,
    'Known by its bytes, by no name; pictures by their pixels too',
    upload('is known by its bytes: every format, and nothing else'),
    upload('is no picture of more pixels than a phone can hold'),
  ),
  notOurs(
    '5.2.3',
    2,
    'Nothing is unpacked',
    upload('is known by its bytes: every format, and nothing else'),
  ),
  met(
    '5.3.1',
    1,
    'Shown, never run',
    upload('comes back as it went up, kept for ever and never run'),
  ),
  met(
    '5.3.2',
    1,
    'Names are our own, random ones; a folder gives out nothing outside of it',
    storage('a folder gives out nothing that lies outside of it'),
  ),
  met('5.4.1', 2, 'Nobody’s file names are taken', upload('is found by its whole name only')),
  notOurs('5.4.2', 2, 'No name that somebody gave is served'),
  open(
    '5.4.3',
    2,
    'No scanner looks at pictures: they are never run, and a scanner would be a service of its own',
  ),
]
