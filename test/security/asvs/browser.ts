import { app, calls, laws, pipeline, startUp, upload } from '../proofs'
import { decided, met, notOurs, type Row } from '../row'

/** V3: what a browser is told, and V4: the API. */
export const browser: Row[] = [
  met(
    '3.2.1',
    1,
    'Every answer says its kind and is not guessed at; files of people are shown in a sandbox',
    app('has the headers of a careful site'),
    upload('comes back as it went up, kept for ever and never run'),
  ),
  met('3.2.2', 1, 'Text is put into a page as text', laws('put text into a page as text')),
  notOurs('3.3.1', 1, 'No cookies', laws('keep no cookie')),
  notOurs('3.3.2', 2, 'No cookies', laws('keep no cookie')),
  notOurs('3.3.3', 2, 'No cookies', laws('keep no cookie')),
  notOurs('3.3.4', 2, 'No cookies', laws('keep no cookie')),
  met(
    '3.4.1',
    1,
    'A year of HTTPS alone, for all hosts below ours',
    app('asks for HTTPS alone where people come by it, also of the hosts below'),
  ),
  met(
    '3.4.2',
    1,
    'Only configured origins may read answers',
    app('only configured origins may read answers from other pages'),
  ),
  met(
    '3.4.3',
    2,
    'A policy by hashes; no object, no base',
    app('runs only its own scripts, and calls only where it is told to'),
  ),
  met('3.4.4', 2, 'nosniff on every answer', app('has the headers of a careful site')),
  met('3.4.5', 2, 'Only our origin travels as a referer', app('has the headers of a careful site')),
  met('3.4.6', 2, 'frame-ancestors in the policy', app('has the headers of a careful site')),
  met(
    '3.5.1',
    1,
    'A browser adds nothing to a call by itself: the token is sent by the page, in every call',
    calls('asks whoever is signed out to sign in'),
  ),
  notOurs('3.5.2', 1, 'Nothing rests on a preflight: see 3.5.1'),
  met(
    '3.5.3',
    1,
    'What changes something is POST',
    pipeline('answers unknown calls, a wrong verb and a bad address by the envelope'),
  ),
  decided(
    '3.5.4',
    2,
    {
      says: 'App, API and pictures are served at one address',
      instead: 'Files of people are shown in a sandbox without scripts',
    },
    upload('comes back as it went up, kept for ever and never run'),
  ),
  notOurs(
    '3.5.5',
    2,
    'No message of another window is heard',
    laws('hear no message of another window'),
  ),
  met(
    '3.7.1',
    2,
    'Nothing beyond what today’s browsers have; the build is checked against its oldest',
    [
      'test/unit/build/browsers.test.ts',
      'babel, the bundler and the README mean the same browsers',
    ],
  ),
  met(
    '3.7.2',
    2,
    'Only places of the route table are gone to, and addresses that the house has written down',
    startUp('says who is signed in now'),
  ),
  met(
    '4.1.1',
    1,
    'JSON with its charset',
    pipeline('answers JSON, other bodies and broken ones by the envelope'),
  ),
  met('4.1.2', 2, 'The server redirects nobody; the proxy does so for pages alone', [
    'docs/deploy/nginx.conf',
    'return 301',
  ]),
  met('4.1.3', 2, 'Forwarded headers are believed of named proxies alone', [
    'test/server/http/forwarded.test.ts',
    'forwarded headers that are not believed are told once',
  ]),
  met(
    '4.2.1',
    2,
    'Node’s strict parser finds where a message ends; what it gives up on is answered and closed',
    pipeline('answers an address beyond all measure'),
  ),
  notOurs(
    '4.3.1',
    2,
    'No GraphQL',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs(
    '4.3.2',
    2,
    'No GraphQL',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs(
    '4.4.1',
    1,
    'No WebSocket',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs(
    '4.4.2',
    2,
    'No WebSocket',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs(
    '4.4.3',
    2,
    'No WebSocket',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs(
    '4.4.4',
    2,
    'No WebSocket',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
]
