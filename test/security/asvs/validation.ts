import {
  captcha,
  exchange,
  fuzz,
  limits,
  once,
  pages,
  rush,
  transactions,
  unpaid,
  protection,
  redeeming,
} from '../proofs'
import { met, type Row } from '../row'

/** V2: validation and business logic. */
export const validation: Row[] = [
  met(
    '2.1.1',
    1,
    'The contract says the shape of every field, and is published as it is enforced',
    pages('has every call as OpenAPI 3.1 with parameters and reply'),
  ),
  met(
    '2.1.2',
    2,
    'What has to fit together stands with the call and is refused in words',
    pages('has every call as OpenAPI 3.1 with parameters and reply'),
  ),
  met(
    '2.1.3',
    2,
    'Limits stand with the call, those of all calls in one table',
    pages('has every call as OpenAPI 3.1 with parameters and reply'),
    protection('## How often'),
  ),
  met(
    '2.2.1',
    1,
    'Every field of every call is checked by its schema',
    fuzz('answers whatever it is sent'),
  ),
  met(
    '2.2.2',
    1,
    'By the server, whatever the app has checked',
    fuzz('answers whatever it is sent'),
  ),
  met(
    '2.2.3',
    2,
    'What belongs together is checked together: price, ticket, stock, address, owner',
    exchange('price'),
  ),
  met('2.3.1', 1, 'States are tables; a move that a table does not have is refused', [
    'test/server/order/flows.test.ts',
    'has these states and no others',
  ]),
  met(
    '2.3.2',
    2,
    'Limits of goods, prizes and open orders hold, however many ask at once',
    unpaid('is two pieces, however many taps come at once'),
    unpaid('is nothing more for a day after three that came to nothing'),
  ),
  met(
    '2.3.3',
    2,
    'A write happens whole or not at all, and once',
    once('happens once however many times the request arrives, all at once or later'),
    transactions('a lost race is run again from the start, and only the last run counts'),
  ),
  met('2.3.4', 2, 'Stock is taken by a conditional update', rush('sold')),
  met(
    '2.4.1',
    2,
    'Every call has a limit: its own, or that of all; a captcha stands before messages',
    limits('is counted with all others of a person, reads and writes apart'),
    captcha('sends one code and is then used up'),
    redeeming('are borne ten times of one person, whether read or redeemed'),
  ),
]
