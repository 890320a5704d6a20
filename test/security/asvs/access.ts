import { calls, matrix, pages, protection } from '../proofs'
import { met, notOurs, type Row } from '../row'

const opaque = 'No token says anything: it is looked up'

/** V8: who may do what, and V9: tokens that speak for themselves. */
export const access: Row[] = [
  met(
    '8.1.1',
    1,
    'Who may call stands with the call, and is published',
    pages('has every call as OpenAPI 3.1 with parameters and reply'),
    protection('## Who may do what'),
  ),
  met(
    '8.1.2',
    2,
    'What goes in and out of each call stands there too',
    pages('has every call as OpenAPI 3.1 with parameters and reply'),
  ),
  met('8.2.1', 1, 'Every call against every kind of caller', matrix('shut to')),
  met(
    '8.2.2',
    1,
    'Every call against every name of another person’s thing',
    matrix('of no use to reach what is another person’s'),
    calls('gives another person nothing of the owner'),
  ),
  met(
    '8.2.3',
    2,
    'A call takes and gives the fields that it declares',
    calls('answers its owner, and what it answers fits the contract'),
  ),
  met('8.3.1', 1, 'By the server, from the contract', matrix('shut to')),
  met(
    '8.4.1',
    2,
    'Merchants and operators see their own',
    matrix('of no use to reach what is another person’s'),
  ),
  notOurs('9.1.1', 1, opaque),
  notOurs('9.1.2', 1, opaque),
  notOurs('9.1.3', 1, opaque),
  notOurs('9.2.1', 1, opaque),
  notOurs('9.2.2', 2, opaque),
  notOurs('9.2.3', 2, opaque),
  notOurs('9.2.4', 2, opaque),
]
