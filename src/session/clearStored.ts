import { appearance } from './appearance'
import { forgetPerson } from './goesWithPerson'
import { noticesSeen } from './noticesSeen'
import { session } from './session'

/** Everything that is kept on this phone goes. */
export function clearStored(): void {
  session.forget()
  forgetPerson()
  appearance.forget()
  noticesSeen.forget()
}
