import zlib from 'node:zlib'
import { bodyLimitOf, mostBytes } from '@contract/upload'
import type { Blow } from './blow'

const film = bodyLimitOf(mostBytes.video) - 1000
const names = Buffer.from('a&'.repeat(film / 2))

interface Repeated extends Blow {
  name: string
  perSecond: number
}

/** Nobody who sends these is signed in, and nothing of it is signed. */
export const blows: readonly Repeated[] = [
  {
    name: 'packed bodies, 12 KB for 12 MB',
    perSecond: 2,
    headers: ['content-encoding: gzip'],
    body: zlib.gzipSync(names),
  },
  { name: 'bodies of 100 000 pairs', perSecond: 2, body: names.subarray(0, 200_000) },
  {
    name: 'bodies of 32 000 pairs to an ordinary call',
    perSecond: 10,
    path: '/tp5/api/Account/checkIsOnline',
    body: names.subarray(0, 64_000),
  },
  {
    name: 'addresses of 30 000 pairs',
    perSecond: 10,
    path: `/tp5/api/Account/checkIsOnline?${'a&'.repeat(30_000)}`,
    body: Buffer.alloc(0),
  },
  { name: 'whole uploads of 12 MB', perSecond: 2, body: Buffer.alloc(film, 'x') },
]

/** Uploads that send the first of their 12 MB and then nothing more. */
export const held = { uploads: 420, blow: { announced: film, body: Buffer.alloc(1 << 20, 'x') } }
/** A byte a second, and none at all. */
export const waiting = { slow: 200, idle: 2000 }
/** While WeChat sleeps. */
export const signIns = 19
/** Those that come to stay come one by one, until all are there. */
export const gatheringSeconds = 5
