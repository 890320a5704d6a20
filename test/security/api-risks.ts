import {
  bodies,
  calls,
  config,
  guard,
  laws,
  limits,
  matrix,
  outside,
  pages,
  sessions,
  strangers,
  unpaid,
} from './proofs'
import { threat, type Threat } from './threat'

/** The OWASP risks of APIs, 2023. */
export const apiRisks: readonly Threat[] = [
  threat(
    'API1 Other people’s objects',
    'Every call is tried with every name of another person’s thing',
    matrix('of no use to reach what is another person’s'),
  ),
  threat(
    'API2 Sign-in',
    'Codes are few, bound to who asked, for one purpose; sessions end',
    strangers('uses up the tries of the own code alone'),
    sessions('ends 180 days after signing in, however much it is used'),
  ),
  threat(
    'API3 Other fields',
    'A call takes and gives the fields it declares',
    calls('answers its owner, and what it answers fits the contract'),
  ),
  threat(
    'API4 Boundless use',
    'Limits on every call, on bodies, on what may be held unpaid',
    limits('is counted with all others of a person, reads and writes apart'),
    bodies('waits outside while as much as there is room for is in hand'),
  ),
  threat(
    'API5 Other people’s functions',
    'Every call is tried as every kind of caller',
    matrix('shut to'),
  ),
  threat(
    'API6 Business flows',
    'Tickets, limits of goods and prizes, few open orders, captchas before messages',
    unpaid('is nothing more for a day after three that came to nothing'),
  ),
  threat(
    'API7 Requests to elsewhere',
    'The world is asked at configured addresses, in one place',
    laws('ask the world in one place, which follows nobody to another address'),
  ),
  threat(
    'API8 Configuration',
    'Production refuses what is only good for a demo',
    config('production refuses demo secrets and local providers unless they are allowed by name'),
  ),
  threat(
    'API9 Inventory',
    'One contract, published; a call that is not in it is not there',
    pages('has every call as OpenAPI 3.1 with parameters and reply'),
  ),
  threat(
    'API10 What others answer',
    'Their answers have a schema, a time and a signature where they can',
    guard('that does not answer in time is let go of, and told so'),
    outside('others read and write, though more wait there than there are connections'),
  ),
]
