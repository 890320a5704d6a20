import {
  archive,
  callbacks,
  once,
  pipeline,
  sealedBackup,
  takeover,
  transactions,
  guard,
  outside,
} from './proofs'
import type { Proof } from './row'

/** Something that breaks, what is lost by it, how long it takes, and what repeats it. */
export interface Failure {
  name: string
  loss: string
  time: string
  command: string
  proofs: readonly Proof[]
}

export const failures: readonly Failure[] = [
  {
    name: 'kill -9 of the server',
    loss: 'nothing that was answered; a request without an answer is sent again and answered once',
    time: 'the next start takes the running database over: 2.6–6.4 s',
    command: 'npm run bench -- chaos',
    proofs: [takeover('a killed server leaves its database running; the next start takes it over')],
  },
  {
    name: 'kill -9 of server and database',
    loss: 'nothing that was answered',
    time: '2.6–6.4 s, up to 16 s on a machine that is busy',
    command: 'npm run bench -- chaos',
    proofs: [
      takeover('server and every database process killed: nothing that was answered is lost'),
      [
        'test/server/payment/crash.test.ts',
        'kill -9 of server and database in the middle of paying loses no money and doubles none',
      ],
      [
        'test/server/upload/crash.test.ts',
        'a kill in the middle of uploads leaves nothing that cleaning does not find',
      ],
    ],
  },
  {
    name: 'The database falls over under a running server',
    loss: 'nothing; what is on its way is answered 503 or done again',
    time: '0.7–3.5 s',
    command: 'npm test -- test/server/database/takeover.test.ts',
    proofs: [takeover('a database that falls over under a running server stands up again')],
  },
  {
    name: 'A failover of a database elsewhere',
    loss: 'nothing; an unclear commit is decided by the nonce',
    time: 'as long as the failover',
    command: 'npm test -- test/server/http/failover.test.ts',
    proofs: [
      ['test/server/http/failover.test.ts', 'when it has committed and nobody has heard'],
      transactions('is repeated where the work sees by itself what is done'),
    ],
  },
  {
    name: 'The network between phone and server is lost',
    loss: 'nothing; the app sends the same nonce again',
    time: 'until the phone is back',
    command: 'npm test -- test/unit/request/send.test.ts',
    proofs: [once('happens once however many times the request arrives, all at once or later')],
  },
  {
    name: 'Every answer to an order is lost, and the person taps again or ends the app',
    loss: 'nothing; the phone asks for the same order until it is told what became of it',
    time: 'until the phone is back',
    command: 'npm test -- test/unit/request/sendOnce.test.ts',
    proofs: [
      [
        'test/unit/request/sendOnce.test.ts',
        'is asked for again after the app was ended, and nothing where none is missing',
      ],
      [
        'test/unit/pages/catalogue/order.test.tsx',
        'an answer that was lost is asked for again, and nothing is exchanged a second time',
      ],
    ],
  },
  {
    name: 'A double tap, or the same request many times',
    loss: 'nothing is done twice',
    time: '—',
    command: 'npm test -- test/server/http/once.test.ts',
    proofs: [once('happens once however many times the request arrives, all at once or later')],
  },
  {
    name: 'A replay of somebody’s request',
    loss: 'nothing: within its time it gets the answer it was given before, after it none',
    time: '—',
    command: 'npm test -- test/contract/calls.test.ts',
    proofs: [
      ['test/contract/calls.test.ts', 'refuses a stale request and tells the time'],
      callbacks('a true one that is played again after its time'),
    ],
  },
  {
    name: 'The phone’s clock is off',
    loss: 'nothing; the refusal tells the time and the app takes it',
    time: 'one more request',
    command: 'npm test -- test/server/http/pipeline.test.ts',
    proofs: [pipeline('accepts a clock that is up to 300 seconds off, either way')],
  },
  {
    name: 'WeChat, SMS or a carrier is slow or gone',
    loss: 'nothing; what needs them waits or is refused in words, all else goes on',
    time: 'others within twice their time alone',
    command: 'npm run bench -- outside',
    proofs: [
      outside('others read and write, though more wait there than there are connections'),
      guard(
        'that fails again and again is left alone for a while, then one sees whether it is back',
      ),
    ],
  },
  {
    name: 'A full disk',
    loss: 'nothing that was answered; writes are refused until there is room',
    time: '0.2 s after there is room',
    command: 'npm run bench -- disk',
    proofs: [['test/bench/disk.ts', 'writes answered, all there']],
  },
  {
    name: 'A restore',
    loss: 'what was written after the backup',
    time: 'seconds a gigabyte; the rehearsal says how long',
    command: 'npm run restore -- --check FILE',
    proofs: [
      archive('what was saved comes back to the letter, in place of what was there'),
      sealedBackup('is rehearsed in a database of its own'),
    ],
  },
]
