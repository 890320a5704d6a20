import { fields, fuzz, laws, pipeline, printable, transactions, upload } from '../proofs'
import { met, notOurs, type Row } from '../row'

/** V1: encoding and sanitising. */
export const encoding: Row[] = [
  met(
    '1.1.1',
    2,
    'A form is decoded once, before signature and rules',
    pipeline('takes Chinese, spaces, plus and ampersand as they were meant'),
  ),
  met(
    '1.1.2',
    2,
    'Values are escaped by what takes them: SQL parameters, React text, the template of our pages, the terminal',
    laws('put text into a page as text'),
    printable('nothing that a terminal obeys or hides comes through'),
  ),
  met(
    '1.2.1',
    1,
    'Pages are React text or a template that escapes; the API answers JSON alone',
    laws('put text into a page as text'),
    pipeline('answers JSON, other bodies and broken ones by the envelope'),
  ),
  met('1.2.2', 1, 'Addresses are built by the route table; only places of it are followed', [
    'test/unit/routes/table.test.ts',
    'and read back give the same parameters, however odd',
  ]),
  met('1.2.3', 1, 'No script is made of text; data travel as JSON', laws('run no text as code')),
  met('1.2.4', 1, 'Values reach SQL as parameters', fuzz('answers whatever it is sent')),
  met(
    '1.2.5',
    1,
    'Programs are started by name and words, never by a shell',
    laws('start programs by their name and words, never through a shell'),
  ),
  notOurs(
    '1.2.6',
    2,
    'No LDAP',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs(
    '1.2.7',
    2,
    'No XPath',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs('1.2.8', 2, 'No LaTeX'),
  met(
    '1.2.9',
    2,
    'No pattern is made of what somebody sent',
    laws('make a pattern of no text that somebody sent'),
  ),
  notOurs(
    '1.3.1',
    1,
    'Nobody sends HTML: no editor gives any',
    laws('put text into a page as text'),
  ),
  met('1.3.2', 1, 'No eval and no kin of it', laws('run no text as code')),
  met(
    '1.3.3',
    2,
    'Text is cleaned, cut to length and of one line where it has one, before any filter',
    fields('holds nothing unseen once a call has taken it, in any field of any call'),
  ),
  met(
    '1.3.4',
    2,
    'SVG is no kind of upload',
    upload('is known by its bytes: every format, and nothing else'),
  ),
  notOurs('1.3.5', 2, 'No markup of people is interpreted', laws('put text into a page as text')),
  met(
    '1.3.6',
    2,
    'No address of a caller is asked; the world is reached in one place, at configured addresses',
    laws('ask the world in one place, which follows nobody to another address'),
  ),
  met(
    '1.3.7',
    2,
    'Templates are code; text is put in, never taken for one',
    laws('run no text as code'),
  ),
  notOurs('1.3.8', 2, 'No JNDI'),
  notOurs('1.3.9', 2, 'No memcache'),
  notOurs('1.3.10', 2, 'No format strings of others; logs are JSON'),
  notOurs(
    '1.3.11',
    2,
    'No mail',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  notOurs('1.4.1', 2, 'JavaScript: memory is managed'),
  met(
    '1.4.2',
    2,
    'Numbers are whole and in range on the way in; a bigint beyond safe numbers is an error',
    fuzz('answers whatever it is sent'),
  ),
  met(
    '1.4.3',
    2,
    'Connections go back to the pool, whatever happens',
    transactions('leaves no connection behind that led to it'),
  ),
  notOurs(
    '1.5.1',
    1,
    'No XML is read',
    laws('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people'),
  ),
  met(
    '1.5.2',
    2,
    'JSON is checked by a schema before it is believed; a cursor by the kind of each part',
    pipeline('takes names that are special elsewhere as plain names'),
    ['test/server/http/cursors.test.ts', 'refuses a place that nobody gave it'],
  ),
]
