import sha256 from 'crypto-js/sha256'
import { isPromised } from '@/parts/draw/drawAgain'
import type { Detail } from './seckill'

interface Checked {
  /** The seed is the one whose print was told before. */
  isPromised: boolean
  /** The print of this person is the one that the server put them in line by; null: it did not. */
  isMine: boolean | null
  /** Of the seed and this person, as this phone works it out. */
  print: string
}

/** The draw of who came early, done again from what everybody may know and who one is. */
export function checkDraw({ promised, seed, mine }: Detail['proof'], userId: string): Checked {
  const print = sha256(seed + userId).toString()
  return {
    isPromised: isPromised({ proof: { seed, promised } }),
    isMine: mine && mine.user_id === userId && mine.print === print,
    print,
  }
}
