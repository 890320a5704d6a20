import { makeAutoObservable } from 'mobx'
import { read, remove, write } from '../platform/storage'

const key = '_notices_seen'

/** Up to when the notices were read on this phone; the server knows it of who is signed in. */
class NoticesSeen {
  at: string = read(key) ?? ''

  constructor() {
    makeAutoObservable(this)
  }

  /** Times of the server: all have the same zone, so that they compare as text. */
  upTo(time: string): void {
    if (time <= this.at) return
    this.at = time
    write(key, time)
  }

  forget(): void {
    this.at = ''
    remove(key)
  }
}

export const noticesSeen = new NoticesSeen()
