import {
  captcha,
  ceilings,
  config,
  lostPhone,
  protection,
  purposes,
  safety,
  sessions,
  signIn,
  strangers,
  wechat,
  wechatPhone,
  demoData,
} from '../proofs'
import { decided, met, notOurs, type Row } from '../row'

const noPassword = 'No passwords: people prove that they hold their phone'

/** V6: authentication. */
export const authentication: Row[] = [
  met(
    '6.1.1',
    1,
    'What stands against guessing, and why nobody can be locked out by it',
    protection('## Signing in'),
  ),
  notOurs('6.1.2', 2, noPassword),
  met('6.1.3', 2, 'SMS and WeChat, and how sure each is', protection('## Signing in')),
  notOurs('6.2.1', 1, noPassword),
  notOurs('6.2.2', 1, noPassword),
  notOurs('6.2.3', 1, noPassword),
  notOurs('6.2.4', 1, noPassword),
  notOurs('6.2.5', 1, noPassword),
  notOurs('6.2.6', 1, noPassword),
  notOurs('6.2.7', 1, noPassword),
  notOurs('6.2.8', 1, noPassword),
  notOurs('6.2.9', 2, noPassword),
  notOurs('6.2.10', 2, noPassword),
  notOurs('6.2.11', 2, noPassword),
  notOurs('6.2.12', 2, noPassword),
  met(
    '6.3.1',
    1,
    'Tries of a code are few and its asker’s alone; ceilings keep a part for known accounts',
    strangers('uses up the tries of the own code alone'),
    ceilings(
      'that is full keeps a part for those who are known, and tells nobody whose phone has an account',
    ),
  ),
  met(
    '6.3.2',
    1,
    'Production refuses demo people, demo secrets and demo machines',
    demoData('production does not open on demo data that nobody asked it for'),
    config('production refuses demo secrets and local providers unless they are allowed by name'),
  ),
  decided(
    '6.3.3',
    2,
    {
      says: 'People sign in by SMS',
      instead:
        'Staff prove their phone anew every twelve hours, moving an account takes two phones, closing it and exporting it a code of their own',
    },
    sessions('asks for a proof every twelve hours, and signs nobody out'),
    safety('takes a proof of both phones, and neither is spent by a refusal'),
  ),
  met(
    '6.3.4',
    2,
    'Each purpose of a code has its own calls, and no other opens by it',
    purposes('each purpose has its own calls'),
  ),
  met('6.4.1', 1, 'Machines get a random secret, shown once, which a command changes', [
    'test/server/fleet/machine-file.test.ts',
    'is shown once by a command, and the one before is worth nothing from then on',
  ]),
  notOurs('6.4.2', 1, 'No questions about the dog'),
  notOurs('6.4.3', 2, noPassword),
  met(
    '6.4.4',
    2,
    'Who lost the phone is asked by a person of the house, and the record says who did it',
    lostPhone('the account moves to the number that they have now'),
  ),
  met(
    '6.5.1',
    2,
    'A code works once',
    signIn('takes a code once'),
    wechat('takes a code once, whoever brings it'),
    wechatPhone('takes a code once, and from nobody but whom it was given'),
  ),
  met(
    '6.5.2',
    2,
    'Codes lie as keyed hashes, for five minutes; the key is not in the database',
    captcha('waits sealed for its sending'),
  ),
  met('6.5.3', 2, 'Codes are drawn by the system', [
    'test/spec/laws.test.ts',
    'draw what nobody may guess from the system',
  ]),
  decided(
    '6.5.4',
    2,
    {
      says: 'Six digits, as people know them',
      instead: 'Five tries for each code, each bound to who asked for it',
    },
    signIn('bears four wrong codes and no fifth, though each refusal rolls back'),
  ),
  met('6.5.5', 2, 'Five minutes', signIn('does not take a code after five minutes')),
  decided(
    '6.6.1',
    2,
    {
      says: 'People sign in by SMS',
      instead: 'WeChat beside it; the policy and the safety page say what a phone number opens',
    },
    protection('## Signing in'),
  ),
  met(
    '6.6.2',
    2,
    'A code is good for one purpose and for whoever asked for it',
    purposes('a code that proves an exchange does not sign in'),
    strangers('opens what it asked for from the same network'),
  ),
  met(
    '6.6.3',
    2,
    'Few tries, few codes a day, by device, network and phone',
    strangers('takes none of its calls by asking without a captcha and guessing without a code'),
  ),
  met(
    '6.8.1',
    2,
    'What a platform says belongs to that platform',
    wechat('keeps what the platforms say of the same openid apart'),
  ),
  notOurs(
    '6.8.2',
    2,
    'WeChat sends no assertions by way of the browser: its code is asked about by the server',
  ),
  notOurs('6.8.3', 2, 'No SAML'),
  met(
    '6.8.4',
    2,
    'WeChat alone proves no phone: what staff do asks for one',
    sessions('a sign-in by WeChat alone has proved no phone'),
  ),
]
