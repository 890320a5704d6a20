import {
  advisories,
  bodies,
  calls,
  events,
  forwarded,
  fuzz,
  guard,
  identity,
  inClear,
  laws,
  limits,
  log,
  operations,
  outside,
  pipeline,
  protection,
  releases,
  rights,
} from '../proofs'
import { decided, met, type Row } from '../row'

/** V14: data, V15: how it is built, V16: what is written down. */
export const data: Row[] = [
  met(
    '14.1.1',
    2,
    'What is kept of people, in four classes',
    protection('## What is kept of people'),
  ),
  met(
    '14.1.2',
    2,
    'How each class is sealed, shown, kept and forgotten',
    protection('## What is kept of people'),
  ),
  decided(
    '14.2.1',
    1,
    {
      says: 'The token travels in the address of a GET',
      instead:
        'It is in no log, no referer, no link that is shared; the app takes it out of the address; sessions end',
    },
    log('phones, tokens, signatures and identity numbers never reach a line, wherever they travel'),
    ['test/unit/routes/table.test.ts', 'a place never carries the token of its address'],
  ),
  met(
    '14.2.2',
    2,
    'no-store on every answer of the API, whatever its address looks like',
    pipeline('gives a call the same headers however its address is written'),
  ),
  met('14.2.3', 2, 'No tracker: the policy of the page lets it call nobody else', app14()),
  met(
    '14.2.4',
    2,
    'Identities lie sealed, networks and devices as keyed hashes',
    identity('waits, shown masked and lying sealed'),
    inClear('a phone and a network are counted, and lie nowhere in clear'),
  ),
  met('14.3.1', 1, 'Signing out forgets what was kept of the person', [
    'test/unit/cache/touched.test.tsx',
    'sign',
  ]),
  met(
    '14.3.2',
    2,
    'no-store',
    pipeline('gives a call the same headers however its address is written'),
  ),
  met('14.3.3', 2, 'The token, a place and how it should look: nothing else is stored', [
    'test/unit/session/session.test.ts',
    'store',
  ]),
  met('15.1.1', 1, 'How soon a known fault is gone', protection('## What we stand on')),
  met(
    '15.1.2',
    2,
    'A list of parts in every release, from the lock file',
    releases('has every package that the server asks for, and no other is a dependency'),
  ),
  met('15.1.3', 2, 'What is dear, and what bounds it', protection('## What is dear')),
  met(
    '15.2.1',
    1,
    'A known fault of what the server runs on fails the gate',
    advisories('of what the server runs on is a fault'),
  ),
  met(
    '15.2.2',
    2,
    'Large bodies are few, read of known people alone; providers stand behind a guard',
    bodies('of a stranger is refused at its headers'),
    outside('others read and write, though more wait there than there are connections'),
  ),
  met(
    '15.2.3',
    2,
    'A production folder has what the server needs',
    releases('has the commands of the house, and neither demo data nor tests'),
  ),
  met(
    '15.3.1',
    1,
    'Answers are what the contract says',
    calls('answers its owner, and what it answers fits the contract'),
  ),
  met(
    '15.3.2',
    2,
    'Nobody sends us on to another address',
    laws('ask the world in one place, which follows nobody to another address'),
  ),
  met(
    '15.3.3',
    2,
    'What a call does not declare is not read',
    calls('answers its owner, and what it answers fits the contract'),
    fuzz('answers whatever it is sent'),
  ),
  met(
    '15.3.4',
    2,
    'The address of the caller is what named proxies say, else the socket’s',
    limits('a header does not change whose call it is'),
    forwarded('headers from an address that is none of the proxies are told once'),
  ),
  met(
    '15.3.5',
    2,
    'TypeScript, strict; input has its type before it is used',
    fuzz('answers whatever it is sent'),
  ),
  met(
    '15.3.6',
    2,
    'Parameters have no prototype',
    pipeline('takes names that are special elsewhere as plain names'),
  ),
  met(
    '15.3.7',
    2,
    'Nothing may be said twice',
    pipeline('refuses a parameter that stands in the query and in the form'),
  ),
  met('16.1.1', 2, 'What is logged where, for whom, for how long', operations('## Logs')),
  met(
    '16.2.1',
    2,
    'When, who, from which home, what, with what result',
    events('a code that was sent and a sign-in, with who it was and from which home'),
  ),
  met('16.2.2', 2, 'UTC, with its zone', log('order numbers and times are left as they are')),
  met('16.2.3', 2, 'To stdout and one table', operations('## Logs')),
  met(
    '16.2.4',
    2,
    'A line of JSON an event',
    pipeline('has a line a request with path and result, without token, phone or query'),
  ),
  met(
    '16.2.5',
    2,
    'No token, phone, ID number or query',
    log('phones, tokens, signatures and identity numbers never reach a line, wherever they travel'),
  ),
  met(
    '16.3.1',
    2,
    'Sign-ins and codes, taken and refused',
    events('a code that was sent and a sign-in, with who it was and from which home'),
  ),
  met(
    '16.3.2',
    2,
    'Roles that somebody has not',
    events('a role that somebody has not, and what the staff do'),
  ),
  met(
    '16.3.3',
    2,
    'Wrong signatures, captchas in a row, too many calls',
    events('refusals that tell of somebody trying, the same ones as one row'),
    events('a captcha that is read wrong again and again, not one that is mistyped'),
  ),
  met(
    '16.3.4',
    2,
    'What nobody expected, under the request’s id',
    pipeline('tells the caller nothing, and the log everything under the request id'),
  ),
  met(
    '16.4.1',
    2,
    'JSON escapes what it holds',
    log('an error of the database is logged without its connection and its values'),
  ),
  met(
    '16.4.2',
    2,
    'The server may add to books and records, and change none',
    rights('only adds to books and records'),
  ),
  met('16.4.3', 2, 'stdout is taken elsewhere by whoever runs it', operations('## Logs')),
  met(
    '16.5.1',
    2,
    'A sentence for the person, the rest for the log',
    pipeline('tells the caller nothing, and the log everything under the request id'),
  ),
  met(
    '16.5.2',
    2,
    'A breaker before each provider',
    guard('that fails again and again is left alone for a while, then one sees whether it is back'),
  ),
  met('16.5.3', 2, 'Refused is rolled back', [
    'test/server/http/once.test.ts',
    'keeps no nonce of a refusal, so that the person may try again',
  ]),
]

function app14() {
  return [
    'test/server/http/app.test.ts',
    'runs only its own scripts, and calls only where it is told to',
  ] as const
}
