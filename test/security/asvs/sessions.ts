import {
  closing,
  lostPhone,
  matrix,
  protection,
  safety,
  sessions,
  signIn,
  startUp,
} from '../proofs'
import { met, type Row } from '../row'

/** V7: sessions. */
export const sessionRows: Row[] = [
  met(
    '7.1.1',
    2,
    'Thirty days without use, 180 in all, twelve hours for what staff do, and why',
    protection('## Sessions'),
  ),
  met('7.1.2', 2, 'As many devices as somebody likes, all listed', protection('## Sessions')),
  met(
    '7.1.3',
    2,
    'WeChat says who somebody is and keeps no session of ours',
    protection('## Sessions'),
  ),
  met('7.2.1', 1, 'The server looks every token up, for every call', matrix('open to')),
  met(
    '7.2.2',
    1,
    'A token of its own for each sign-in',
    signIn('does not lie in the database as a token'),
  ),
  met('7.2.3', 1, '256 random bits', [
    'test/spec/laws.test.ts',
    'draw what nobody may guess from the system',
  ]),
  met(
    '7.2.4',
    1,
    'Signing in makes a new token; the app ends the one before',
    signIn('is ended by signing out, and only this one'),
  ),
  met('7.3.1', 2, 'Thirty days without use', signIn('ends by itself after 30 days without use')),
  met('7.3.2', 2, '180 days', sessions('ends 180 days after signing in, however much it is used')),
  met('7.4.1', 1, 'An ended session is refused from the next call on', matrix('shut to')),
  met(
    '7.4.2',
    1,
    'Closing an account ends them all',
    closing('ends every session, and the phone comes back as somebody new'),
  ),
  met(
    '7.4.3',
    2,
    'A new phone ends all others',
    safety('opens the account from then on, here and with all that was in it'),
  ),
  met('7.4.4', 2, 'On the settings page, two taps from everywhere', [
    'test/flows/history.test.ts',
    'another person does not meet the pages of the last one',
  ]),
  met(
    '7.4.5',
    2,
    'A command ends all sessions of a phone',
    lostPhone('all sessions of the account end, and nobody else’s'),
  ),
  met(
    '7.5.1',
    2,
    'A new phone takes a code of the old one and one of the new',
    safety('takes a proof of both phones, and neither is spent by a refusal'),
  ),
  met(
    '7.5.2',
    2,
    'Devices are listed and signed out, one or all others',
    sessions('one device is signed out from another, and mine stays'),
    sessions('all others end at once'),
  ),
  met(
    '7.6.1',
    2,
    'Unbinding WeChat shuts that way in',
    safety('opens the account no more once it is unbound'),
  ),
  met(
    '7.6.2',
    2,
    'A link that would make me somebody else asks first',
    startUp('replaces another person who says so'),
  ),
]
